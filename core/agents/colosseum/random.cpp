#include "agents/colosseum/random.hpp"

namespace arena::colosseum {
namespace {

using Walls = InlineVector<Wall, 4>;

Wall pick(const Walls& walls, Rng& rng) {
  return walls[uniform(rng, static_cast<std::uint32_t>(walls.size()))];
}

}  // namespace

Move random_walk(const Position& pos, Rng& rng) {
  Cell cell = pos.mover();
  for (auto steps = uniform(rng, static_cast<std::uint32_t>(step_limit(pos)) + 1); steps > 0; --steps) {
    Walls open_sides;
    for (const Wall side : all_walls)
      if (is_open(pos, cell, side) && neighbour(cell, side) != pos.opponent()) open_sides.push_back(side);
    if (open_sides.empty()) break;
    cell = neighbour(cell, pick(open_sides, rng));
  }
  Walls free_sides;
  for (const Wall side : all_walls)
    if (is_open(pos, cell, side)) free_sides.push_back(side);
  return {cell, pick(free_sides, rng)};
}

}  // namespace arena::colosseum
