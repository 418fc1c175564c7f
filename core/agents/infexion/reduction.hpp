#pragma once
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// "Move Reduction" of report 002: no spawns away from the own stacks and no single-power spreads that capture
// nothing, but onto any stack on a crowded and balanced board. May be empty.
void reduced_moves(const Position& pos, MoveList& out);

// Has this side at most a third of the other's power on a board that holds 12 or more? Then nothing is
// reduced for it.
[[nodiscard]] bool is_overwhelmed(const Position& pos, Side side);

}  // namespace arena::infexion
