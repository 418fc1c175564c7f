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
  auto first = covers(pos, Side::first);
  auto second = covers(pos, Side::second);
  int room_first = 0;
  int room_second = 0;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    room_first += first[cell] > 0 && second[cell] == 0 ? 1 : 0;
    room_second += second[cell] > 0 && first[cell] == 0 ? 1 : 0;
  }
  return {{"covers_first", std::move(first)},
          {"covers_second", std::move(second)},
          {"room", {room_first, room_second}},
          {"mobility", {mobility(pos, Side::first), mobility(pos, Side::second)}},
          {"tokens", {count(pos.tokens[0]), count(pos.tokens[1])}},
          {"plies_left", {max_plies - pos.ply}}};
}

}  // namespace arena
