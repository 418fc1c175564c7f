#pragma once
#include "agents/agent.hpp"
#include "games/tetress/tetress.hpp"

namespace arena::tetress {

// The submitted agent of report 004 ("Purple", Melbourne, COMP30024, 2024): alpha-beta that maximises the
// difference between the numbers of both sides' placements. Its depth depends on the number of its moves and
// the time left. Weak because it tries only one of all moves with the same number of free cells around them,
// which may drop the only good one, and because it searches only two plies where there is room.
inline constexpr std::array<OptionSpec, 4> mobility_minimax_options{{
    flag(
        "strict-root",
        "keeps the first of equal moves; the original takes the last, which may be a worse move that was cut "
        "off"),
    flag("no-discarding", "tries all moves, in the same order"),
    flag("by-lines", "the report's first idea: fill lines that remove more of the opponent's tokens"),
    flag("random-first-move", "plays a random first move; the original always plays the same one"),
}};

[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_mobility_minimax(const OptionValues&, const Resources&);

// The search depth for a number of moves and the time left in the game, if that is limited.
[[nodiscard]] int minimax_depth(int moves, std::optional<Duration> left);

}  // namespace arena::tetress
