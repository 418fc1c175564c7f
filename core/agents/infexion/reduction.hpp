#pragma once
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// "Move Reduction" of report 002, a form of forward pruning: no spawns away from the own stacks, and spreads
// of power 1 only if they capture; on a crowded and balanced board these may also hit own stacks. The list
// may be empty.
void reduced_moves(const Position& pos, MoveList& out);

// Does this side have at most a third of the other's power, with a total power of 12 or more? Then none of
// its moves are pruned.
[[nodiscard]] bool is_overwhelmed(const Position& pos, Side side);

}  // namespace arena::infexion
