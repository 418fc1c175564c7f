#include "games/infexion/infexion.hpp"

namespace arena {
namespace {

using namespace infexion;

std::vector<int> powers(const infexion::Position& pos, Side side) {
  std::vector<int> values(cells);
  for_each_cell(pos.of(side), [&](Cell cell) { values[cell] = pos.power_at(cell); });
  return values;
}

std::vector<int> hits(const infexion::Position& pos, Side side) {
  std::vector<int> values(cells);
  for_each_cell(pos.of(side), [&](Cell from) {
    for (int d = 0; d < directions; ++d)
      for_each_cell(hit_by(pos, from, static_cast<Direction>(d)), [&](Cell cell) { ++values[cell]; });
  });
  return values;
}

}  // namespace

std::vector<Fact> Infexion::facts(const Position& pos) {
  return {{"power_first", powers(pos, Side::first)},
          {"power_second", powers(pos, Side::second)},
          {"hits_first", hits(pos, Side::first)},
          {"hits_second", hits(pos, Side::second)},
          {"stacks", {std::popcount(pos.stacks[0]), std::popcount(pos.stacks[1])}},
          {"plies_left", {max_plies - pos.ply}},
          {"may_spawn", {may_spawn(pos) ? 1 : 0}}};
}

}  // namespace arena
