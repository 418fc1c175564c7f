#pragma once
#include "agents/agent.hpp"
#include "games/tetress/tetress.hpp"

namespace arena::tetress {

// The submitted agent of report 004 ("Purple", Melbourne, COMP30024, 2024): alpha-beta to a depth that
// depends on the number of its moves and the time left, for the difference of both sides' placements. Weak
// because of all moves with the same number of free cells around them it looks at one, which may leave out
// the only good one, and because the horizon is near where there is room.
inline constexpr std::array<OptionSpec, 4> mobility_minimax_options{{
    flag("strict-root",
         "the first of equal moves, where its program takes the last, which may be a worse one that was cut "
         "off"),
    flag("no-discarding", "all moves, still in its order"),
    flag("by-lines", "the report's first idea: lines that remove more of the opponent's tokens"),
    flag("random-first-move", "for variety; its own is always the same"),
}};

[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_mobility_minimax(const OptionValues&, const Resources&);

// How deep it searches with so many moves and so much time left in the game, if that is limited.
[[nodiscard]] int minimax_depth(int moves, std::optional<Duration> left);

}  // namespace arena::tetress
