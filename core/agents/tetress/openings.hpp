#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The first moves of the agent of report 004, played without a search: it goes through the cells from a1 and
// places the first of the 19 shapes, in the order of the course's package, that fits with its anchor on the
// cell. If no shape fits anywhere, the game is over.
[[nodiscard]] Move opening_move(const Position& pos);

}  // namespace arena::tetress
