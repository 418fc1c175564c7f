#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/move_scores.hpp"
#include "games/colosseum/colosseum.hpp"
#include "search/alpha_beta.hpp"

namespace arena::colosseum {

// Territory by single steps: how many more cells the side to move reaches first than the opponent, with the
// present walls. Cells that both reach at the same step count for neither.
struct StepTerritory {
  static constexpr int history_size = history_indices;
  static constexpr bool scores_below_killers = true;

  [[nodiscard]] Evaluation evaluate(const Position& pos) const;
  [[nodiscard]] int winning_end(const Position& pos) const;
  void score_moves(const Position& pos, const MoveList& moves, std::span<int> scores) const {
    colosseum::score_moves(pos, moves, scores);
  }
  [[nodiscard]] static int history_index(const Position&, Move move) {
    return colosseum::history_index(move);
  }
};

// Textbook alpha-beta with a transposition table and history, territory by steps as its evaluation, and a
// test for winning cuts. Our own yardstick, also for teaching. Weak while the board is open, where territory
// predicts little of the result.
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_plain(const OptionValues&, const Resources&);

}  // namespace arena::colosseum
