#include "agents/tetress/report_evaluation.hpp"

#include "games/tetress/moves.hpp"

namespace arena::tetress {
namespace {

constexpr int line_gone = 2 * (size - 1);

int lead(const Position& pos, Side agent, Bits within) {
  return count(pos.of(agent) & within) - count(pos.of(other(agent)) & within);
}

int by_lines(const Position& pos, Side agent) {
  int value = line_gone * lead(pos, agent, all_cells);
  for (int i = 0; i < size; ++i)
    for (const Bits line : {row_cells(i), column_cells(i)})
      value -= lead(pos, agent, line) * count(pos.occupied() & line);
  return value;
}

}  // namespace

int placements_of(const Position& pos, Side side) {
  return count_touching(pos.empty(), neighbours(pos.of(side)));
}

int evaluate(const Position& pos, Side agent, Measure measure) {
  if (pos.ply >= max_plies) {
    const int tokens = lead(pos, agent, all_cells);
    return tokens > 0 ? decided : tokens < 0 ? -decided : 0;
  }
  const int own = placements_of(pos, agent);
  if (own == 0) return -decided;
  const int theirs = placements_of(pos, other(agent));
  if (theirs == 0) return decided;
  return measure == Measure::mobility ? own - theirs : by_lines(pos, agent);
}

}  // namespace arena::tetress
