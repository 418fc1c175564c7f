#include "games/tetress/tetress.hpp"

namespace arena {
namespace {

using namespace tetress;

std::vector<int> covers(const tetress::Position& pos, Side side) {
  std::vector<int> values(cells);
  for_each_touching(pos.empty(), landing(pos, side), [&](Shape shape, Bits anchors) {
    for_each_cell(anchors, [&](Cell anchor) {
      for_each_cell(cells_of({shape, anchor}), [&](Cell cell) { ++values[cell]; });
    });
  });
  return values;
}

}  // namespace

std::vector<Fact> Tetress::facts(const Position& pos) {
  return {{"covers_first", covers(pos, Side::first)},
          {"covers_second", covers(pos, Side::second)},
          {"mobility", {mobility(pos, Side::first), mobility(pos, Side::second)}},
          {"tokens", {count(pos.tokens[0]), count(pos.tokens[1])}},
          {"plies_left", {max_plies - pos.ply}}};
}

}  // namespace arena
