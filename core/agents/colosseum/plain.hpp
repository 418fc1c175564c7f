#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/move_scores.hpp"
#include "games/colosseum/colosseum.hpp"
#include "search/alpha_beta.hpp"

namespace arena::colosseum {

// Territory by single steps: how many more cells the side to move gets to first, walls as they stand. Cells
// that both get to at once count for nobody.
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

// The recipe everybody starts from: alpha-beta with table and history, territory by steps, a look at closing
// walls. Ours, to measure against and to teach with. Weak while the board is open, where territory says
// little of who will win.
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_plain(const OptionValues&, const Resources&);

}  // namespace arena::colosseum
