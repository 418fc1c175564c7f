#include "agents/infexion/candidates.hpp"

#include "agents/infexion/endgame.hpp"
#include "agents/infexion/ordering.hpp"
#include "agents/infexion/reduction.hpp"

namespace arena::infexion {

void candidate_moves(const Position& pos, Side searcher, const Optimisations& use, MoveList& out) {
  const bool full = pos.mine() == 0 || (pos.side() == searcher && is_overwhelmed(pos, searcher));
  if (use.endgame && !full) {
    endgame_moves(pos, use.variant, out);
    if (!out.empty()) return;
  }
  if (use.reduction && !full) {
    reduced_moves(pos, out);
    if (out.empty() && use.variant == Variant::as_reported) legal_moves(pos, out);
  } else {
    legal_moves(pos, out);
  }
  if (use.ordering) order(pos, out);
}

}  // namespace arena::infexion
