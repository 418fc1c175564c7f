#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// Both players' floods at once, step by step, walls as they stand. What lies beyond a cell that the other had
// before is nearer to the other.
template <class Set>
struct Race {
  Race(const Position& pos, const OpenEdgesOf<Set>& open_edges) noexcept;

  Set mine, theirs;                          // what each gets to without crossing what the other had before
  Set mine_in_one_move, theirs_in_one_move;  // within one move's walk, and one step into what the other had
  int steps_to_meeting = 0;                  // after how many steps of both they meet, 0 if never

  [[nodiscard]] bool players_meet() const noexcept { return steps_to_meeting != 0; }

  // What each gets to before the other, and what both get to at once.
  [[nodiscard]] Set my_territory() const noexcept { return mine.without(theirs); }
  [[nodiscard]] Set their_territory() const noexcept { return theirs.without(mine); }
  [[nodiscard]] Set contested() const noexcept { return mine & theirs; }
};

extern template struct Race<CellSetOf<2>>;
extern template struct Race<CellSetOf<3>>;
extern template struct Race<CellSetOf<4>>;

}  // namespace arena::colosseum
