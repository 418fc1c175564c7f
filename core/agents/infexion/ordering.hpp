#pragma once
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// "Move Ordering" of report 002, its three priorities in one number: more captured power, then fewer captured
// stacks, then the power of the spreading stack. A spawn counts as power 0 that captures nothing.
[[nodiscard]] int ordering_score(const Position& pos, Move move);

// Sorts the moves by falling score; equal moves keep their order.
void order(const Position& pos, MoveList& moves);

}  // namespace arena::infexion
