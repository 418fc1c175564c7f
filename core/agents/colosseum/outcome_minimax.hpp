#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/pace.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The agent of report 001 (McGill, COMP 424): minimax that knows ends only - win 1, undetermined 0.75, draw
// 0.5, loss 0 - after dropping two kinds of "stupid" moves. Weak because it sees no difference between open
// positions but how often their few replies end, because it searches one or two moves deep without
// alpha-beta, and because the first move found undetermined lowers the limit for the rest.
inline constexpr std::array<OptionSpec, 4> outcome_options{{
    python_pace,
    flag("no-weighted-score", "ties between equal moves at random"),
    flag("breadth-first",
         "the report's wish: level by level until time is over, the tree kept between turns"),
    flag("near-walls", "the report's wish: walls that complete a row of walls first"),
}};

[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_outcome_minimax(const OptionValues&, const Resources&);

// The candidate moves in breadth-first order of their cells, without the stupid ones unless all are (section
// 1).
void outcome_candidates(const Position& pos, MoveList& out);

// Both "stupid" conditions: (a) the move shuts its own cell; (b) it is the third wall of its cell and the
// opponent can reach the cell beyond the fourth side.
[[nodiscard]] bool is_stupid(const Position& pos, Move move);

}  // namespace arena::colosseum
