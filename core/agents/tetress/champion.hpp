#pragma once
#include "agents/agent.hpp"
#include "agents/tetress/champion_weights.hpp"
#include "games/tetress/tetress.hpp"
#include "search/evaluation.hpp"

namespace arena::tetress {

// What the champion knows of the game: terms.hpp weighed, which cells both sides want for the order of its
// moves, and the symmetries of the board.
class ChampionEvaluation {
 public:
  static constexpr int history_size = placements;

  explicit ChampionEvaluation(const TermValues& weights = champion_weights) : weights_(weights) {}

  // A won game is worth the same whatever the tokens, so that the search goes for the nearest win.
  [[nodiscard]] Evaluation evaluate(const Position& pos);
  void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores);
  void drop_symmetric_moves(const Position& pos, MoveList& moves) const;
  [[nodiscard]] static int history_index(const Position&, Move move) { return number_of(move); }

 private:
  TermValues weights_;
  Reaches reaches_;  // of the position asked about last
};

// Ours: principal variation search on what both sides can still reach, its weights fitted to games against
// itself (README.md beside this file). Weak in the middle of the game, where with hundreds of moves a side it
// sees three or four plies.
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void count_champion_terms(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_champion_with(std::span<const int> weights,
                                                                 const Resources&);

}  // namespace arena::tetress
