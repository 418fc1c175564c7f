#pragma once
#include "agents/agent.hpp"
#include "search/alpha_beta.hpp"

namespace arena {

// An agent that is nothing but the search with an evaluation. It keeps its table between turns.
template <Game G, Evaluation<G> E>
class SearchAgent final : public Agent<G> {
 public:
  SearchAgent(const Resources& resources, const Pruning& pruning, E evaluation = {})
      : search_(resources.hash_mb, pruning, std::move(evaluation)), multi_pv_(resources.multi_pv) {}

  void new_game(std::uint64_t) override { search_.new_game(); }

  Decision<G> choose(const typename G::Position& pos, Budget& budget, const InfoSink<G>& on_info) override {
    const auto lines = search_.search(pos, budget, multi_pv_, on_info);
    const auto& best = lines.front();
    return {best.moves.front(), AlphaBeta<G, E>::score_of(best.value, best.moves.size())};
  }

 private:
  AlphaBeta<G, E> search_;
  int multi_pv_;
};

}  // namespace arena
