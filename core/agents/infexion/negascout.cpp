#include "agents/infexion/negascout.hpp"

#include "agents/infexion/candidates.hpp"
#include "agents/infexion/fixed_depth.hpp"
#include "agents/infexion/openings.hpp"

namespace arena::infexion {
namespace {

constexpr int full_depth = 4;

class Negascout final : public Agent<Infexion> {
 public:
  explicit Negascout(const OptionValues& options) : width_(static_cast<int>(options.spin("null-window"))) {}

  void new_game(std::uint64_t) override {}

  Decision<Infexion> choose(const Position& pos, Budget& budget, const InfoSink<Infexion>& on_info) override {
    if (pos.ply == 0) return {first_spawn, {}};
    budget.set_interval(nodes_between_looks);
    budget_ = &budget;
    searcher_ = pos.side();
    const int depth = budget.max_depth(full_depth);
    MoveList moves;
    candidate_moves(pos, searcher_, {}, moves);
    Decision<Infexion> decision{moves[0], {}};
    int alpha = -ruin;
    for (const Move move : moves) {
      Position next = pos;
      apply(next, move);
      const bool first = move == moves[0];
      const int value = look(next, depth, alpha, ruin, first);
      if (budget.spent()) break;
      if (first || value > alpha) {
        alpha = std::max(alpha, value);
        decision = {move, {Score::Kind::points, hundredths(value)}};
        if (on_info) on_info({depth, depth, 1, decision.score, budget.nodes(), budget.elapsed(), {move}});
      }
      if (is_over(next)) break;  // "instant win", as in negamax
    }
    return decision;
  }

 private:
  // The value of a move that leads to `next`: all but the first must show by the null window that they are
  // worth the whole one.
  int look(const Position& next, int depth, int alpha, int beta, bool first) {
    if (first) return -search_node(next, depth - 1, -beta, -alpha);
    const int value = -search_node(next, depth - 1, -alpha - width_, -alpha);
    if (value <= alpha || value >= beta) return value;
    return -search_node(next, depth - 1, -beta, -alpha);
  }

  // Fail-hard below: never less than alpha. Once the budget is spent the value means nothing.
  int search_node(const Position& pos, int depth, int alpha, int beta) {
    if (!budget_->spend_node()) return 0;
    if (depth <= 0 || is_over(pos)) return evaluate(pos, Meaning::report);
    MoveList moves;
    candidate_moves(pos, searcher_, {}, moves);
    for (const Move move : moves) {
      Position next = pos;
      apply(next, move);
      alpha = std::max(alpha, look(next, depth, alpha, beta, move == moves[0]));
      if (alpha >= beta || budget_->spent()) break;
    }
    return alpha;
  }

  int width_;
  Budget* budget_ = nullptr;
  Side searcher_ = Side::first;
};

}  // namespace

std::unique_ptr<Agent<Infexion>> make_negascout(const OptionValues& options, const Resources&) {
  return std::make_unique<Negascout>(options);
}

}  // namespace arena::infexion
