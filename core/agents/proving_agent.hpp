#pragma once
#include "agents/search_agent.hpp"
#include "search/prover.hpp"

namespace arena {

// The search with an evaluation, and before it a look whether the result can be proven: the prover gets a
// share of the budget and finds forced ends that lie far beyond the horizon.
template <Game G, Evaluation<G> E, Evaluation<G> Judge>
class ProvingAgent final : public Agent<G> {
 public:
  ProvingAgent(const Resources& resources, const Pruning& pruning, E evaluation, const Level& level)
      : searcher_(resources, pruning, std::move(evaluation), level),
        prover_(std::max(1, resources.hash_mb / 4), Judge{}),
        level_(level),
        // Who asks for several lines wants to compare moves, not one proof.
        proves_(resources.multi_pv == 1 && level.depth == 0) {}

  void new_game(std::uint64_t seed) override {
    searcher_.new_game(seed);
    prover_.clear();
  }

  Decision<G> choose(const typename G::Position& pos, Budget& budget, const InfoSink<G>& on_info) override {
    level_.limit(budget);
    const Score::Kind proven = proves_ ? prove(pos, budget) : Score::Kind::none;
    if (proven == Score::Kind::win || proven == Score::Kind::draw) {
      const auto line = prover_.line(pos, proven == Score::Kind::win ? 1 : 0);
      if (!line.empty()) {
        const int plies = static_cast<int>(line.size());
        const Score score{proven, plies};
        if (on_info) on_info({plies, plies, 1, score, budget.nodes(), budget.elapsed(), line});
        return {line.front(), score};
      }
    }
    Decision<G> decision = searcher_.choose(pos, budget, on_info);
    if (proven != Score::Kind::none && decision.score.kind == Score::Kind::points)
      decision.score = {proven, std::max(1, static_cast<int>(prover_.line(pos, 0).size()))};
    return decision;
  }

 private:
  static constexpr double share = 0.05;                 // of the budget, for the prover's first question
  static constexpr std::uint64_t most_nodes = 1 << 20;  // of a question, where nothing else limits it

  [[nodiscard]] Score::Kind prove(const typename G::Position& pos, Budget& budget) {
    const auto wins = ask(pos, 1, share, budget);
    if (!wins) return Score::Kind::none;
    if (*wins) return Score::Kind::win;
    const auto holds = ask(pos, 0, 2 * share, budget);
    if (!holds) return Score::Kind::none;
    return *holds ? Score::Kind::draw : Score::Kind::loss;
  }

  // In slices, so that the clock is looked at between them; too few nodes are better left to alpha-beta.
  std::optional<bool> ask(const typename G::Position& pos, int least, double up_to, Budget& budget) {
    constexpr double slice = 512;
    const auto nodes = budget.limits().nodes;
    if (nodes && up_to * static_cast<double>(*nodes) < slice) return std::nullopt;
    std::optional<bool> answer;
    const std::uint64_t last = budget.nodes() + most_nodes;
    while (!answer && budget.nodes() < last && budget.used() < up_to && !budget.spent())
      answer = prover_.reaches(pos, least, budget, static_cast<std::uint64_t>(slice));
    return answer;
  }

  SearchAgent<G, E> searcher_;
  Prover<G, Judge> prover_;
  Level level_;
  bool proves_;
};

}  // namespace arena
