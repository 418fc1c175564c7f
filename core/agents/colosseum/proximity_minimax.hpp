#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/pace.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The agent of report 000 (McGill, COMP 424, 2023): alpha-beta with iterative deepening over a tree that is
// kept between turns, moves nearest to the opponent first, evaluated by closeness and by the number of moves
// of the player to move. Weak because closeness is not territory, because only one side's moves are counted,
// and because on small boards an unfinished position can be worth more than a win (2*(2M-d) + moves/K exceeds
// M*M on about one 6x6 position in ten), so that it may prefer to play on.
inline constexpr std::array<OptionSpec, 4> proximity_options{{
    python_pace,
    flag("fixed-depth-2", "the report's first version: depth 2 without deepening"),
    flag("two-sided-mobility", "the report's first evaluation: both sides' moves"),
    flag("lazy-children", "suggested in the report: each child is evaluated as soon as it is created"),
}};

[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_proximity_minimax(const OptionValues&, const Resources&);

// The evaluation for the side `me`: section 2.2.1 of the report, "evaluation".
[[nodiscard]] double proximity_value(const Position& pos, Side me, bool two_sided = false);

}  // namespace arena::colosseum
