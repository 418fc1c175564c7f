#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The evaluations of report 004, both for an agent and whoever is to move.
enum class Measure { mobility, lines };

inline constexpr int decided = 100'000;  // the report's infinity

// "EVAL_METHOD": at the limit who has more tokens, before it whether one side has no placement, the agent
// asked first, else the placements that the agent has more than its opponent. Both are counted on the same
// board.
//
// By lines instead, what the report thought of first, for removing more of the opponent's tokens than of its
// own "and any move that got closer to doing that": the lead in tokens, and for each row and column what the
// opponent has more in it, the fuller the line the more (weights of ours: a line that is gone counts twice
// what it did when one cell was missing).
[[nodiscard]] int evaluate(const Position& pos, Side agent, Measure measure);

// How many placements touch a token of the side, in the first two plies as well.
[[nodiscard]] int placements_of(const Position& pos, Side side);

}  // namespace arena::tetress
