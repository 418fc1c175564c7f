#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// The floods of both players at the same time, step by step, with the present walls. A flood stops at cells
// that the other player reached earlier, because all cells beyond them are nearer to the other.
template <class Set>
struct Race {
  Race(const Position& pos, const OpenEdgesOf<Set>& open_edges) noexcept;

  Set mine, theirs;                          // the cells that each player's flood reaches
  Set mine_in_one_move, theirs_in_one_move;  // likewise within one move, and one step into the other's cells
  int steps_to_meeting = 0;                  // number of steps until the floods meet, 0 if never

  [[nodiscard]] bool players_meet() const noexcept { return steps_to_meeting != 0; }

  // The cells that each reaches before the other, and those that both reach at the same step.
  [[nodiscard]] Set my_territory() const noexcept { return mine.without(theirs); }
  [[nodiscard]] Set their_territory() const noexcept { return theirs.without(mine); }
  [[nodiscard]] Set contested() const noexcept { return mine & theirs; }
};

extern template struct Race<CellSetOf<2>>;
extern template struct Race<CellSetOf<3>>;
extern template struct Race<CellSetOf<4>>;

}  // namespace arena::colosseum
