#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// What the agent of report 004 plays without a search: cell by cell from a1 the first of the 19 shapes, in
// the order of the course's package, that fits with its anchor there. If none fits anywhere the game is over.
[[nodiscard]] Move first_move(const Position& pos);

}  // namespace arena::tetress
