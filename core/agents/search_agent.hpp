#pragma once
#include "agents/agent.hpp"
#include "agents/level.hpp"
#include "search/alpha_beta.hpp"
#include "search/prover.hpp"

namespace arena {

// An agent that runs the alpha-beta search with an evaluation. It keeps the transposition table between
// turns. With a `Proof` evaluation it first tries to prove the result: the prover gets a share of the budget
// and finds forced results far beyond the horizon of alpha-beta.
template <Game G, Evaluator<G> E, class Proof = void>
class SearchAgent final : public Agent<G> {
 public:
  using Position = typename G::Position;

  SearchAgent(const Resources& resources, const Pruning& pruning, E evaluation = {}, const Level& level = {})
      : search_(resources.hash_mb, pruning, {std::move(evaluation), level}),
        level_(level),
        multi_pv_(resources.multi_pv),
        prover_(resources) {}

  void new_game(std::uint64_t seed) override {
    search_.new_game();
    search_.evaluation().new_game(seed);
    if constexpr (proves) prover_.search.clear();
  }

  Decision<G> choose(const Position& pos, Budget& budget, const InfoSink<G>& on_info) override {
    level_.limit(budget);
    Score::Kind proven = Score::Kind::none;
    if constexpr (proves) {
      // With several lines (MultiPV) moves are to be compared, so no proof is sought.
      if (multi_pv_ == 1 && level_.depth == 0) proven = prove(pos, budget);
      if (proven == Score::Kind::win || proven == Score::Kind::draw)
        if (const auto line = prover_.search.line(pos, proven == Score::Kind::win ? 1 : 0); !line.empty())
          return report({proven, static_cast<int>(line.size())}, line, budget, on_info);
      // Every move loses against best play: spend only a quarter of the remaining time to find the move that
      // resists longest.
      if (proven == Score::Kind::loss && budget.may_end_early())
        budget.limit_time(budget.elapsed() + (*budget.limits().time - budget.elapsed()) / 4);
    }
    const auto lines = search_.search(pos, budget, multi_pv_, on_info);
    const auto& best = lines.front();
    Score score = search_.score_of(best.value, best.moves.size());
    if constexpr (proves)
      if (proven != Score::Kind::none && score.kind == Score::Kind::points)
        score = {proven, std::max(1, static_cast<int>(prover_.search.line(pos, 0).size()))};
    return {best.moves.front(), score};
  }

 private:
  static constexpr bool proves = !std::is_void_v<Proof>;
  static constexpr double share = 0.05;                // of the budget, for the prover's first search
  static constexpr std::uint64_t max_nodes = 1 << 18;  // per prover search, where no other limit applies

  static Decision<G> report(const Score& score, const std::vector<typename G::Move>& line,
                            const Budget& budget, const InfoSink<G>& on_info) {
    const int plies = score.value;
    if (on_info) on_info({plies, plies, 1, score, budget.nodes(), budget.elapsed(), line});
    return {line.front(), score};
  }

  [[nodiscard]] Score::Kind prove(const Position& pos, Budget& budget) {
    const auto wins = ask(pos, 1, share, budget);
    if (!wins) return Score::Kind::none;
    if (*wins) return Score::Kind::win;
    const auto holds = ask(pos, 0, 2 * share, budget);
    if (!holds) return Score::Kind::none;
    return *holds ? Score::Kind::draw : Score::Kind::loss;
  }

  // Searches in slices, so that the clock is read between them. If the share of the node limit is smaller
  // than a slice, alpha-beta gets all nodes.
  std::optional<bool> ask(const Position& pos, int margin, double up_to, Budget& budget) {
    constexpr double slice = 512;
    const auto nodes = budget.limits().nodes;
    if (nodes && up_to * static_cast<double>(*nodes) < slice) return std::nullopt;
    std::optional<bool> answer;
    const std::uint64_t last = budget.nodes() + max_nodes;
    while (!answer && budget.nodes() < last && budget.used() < up_to && !budget.spent())
      answer = prover_.search.reaches(pos, margin, budget, static_cast<std::uint64_t>(slice));
    return answer;
  }

  struct WithProver {
    explicit WithProver(const Resources& resources) : search(std::max(1, resources.hash_mb / 4), {}) {}
    Prover<G, std::conditional_t<proves, Proof, E>> search;
  };
  struct WithoutProver {
    explicit WithoutProver(const Resources&) {}
  };

  AlphaBeta<G, NoisyEvaluation<G, E>> search_;
  Level level_;
  int multi_pv_;
  std::conditional_t<proves, WithProver, WithoutProver> prover_;
};

}  // namespace arena
