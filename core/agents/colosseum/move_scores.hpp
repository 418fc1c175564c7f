#pragma once
#include <bit>
#include <span>

#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The index of a move in the history tables: its two bytes as one number, so that a compiler can compare
// eight moves at a time.
inline constexpr int history_indices = 1024;
[[nodiscard]] constexpr int history_index(Move move) noexcept {
  static_assert(std::endian::native == std::endian::little);
  return __builtin_bit_cast(std::uint16_t, move);  // std::bit_cast, which Emscripten 3.1.6 lacks
}

// Adds a quick estimate to the score of each move: walls that touch other walls and cells near the opponent
// score higher.
void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores);

}  // namespace arena::colosseum
