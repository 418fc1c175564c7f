#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The greatest number of moves: six spreads from every cell.
inline constexpr std::size_t max_moves = std::size_t{directions} * cells;
using MoveList = InlineVector<Move, max_moves>;

// Ordered by cell (row by row), then direction; empty when the game is over.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// Is the total power low enough for a spawn?
[[nodiscard]] constexpr bool may_spawn(const Position& pos) noexcept {
  return pos.total_power() < max_total_power;
}

// From ply 2 on the game is over at the limit of plies or when a side has no stacks left.
[[nodiscard]] constexpr bool is_over(const Position& pos) noexcept {
  return pos.ply >= 2 && (pos.ply >= max_plies || pos.stacks[0] == 0 || pos.stacks[1] == 0);
}

// The score is the power of each side. The referee applies one test to all endings: a side wins only with a
// lead of two or more. So a side that removes the last enemy stack and keeps a single token does not win.
[[nodiscard]] Outcome outcome(const Position& pos);

}  // namespace arena::infexion
