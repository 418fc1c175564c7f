#pragma once
#include "agents/infexion/evaluation.hpp"
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// The optimisations of report 002 that a search uses, and their variant.
struct Optimisations {
  bool ordering = true;
  bool reduction = true;
  bool endgame = true;
  Variant variant = Variant::as_reported;
};

// Writes the moves that a search of report 002 tries in a position, in its order. `root_side` is the side to
// move at the root; when it is overwhelmed, it tries all its moves. In the variant as_coded the list may be
// empty.
void candidate_moves(const Position& pos, Side root_side, const Optimisations& optimisations, MoveList& out);

}  // namespace arena::infexion
