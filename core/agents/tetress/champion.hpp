#pragma once
#include "agents/agent.hpp"
#include "agents/tetress/champion_weights.hpp"
#include "games/tetress/tetress.hpp"
#include "search/evaluation.hpp"

namespace arena::tetress {

// The champion's evaluation: the terms of terms.hpp times their weights. Moves are ordered by the demand for
// their cells (cell_demand.hpp); symmetric moves at the root are dropped.
class ChampionEvaluation {
 public:
  static constexpr int history_size = placements;

  explicit ChampionEvaluation(const TermValues& weights = champion_weights) : weights_(weights) {}

  // All wins score the same, whatever the lead in tokens, so that the search prefers the quickest.
  [[nodiscard]] Evaluation evaluate(const Position& pos);
  void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores);
  void drop_symmetric_moves(const Position& pos, MoveList& moves) const;
  [[nodiscard]] static int history_index(const Position&, Move move) { return number_of(move); }

 private:
  TermValues weights_;
  Reaches reaches_;  // of the last position asked for
};

// Our own agent: principal variation search with an evaluation of the pieces that both sides can still place,
// its weights fitted to self-play (README.md in this folder). Weak in the middle game, where each side has
// hundreds of moves and the search sees only three or four plies.
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void count_champion_terms(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_champion_with(std::span<const int> weights,
                                                                 const Resources&);

}  // namespace arena::tetress
