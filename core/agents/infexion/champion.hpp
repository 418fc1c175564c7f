#pragma once
#include "agents/agent.hpp"
#include "agents/infexion/champion_weights.hpp"
#include "games/infexion/infexion.hpp"
#include "search/evaluation.hpp"

namespace arena::infexion {

// The champion's evaluation: the terms of terms.hpp times their weights. Its tactical moves are the captures
// that win their exchange or end the game; symmetric moves at the root are dropped.
class ChampionEvaluation {
 public:
  static constexpr int history_size = cells * (directions + 1);

  explicit ChampionEvaluation(const TermValues& weights = champion_weights) : weights_(weights) {}

  // All wins score the same, whatever the lead, so that the search prefers the quickest.
  [[nodiscard]] Evaluation evaluate(const Position& pos);
  void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores);
  void tactical_moves(const Position& pos, int min_gain, MoveList& moves, std::span<int> gains);
  void drop_symmetric_moves(const Position& pos, MoveList& moves) const;
  [[nodiscard]] static int history_index(const Position&, Move move) {
    return move.cell * (directions + 1) + static_cast<int>(move.action);
  }

 private:
  [[nodiscard]] const AttackMap& attacks_in(const Position& pos);

  TermValues weights_;
  AttackMap attacks_;  // of the last position asked for
};

// Our own agent: principal variation search that follows captures beyond its horizon. Its evaluation counts
// stacks, attacks and exchanges, with weights fitted to self-play (README.md in this folder). Weak against
// plans that are longer than its dozen plies and that no term covers.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void count_champion_terms(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_champion_with(std::span<const int> weights,
                                                                  const Resources&);

}  // namespace arena::infexion
