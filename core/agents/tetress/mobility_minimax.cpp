#include "agents/tetress/mobility_minimax.hpp"

#include "agents/random_agent.hpp"
#include "agents/tetress/openings.hpp"
#include "agents/tetress/preference.hpp"
#include "agents/tetress/published_evaluation.hpp"

namespace arena::tetress {
namespace {

constexpr std::chrono::seconds game_limit{180};  // the course's limit for each player

class MobilityMinimax final : public Agent<Tetress> {
 public:
  explicit MobilityMinimax(const OptionValues& options)
      : strict_root_(options.check("strict-root")),
        discarding_(!options.check("no-discarding")),
        random_first_move_(options.check("random-first-move")),
        measure_(options.check("by-lines") ? Measure::lines : Measure::mobility) {}

  void new_game(std::uint64_t seed) override {
    seed_ = seed;
    used_ = {};
  }

  Decision<Tetress> choose(const Position& pos, Budget& budget, const InfoSink<Tetress>& on_info) override {
    if (pos.ply < free_plies) {
      Rng rng = rng_for<Tetress>(seed_, pos);
      return {random_first_move_ ? uniform_move<Tetress>(pos, rng) : opening_move(pos), {}};
    }
    const int depth = budget.depth_within(minimax_depth(count_moves(pos), time_left(budget.limits())));
    const auto decision = search(pos, depth, budget, on_info);
    used_ += budget.elapsed();
    return decision;
  }

 private:
  // If only a time per move is given, the game clock is the course's limit minus the time used so far.
  [[nodiscard]] std::optional<Duration> time_left(const Limits& limits) const {
    if (limits.game_time) return limits.game_time;
    if (limits.time) return std::max<Duration>(game_limit - used_, Duration{});
    return std::nullopt;
  }

  Decision<Tetress> search(const Position& root, int depth, Budget& budget,
                           const InfoSink<Tetress>& on_info) {
    budget.set_interval(64);  // a node takes a few microseconds
    budget_ = &budget;
    root_side_ = root.side();
    MoveList moves;
    preferred_moves(root, root_side_, discarding_, moves);
    int best = -win_value;
    Decision<Tetress> decision{moves[0], {}};
    for (std::size_t i = 0; i < moves.size(); ++i) {
      Position next = root;
      apply(next, moves[i]);
      const int value = -search_node(next, depth - 1, -win_value, -best);
      if (budget.spent()) break;  // the value is invalid
      if (i > 0 && (strict_root_ ? value <= best : value < best)) continue;
      best = value;
      decision = {moves[i], {Score::Kind::points, value}};
      if (on_info) on_info({depth, depth, 1, decision.score, budget.nodes(), budget.elapsed(), {moves[i]}});
      if (best >= win_value) break;  // the upper end of the window: a beta cutoff
    }
    return decision;
  }

  // The report's max and min nodes as one negamax function. Fail-soft: after a cutoff the value is a bound.
  int search_node(const Position& pos, int depth, int alpha, int beta) {
    if (!budget_->spend_node()) return 0;
    MoveList moves;
    if (depth > 0 && pos.ply < max_plies) preferred_moves(pos, pos.side(), discarding_, moves);
    if (moves.empty()) return (pos.side() == root_side_ ? 1 : -1) * evaluate(pos, root_side_, measure_);
    int best = -win_value;
    for (const Move move : moves) {
      Position next = pos;
      apply(next, move);
      best = std::max(best, -search_node(next, depth - 1, -beta, -std::max(alpha, best)));
      if (best >= beta || budget_->spent()) break;
    }
    return best;
  }

  bool strict_root_;
  bool discarding_;
  bool random_first_move_;
  Measure measure_;
  std::uint64_t seed_ = 0;
  Duration used_{};  // in this game
  Budget* budget_ = nullptr;
  Side root_side_ = Side::first;
};

}  // namespace

int minimax_depth(int moves, std::optional<Duration> left) {
  using std::chrono::seconds;
  if (left && *left < seconds(10)) return 2;
  const bool plenty = left && *left > seconds(75);
  const int few = plenty ? 15 : 10;
  const int many = !left ? 45 : plenty ? 65 : 40;
  return moves < few ? 6 : moves > many ? 2 : 4;
}

std::unique_ptr<Agent<Tetress>> make_mobility_minimax(const OptionValues& options, const Resources&) {
  return std::make_unique<MobilityMinimax>(options);
}

}  // namespace arena::tetress
