#pragma once
#include "games/tetress/moves.hpp"

namespace arena::tetress {

// The move ordering of report 004 as its program computes it: the number of cells around the piece that hold
// no token of the side. The report's text instead prefers the fewest adjacent own tokens. The two differ
// because shapes have different numbers of cells around them: I has ten, J and L nine, the others eight.
[[nodiscard]] int preference(const Position& pos, Side side, Move move);

// Writes the side's placements that touch its tokens, highest preference first; ties go to the piece whose
// sorted cells come first, row by row. `discarding` keeps only that first piece of each preference. Which
// piece the original program keeps depends on the accidental order of Python's sets.
void preferred_moves(const Position& pos, Side side, bool discarding, MoveList& out);

}  // namespace arena::tetress
