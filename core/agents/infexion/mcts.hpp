#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The Monte-Carlo agent of report 002 as its text has it: UCT whose play-outs are greedy games, and beyond
// the limit of plies or of the budget the share of the evaluation that is one's own. (The program did not
// apply its root's moves and played, in effect, the first one in order.) Weak because a game is long and a
// position has a hundred moves, so that the tree hardly leaves the root.
inline constexpr std::array<OptionSpec, 2> mcts_options{{
    {"play-out", OptionSpec::Kind::combo, "greedy", 0, 0, "greedy|random|evaluation", "how a leaf is judged"},
    {"plies", OptionSpec::Kind::spin, "1000", 0, 1000, {}, "of a play-out, then the evaluation"},
}};

[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_mcts(const OptionValues&, const Resources&);

// Red's share of the evaluation of both sides, 0 to 1; of a finished game 1, 0.5 or 0.
[[nodiscard]] double red_share(const Position& pos);

}  // namespace arena::infexion
