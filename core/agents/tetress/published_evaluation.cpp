#include "agents/tetress/published_evaluation.hpp"

#include "games/tetress/moves.hpp"

namespace arena::tetress {
namespace {

// So the removal of a line counts twice as much as the line did with one cell empty.
constexpr int token_weight = 2 * (size - 1);

int lead(const Position& pos, Side side, Bits within) {
  return count(pos.of(side) & within) - count(pos.of(other(side)) & within);
}

int by_lines(const Position& pos, Side side) {
  int value = token_weight * lead(pos, side, all_cells);
  for (int i = 0; i < size; ++i)
    for (const Bits line : {row_cells(i), column_cells(i)})
      value -= lead(pos, side, line) * count(pos.occupied() & line);
  return value;
}

}  // namespace

int count_placements(const Position& pos, Side side) {
  return count_touching(pos.empty(), neighbours(pos.of(side)));
}

int evaluate(const Position& pos, Side side, Measure measure) {
  if (pos.ply >= max_plies) {
    const int tokens = lead(pos, side, all_cells);
    return tokens > 0 ? win_value : tokens < 0 ? -win_value : 0;
  }
  const int own = count_placements(pos, side);
  if (own == 0) return -win_value;
  const int theirs = count_placements(pos, other(side));
  if (theirs == 0) return win_value;
  return measure == Measure::mobility ? own - theirs : by_lines(pos, side);
}

}  // namespace arena::tetress
