#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// The greatest number of moves: 8 steps on 16x16 reach a diamond of 2*8*9+1 cells with four sides each.
inline constexpr std::size_t max_moves = std::size_t{145} * 4;
using MoveList = InlineVector<Move, max_moves>;

// Ordered by cell (row by row), then up, right, down, left; empty once the players are separated.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// The size of each player's region; once the players are separated, the larger region wins.
[[nodiscard]] Outcome outcome(const Position& pos);

// Walking distances from a cell to all cells, row by row; -1 if unreachable. No path crosses `blocked`.
[[nodiscard]] std::vector<int> distances(const Position& pos, Cell from, Cell blocked);

}  // namespace arena::colosseum
