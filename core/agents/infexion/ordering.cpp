#include "agents/infexion/ordering.hpp"

#include <algorithm>
#include <functional>

namespace arena::infexion {

int promise(const Position& pos, Move move) {
  constexpr int fewest = max_power * (max_power + 1);
  if (!is_spread(move)) return fewest;
  const Bits captured = hit_by(pos, move.cell, direction_of(move)) & pos.theirs();
  return pos.power_on(captured) * (max_power + 1) * (max_power + 1) + fewest -
         std::popcount(captured) * (max_power + 1) + pos.power_at(move.cell);
}

void order(const Position& pos, MoveList& moves) {
  // Promise above, place from the end below: no two keys are equal, so an unstable sort without memory will
  // do.
  constexpr std::uint32_t places = 512;
  static_assert(max_moves < places);
  std::array<std::uint32_t, max_moves> keys;
  const std::size_t count = moves.size();
  for (std::size_t i = 0; i < count; ++i)
    keys[i] = static_cast<std::uint32_t>(promise(pos, moves[i])) * places + places - 1 -
              static_cast<std::uint32_t>(i);
  std::sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
  const MoveList unsorted = moves;
  for (std::size_t i = 0; i < count; ++i) moves[i] = unsorted[places - 1 - keys[i] % places];
}

}  // namespace arena::infexion
