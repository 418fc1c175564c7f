#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The two evaluations of report 004. Both are for a fixed side, whichever side is to move.
enum class Measure { mobility, lines };

inline constexpr int win_value = 100'000;  // the report's infinity

// Measure::mobility is "EVAL_METHOD" of the report. At the limit of plies, more tokens win. Before it, a side
// without a placement loses (`side` is checked first); otherwise the value is the number of the side's
// placements minus the opponent's, both on the same board. Measure::lines is the report's first idea, to
// remove more of the opponent's tokens than of its own "and any move that got closer to doing that": the lead
// in tokens, plus the opponent's lead in each row and column times the number of tokens in that line. The
// weights are ours.
[[nodiscard]] int evaluate(const Position& pos, Side side, Measure measure);

// The number of placements that touch a token of the side, in the first two plies too.
[[nodiscard]] int count_placements(const Position& pos, Side side);

}  // namespace arena::tetress
