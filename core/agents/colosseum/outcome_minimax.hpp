#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/pace.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The agent of report 001 (McGill, COMP 424): minimax that values only finished games - win 1, undetermined
// 0.75, draw 0.5, loss 0 - after it drops two kinds of "stupid" moves. Weak because it tells unfinished
// positions apart only by how many of the searched replies end the game, because it searches one or two moves
// deep without alpha-beta, and because the first undetermined move lowers the limit for the rest.
inline constexpr std::array<OptionSpec, 4> outcome_options{{
    python_pace,
    flag("no-weighted-score", "breaks ties between equal moves at random"),
    flag("breadth-first",
         "suggested in the report: level by level until time is over, the tree kept between turns"),
    flag("near-walls", "suggested in the report: walls that touch walls at both ends first"),
}};

[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_outcome_minimax(const OptionValues&, const Resources&);

// The candidate moves in breadth-first order of their cells, without stupid moves unless all are stupid
// (section 1 of the report).
void outcome_candidates(const Position& pos, MoveList& out);

// The two conditions of a "stupid" move: (a) it closes the last open side of its own cell; (b) it is the
// third wall of its cell, and the opponent can reach the cell beyond the fourth side.
[[nodiscard]] bool is_stupid(const Position& pos, Move move);

}  // namespace arena::colosseum
