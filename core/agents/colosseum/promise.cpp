#include "agents/colosseum/promise.hpp"

#include <cstdlib>

#include "agents/colosseum/corners.hpp"

namespace arena::colosseum {

void rank_by_promise(const Position& pos, const MoveList& moves, std::span<int> scores) {
  const Corners corners(pos);
  const int row = row_of(pos.opponent());
  const int column = column_of(pos.opponent());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Cell cell = moves[i].cell;
    const int away = std::abs(row_of(cell) - row) + std::abs(column_of(cell) - column);
    scores[i] += 400 * corners.touched_ends(moves[i]) - 150 * away;
  }
}

}  // namespace arena::colosseum
