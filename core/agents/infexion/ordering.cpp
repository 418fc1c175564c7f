#include "agents/infexion/ordering.hpp"

#include <algorithm>
#include <functional>

namespace arena::infexion {

int ordering_score(const Position& pos, Move move) {
  constexpr int fewest = max_power * (max_power + 1);
  if (!is_spread(move)) return fewest;
  const Bits captured = hit_by(pos, move.cell, direction_of(move)) & pos.theirs();
  return pos.power_on(captured) * (max_power + 1) * (max_power + 1) + fewest -
         std::popcount(captured) * (max_power + 1) + pos.power_at(move.cell);
}

void order(const Position& pos, MoveList& moves) {
  // The high part of a key is the score, the low part the index counted from the end. No two keys are equal,
  // so an unstable sort without allocation is enough.
  constexpr std::uint32_t index_count = 512;
  static_assert(max_moves < index_count);
  std::array<std::uint32_t, max_moves> keys;
  const std::size_t count = moves.size();
  for (std::size_t i = 0; i < count; ++i)
    keys[i] = static_cast<std::uint32_t>(ordering_score(pos, moves[i])) * index_count + index_count - 1 -
              static_cast<std::uint32_t>(i);
  std::sort(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
  const MoveList unsorted = moves;
  for (std::size_t i = 0; i < count; ++i) moves[i] = unsorted[index_count - 1 - keys[i] % index_count];
}

}  // namespace arena::infexion
