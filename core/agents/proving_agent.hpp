#pragma once
#include "agents/agent.hpp"
#include "search/alpha_beta.hpp"
#include "search/prover.hpp"

namespace arena {

// Alpha-beta with an evaluation, and before it a look whether the result can be proven: the prover gets a
// share of the time and finds forced ends that lie far beyond the horizon.
template <Game G, Evaluation<G> E, Evaluation<G> Judge>
class ProvingAgent final : public Agent<G> {
 public:
  struct Plan {
    Pruning pruning;
    double share = 0.05;            // of the budget, for the prover
    std::uint64_t proof = 1 << 20;  // positions it may look at, where nothing else limits it
    int depth = 0;                  // a limit of the agent's own, if not 0
    std::uint64_t nodes = 0;        // another
  };

  ProvingAgent(const Resources& resources, const Plan& plan, E evaluation, Judge judge = {})
      : search_(resources.hash_mb, plan.pruning, std::move(evaluation)),
        prover_(std::max(1, resources.hash_mb / 4), std::move(judge)),
        plan_(plan),
        multi_pv_(resources.multi_pv) {}

  void new_game(std::uint64_t seed) override {
    search_.new_game();
    if constexpr (requires(E eval) { eval.new_game(seed); }) search_.evaluation().new_game(seed);
    prover_.clear();
  }

  Decision<G> choose(const typename G::Position& pos, Budget& budget, const InfoSink<G>& on_info) override {
    if (plan_.depth > 0) budget.limit_depth(plan_.depth);
    if (plan_.nodes > 0) budget.limit_nodes(plan_.nodes);
    // Who asks for several lines wants to compare moves, not one proof.
    const std::optional<Score::Kind> proven =
        multi_pv_ == 1 && plan_.depth == 0 ? prove(pos, budget) : std::nullopt;
    if (proven && *proven != Score::Kind::loss) {
      const auto line = prover_.line(pos, *proven == Score::Kind::win ? 1 : 0);
      if (!line.empty()) {
        const Score score{*proven, static_cast<int>(line.size())};
        const int depth = static_cast<int>(line.size());
        if (on_info) on_info({depth, depth, 1, score, budget.nodes(), budget.elapsed(), line});
        return {line.front(), score};
      }
    }
    const auto lines = search_.search(pos, budget, multi_pv_, on_info);
    const auto& best = lines.front();
    const Score score = AlphaBeta<G, E>::score_of(best.value, best.moves.size());
    if (proven && score.kind == Score::Kind::points)
      return {best.moves.front(), {*proven, std::max(1, static_cast<int>(prover_.line(pos, 0).size()))}};
    return {best.moves.front(), score};
  }

 private:
  std::optional<Score::Kind> prove(const typename G::Position& pos, Budget& budget) {
    const auto wins = ask(pos, 1, plan_.share, budget);
    if (!wins) return std::nullopt;
    if (*wins) return Score::Kind::win;
    const auto holds = ask(pos, 0, 2 * plan_.share, budget);
    if (!holds) return std::nullopt;
    return *holds ? Score::Kind::draw : Score::Kind::loss;
  }

  // In slices, so that the clock is looked at between them; too few nodes are better left to alpha-beta.
  std::optional<bool> ask(const typename G::Position& pos, int least, double share, Budget& budget) {
    constexpr double slice = 512;
    const auto nodes = budget.limits().nodes;
    if (nodes && share * static_cast<double>(*nodes) < slice) return std::nullopt;
    std::optional<bool> answer;
    const std::uint64_t last = budget.nodes() + plan_.proof;
    while (!answer && budget.nodes() < last && budget.used() < share && !budget.spent())
      answer = prover_.reaches(pos, least, budget, static_cast<std::uint64_t>(slice));
    return answer;
  }

  AlphaBeta<G, E> search_;
  Prover<G, Judge> prover_;
  Plan plan_;
  int multi_pv_;
};

}  // namespace arena
