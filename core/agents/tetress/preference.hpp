#pragma once
#include "games/tetress/moves.hpp"

namespace arena::tetress {

// The order of report 004, as its program has it: how many different cells around the piece hold no token of
// the side's own. The report's text counts adjacent own tokens, the fewest first, which differs because
// shapes have different rims: I has ten cells around it, J and L nine, the others eight.
[[nodiscard]] int preference(const Position& pos, Side side, Move move);

// The side's placements that touch its tokens, highest preference first; of equals the one whose sorted cells
// come first, row by row. Discarding keeps that one alone for each preference: which one its program keeps is
// an accident of Python's sets.
void preferred_moves(const Position& pos, Side side, bool discarding, MoveList& out);

}  // namespace arena::tetress
