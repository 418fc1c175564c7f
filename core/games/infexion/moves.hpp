#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The most moves there can be: six spreads of every cell.
inline constexpr std::size_t max_moves = std::size_t{directions} * cells;
using MoveList = InlineVector<Move, max_moves>;

// Ordered by cell (row by row), then direction; empty when the game is over.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// May there be one more token on the board?
[[nodiscard]] constexpr bool may_spawn(const Position& pos) noexcept {
  return pos.total_power() < max_total_power;
}

// From ply 2 on the game is over at the limit or when a side has nothing left.
[[nodiscard]] constexpr bool is_over(const Position& pos) noexcept {
  return pos.ply >= 2 && (pos.ply >= max_plies || pos.stacks[0] == 0 || pos.stacks[1] == 0);
}

// The power of each side. The referee puts one test to all three endings: who leads by two or more wins, so
// that nobody wins who removes the last enemy stack and keeps a single token.
[[nodiscard]] Outcome outcome(const Position& pos);

}  // namespace arena::infexion
