#include "agents/infexion/candidates.hpp"

#include "agents/infexion/endgame.hpp"
#include "agents/infexion/ordering.hpp"
#include "agents/infexion/reduction.hpp"

namespace arena::infexion {

void candidate_moves(const Position& pos, Side root_side, const Optimisations& optimisations, MoveList& out) {
  const bool full = pos.mine() == 0 || (pos.side() == root_side && is_overwhelmed(pos, root_side));
  if (optimisations.endgame && !full) {
    endgame_moves(pos, optimisations.variant, out);
    if (!out.empty()) return;
  }
  if (optimisations.reduction && !full) {
    reduced_moves(pos, out);
    if (out.empty() && optimisations.variant == Variant::as_reported) legal_moves(pos, out);
  } else {
    legal_moves(pos, out);
  }
  if (optimisations.ordering) order(pos, out);
}

}  // namespace arena::infexion
