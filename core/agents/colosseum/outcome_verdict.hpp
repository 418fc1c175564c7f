#pragma once
#include "games/colosseum/moves.hpp"

namespace arena::colosseum {

// The four values of report 001.
namespace outcome_value {
inline constexpr double win = 1.0;
inline constexpr double undetermined = 0.75;
inline constexpr double draw = 0.5;
inline constexpr double loss = 0.0;
}  // namespace outcome_value

// The verdict on a move: its value for the agent, the depth of that outcome, and the finished games counted
// below it.
struct Verdict {
  double value = outcome_value::undetermined;
  int depth = 0;
  int wins = 0;
  int losses = 0;
  int total = 1;

  [[nodiscard]] static Verdict of_end(const Outcome& end, Side agent, int depth) {
    const int margin =
        end.score[static_cast<std::size_t>(agent)] - end.score[static_cast<std::size_t>(other(agent))];
    if (margin == 0) return {outcome_value::draw, depth, 0, 0, 1};
    return {margin > 0 ? outcome_value::win : outcome_value::loss, depth, margin > 0 ? 1 : 0,
            margin < 0 ? 1 : 0, 1};
  }

  // Adds the verdict of one more child. The first child sets the value; of equal values the later outcome
  // stays.
  void take(const Verdict& child, bool agent_moves, bool first) {
    wins += child.wins;
    losses += child.losses;
    total += child.total;
    const bool better = agent_moves ? child.value > value : child.value < value;
    if (first || better || (child.value == value && child.depth > depth)) {
      value = child.value;
      depth = child.depth;
    }
  }

  // No other move could be better for the side that moves here.
  [[nodiscard]] bool settles(bool agent_moves) const {
    return value == (agent_moves ? outcome_value::win : outcome_value::loss);
  }

  // Section 1 of the report, equation (1).
  [[nodiscard]] double weighted_score() const {
    return total == 0 ? 0.0 : static_cast<double>(wins - losses) / total;
  }
};

}  // namespace arena::colosseum
