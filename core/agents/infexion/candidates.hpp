#pragma once
#include "agents/infexion/evaluation.hpp"
#include "games/infexion/moves.hpp"

namespace arena::infexion {

// Which of the optimisations of report 002 a search uses, and in which variant.
struct Optimisations {
  bool ordering = true;
  bool reduction = true;
  bool endgame = true;
  Variant variant = Variant::as_reported;
};

// The moves that a search of report 002 looks at in a position, in its order. `searcher` is the side that is
// to move at the root: when it is overwhelmed it looks at all its moves. As coded the list may be empty.
void candidate_moves(const Position& pos, Side searcher, const Optimisations& use, MoveList& out);

}  // namespace arena::infexion
