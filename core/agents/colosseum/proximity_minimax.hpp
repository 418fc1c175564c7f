#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/pace.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The agent of report 000 (McGill, COMP 424, 2023): alpha-beta with iterative deepening over a tree that is
// kept between turns, children nearest to the opponent first, judged by closeness and by the number of moves
// of the player to move. Weak because closeness is no territory, because only one side's moves are counted,
// and because on small boards a live position can be worth more than a win (2*(2M-d) + moves/K exceeds M*M on
// about one 6x6 position in ten): it may then prefer to play on.
inline constexpr std::array<OptionSpec, 4> proximity_options{{
    python_pace,
    flag("fixed-depth-2", "the report's first try: depth 2 without deepening"),
    flag("two-sided-mobility", "the report's first evaluation: both sides' moves"),
    flag("lazy-children", "the report's wish: a child is judged as soon as it is made"),
}};

[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_proximity_minimax(const OptionValues&, const Resources&);

// Its evaluation for the agent `me`: section 2.2.1, "evaluation".
[[nodiscard]] double proximity_value(const Position& pos, Side me, bool two_sided = false);

}  // namespace arena::colosseum
