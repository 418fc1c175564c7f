#pragma once
#include "agents/agent.hpp"
#include "agents/level.hpp"
#include "search/alpha_beta.hpp"

namespace arena {

// An agent that is nothing but the search with an evaluation. It keeps its table between turns.
template <Game G, Evaluation<G> E>
class SearchAgent final : public Agent<G> {
 public:
  SearchAgent(const Resources& resources, const Pruning& pruning, E evaluation = {}, const Level& level = {})
      : search_(resources.hash_mb, pruning, {std::move(evaluation), level.doubt}),
        level_(level),
        multi_pv_(resources.multi_pv) {}

  void new_game(std::uint64_t seed) override {
    search_.new_game();
    search_.evaluation().new_game(seed);
  }

  Decision<G> choose(const typename G::Position& pos, Budget& budget, const InfoSink<G>& on_info) override {
    level_.limit(budget);
    const auto lines = search_.search(pos, budget, multi_pv_, on_info);
    const auto& best = lines.front();
    return {best.moves.front(), search_.score_of(best.value, best.moves.size())};
  }

 private:
  AlphaBeta<G, Doubting<G, E>> search_;
  Level level_;
  int multi_pv_;
};

}  // namespace arena
