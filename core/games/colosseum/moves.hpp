#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// The most moves there can be: 8 steps on 16x16 reach a diamond of 2*8*9+1 cells, with four sides each.
inline constexpr std::size_t max_moves = std::size_t{145} * 4;
using MoveList = InlineVector<Move, max_moves>;

// Ordered by cell (row by row), then up, right, down, left; empty when the players are apart.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// The size of each player's region, and who has more once they are apart.
[[nodiscard]] Outcome outcome(const Position& pos);

// Walking distances from a cell row by row, -1 where one cannot get; `blocked` is walked around.
[[nodiscard]] std::vector<int> distances(const Position& pos, Cell from, Cell blocked);

}  // namespace arena::colosseum
