#pragma once
#include <vector>

#include "agents/agent.hpp"
#include "agents/colosseum/features.hpp"
#include "agents/colosseum/move_scores.hpp"
#include "search/evaluation.hpp"
#include "search/solve.hpp"

namespace arena::colosseum {

// Points of score per 1.0 in log-odds, which is a 73 % chance of winning.
inline constexpr int points_per_logit = 520;

// The champion's evaluation: a small network that rates territory, openness and cut edges (features.hpp), and
// the cuts by which either player could win at once (cuts.hpp).
class ChampionEvaluation {
 public:
  static constexpr int history_size = history_indices;
  static constexpr bool scores_below_killers = true;

  explicit ChampionEvaluation(const FeatureNetwork& network)
      : network_(network), features_(Position{}), cache_(cache_size) {}

  [[nodiscard]] Evaluation evaluate(const Position& pos);
  [[nodiscard]] int winning_end(const Position& pos);
  [[nodiscard]] bool is_threatened(const Position& pos);
  void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores) const {
    colosseum::score_moves(pos, moves, scores);
  }
  [[nodiscard]] static int history_index(const Position&, Move move) {
    return colosseum::history_index(move);
  }

 private:
  // One position in three to five was evaluated before, in the previous iteration or by a transposition. Half
  // a megabyte stays in the processor's cache. A winning end counts as proven, so nearly the whole hash is
  // compared: 44 bits in the key, 16 by the index.
  struct CachedEvaluation {
    std::uint64_t key : 44 = 0;
    std::int64_t steps : 11 = unknown_steps;  // the estimate in multiples of `grain`
    std::int64_t winning_end : 9 = unknown_end;
  };
  static_assert(sizeof(CachedEvaluation) == 8);
  static constexpr int unknown_steps = -1024;
  static constexpr int unknown_end = -1;
  static constexpr std::size_t cache_size = 1 << 16;

  [[nodiscard]] CachedEvaluation& cached(const Position& pos);
  [[nodiscard]] const PositionFeatures& position_features(const Position& pos);

  FeatureNetwork network_;
  PositionFeatures features_;       // of the last position asked for
  std::uint64_t features_key_ = 0;  // its hash
  CutCache cut_cache_;
  std::vector<CachedEvaluation> cache_;
};

// Our own agent: principal variation search with an evaluation learned from self-play (README.md in this
// folder). Weak on open boards, where it cannot foresee which player will be closed in.
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void extract_features(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_champion_with(std::span<const int> weights,
                                                                   const Resources&);

[[nodiscard]] Solution<Colosseum> solve_position(const Position& pos, Budget& budget, int hash_mb);

}  // namespace arena::colosseum
