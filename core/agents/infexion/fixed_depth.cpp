#include "agents/infexion/fixed_depth.hpp"

namespace arena::infexion {

Decision<Infexion> FixedDepth::search(const Position& root, int depth, Budget& budget,
                                      const InfoSink<Infexion>& on_info) {
  budget.set_interval(nodes_between_looks);
  budget_ = &budget;
  searcher_ = root.side();
  MoveList moves;
  candidate_moves(root, searcher_, use_, moves);
  if (moves.empty()) legal_moves(root, moves);
  int best = -ruin;
  Decision<Infexion> decision{moves[0], {}};
  for (const Move move : moves) {
    Position next = root;
    apply(next, move);
    const int value = -search_node(next, depth - 1, -ruin, -best);
    if (broken_off()) break;
    if (value > best || move == moves[0]) {
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
  if (!budget_->spend_node() && use_.meaning == Meaning::report) return 0;
  if (depth <= 0 || is_over(pos) || budget_->spent()) return evaluate(pos, use_.meaning);
  MoveList moves;
  candidate_moves(pos, searcher_, use_, moves);
  int best = -ruin;
  for (const Move move : moves) {
    Position next = pos;
    apply(next, move);
    best = std::max(best, -search_node(next, depth - 1, -beta, -std::max(alpha, best)));
    if (best >= beta || budget_->spent()) break;
  }
  return best;
}

}  // namespace arena::infexion
