#pragma once
#include "agents/agent.hpp"
#include "agents/infexion/champion_weights.hpp"
#include "games/infexion/infexion.hpp"
#include "search/evaluation.hpp"

namespace arena::infexion {

// What the champion knows of the game: terms.hpp weighed, captures that do not lose the exchange as tactical
// moves, and the symmetries of the board.
class ChampionEvaluation {
 public:
  static constexpr int history_size = cells * (directions + 1);

  explicit ChampionEvaluation(const TermValues& weights = champion_weights) : weights_(weights) {}

  // A won game is worth the same by whatever lead, so that the search goes for the nearest win.
  [[nodiscard]] Evaluation evaluate(const Position& pos);
  void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores);
  void tactical_moves(const Position& pos, int least, MoveList& moves, std::span<int> gains);
  void drop_symmetric_moves(const Position& pos, MoveList& moves) const;
  [[nodiscard]] static int history_index(const Position&, Move move) {
    return move.cell * (directions + 1) + static_cast<int>(move.action);
  }

 private:
  [[nodiscard]] const AttackMap& attacks_in(const Position& pos);

  TermValues weights_;
  AttackMap attacks_;  // of the position asked about last
};

// Ours: principal variation search that follows captures beyond its horizon, on an evaluation of stacks, what
// may hit what, and exchanges, its weights fitted to games against itself (README.md beside this file). Weak
// where a plan is longer than its dozen plies and no term foresees it.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void count_champion_terms(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_champion_with(std::span<const int> weights,
                                                                  const Resources&);

}  // namespace arena::infexion
