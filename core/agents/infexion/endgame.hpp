#pragma once
#include "agents/infexion/evaluation.hpp"
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// "Endgame Play" of report 002: writes the captures to which a side far ahead limits itself, those of the
// most stacks first, or none if the position is not such an endgame. The program searches for attackers
// within three cells, where the report says six, and lacks the condition that at most one enemy stack has a
// power above one.
void endgame_moves(const Position& pos, Variant variant, MoveList& out);

}  // namespace arena::infexion
