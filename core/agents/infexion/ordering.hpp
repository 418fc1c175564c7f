#pragma once
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// "Move Ordering" of report 002, the three priorities in one number: power captured, then fewer stacks
// captured, then the power of the stack that spreads. A spawn captures nothing with nothing.
[[nodiscard]] int promise(const Position& pos, Move move);

// Most promising first; equals stay in their order.
void order(const Position& pos, MoveList& moves);

}  // namespace arena::infexion
