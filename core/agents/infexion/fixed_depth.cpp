#include "agents/infexion/fixed_depth.hpp"

namespace arena::infexion {

Decision<Infexion> FixedDepth::search(const Position& root, int depth, Budget& budget,
                                      const InfoSink<Infexion>& on_info) {
  budget.set_interval(256);  // a node takes one or two microseconds
  budget_ = &budget;
  root_side_ = root.side();
  MoveList moves;
  candidate_moves(root, root_side_, optimisations_, moves);
  if (moves.empty()) legal_moves(root, moves);
  int best = -loss_value;
  Decision<Infexion> decision{moves[0], {}};
  for (const Move move : moves) {
    Position next = root;
    apply(next, move);
    const bool first = move == moves[0];
    const int value = value_of(next, depth, best, loss_value, first);
    if (budget.spent() && optimisations_.variant == Variant::as_reported) break;  // the value is invalid
    if (first || value > best) {
      best = value;
      decision = {move, {Score::Kind::points, hundredths(value)}};
      if (on_info) on_info({depth, depth, 1, decision.score, budget.nodes(), budget.elapsed(), {move}});
    }
    // "Instant win": a game that ends by the root's own move stops the search, whoever wins it.
    if (is_over(next) || budget.spent()) break;
  }
  return decision;
}

int FixedDepth::search_node(const Position& pos, int depth, int alpha, int beta) {
  if (!budget_->spend_node() && optimisations_.variant == Variant::as_reported) return 0;
  if (depth <= 0 || is_over(pos) || budget_->spent()) return evaluate(pos, optimisations_.variant);
  MoveList moves;
  candidate_moves(pos, root_side_, optimisations_, moves);
  int best = -loss_value;
  for (const Move move : moves) {
    Position next = pos;
    apply(next, move);
    best = std::max(best, value_of(next, depth, std::max(alpha, best), beta, move == moves[0]));
    if (best >= beta || budget_->spent()) break;
  }
  return best;
}

// The value of the move that leads to `next`. With a null window, all moves but the first are tried with it
// first, and searched again with the full window only if they land inside (alpha, beta).
int FixedDepth::value_of(const Position& next, int depth, int alpha, int beta, bool first) {
  if (!first && null_window_ > 0) {
    const int value = -search_node(next, depth - 1, -alpha - null_window_, -alpha);
    if (value <= alpha || value >= beta) return value;
  }
  return -search_node(next, depth - 1, -beta, -alpha);
}

}  // namespace arena::infexion
