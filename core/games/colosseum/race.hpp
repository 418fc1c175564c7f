#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// Both players' floods at once, step by step, walls as they stand. What lies beyond a cell that the other had
// before is nearer to the other.
template <class Set>
struct Race {
  Race(const Position& pos, const WaysOf<Set>& ways) noexcept;

  Set mine, theirs;            // what each gets to without crossing what the other had before
  Set mine_soon, theirs_soon;  // within one move's walk, and one step into what the other had
  int meeting = 0;             // after how many steps of both they meet, 0 if never

  // What each gets to before the other, and what both get to at once.
  [[nodiscard]] Set mine_first() const noexcept { return mine.without(theirs); }
  [[nodiscard]] Set theirs_first() const noexcept { return theirs.without(mine); }
  [[nodiscard]] Set nobodys() const noexcept { return mine & theirs; }
};

extern template struct Race<LanesOf<2>>;
extern template struct Race<LanesOf<3>>;
extern template struct Race<LanesOf<4>>;

}  // namespace arena::colosseum
