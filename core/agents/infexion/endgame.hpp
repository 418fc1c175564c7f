#pragma once
#include "agents/infexion/evaluation.hpp"
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// "Endgame Play" of report 002: the captures that a side so far ahead confines itself to, most captures
// first, or none when the position is no such endgame. The program looks three cells far for attackers, where
// the report speaks of six, and lost the condition that at most one enemy stack has more than one power.
void endgame_moves(const Position& pos, Variant variant, MoveList& out);

}  // namespace arena::infexion
