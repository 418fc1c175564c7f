#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The Monte-Carlo agent of report 002 as its text describes it: UCT with greedy playouts; a playout cut short
// by the limit of plies or by the budget counts each side's share of the evaluation. (The program forgot to
// apply the root's moves and in effect played the first move of its order.) Weak because games are long and a
// position has about a hundred moves, so that the tree stays shallow.
inline constexpr std::array<OptionSpec, 2> mcts_options{{
    {"play-out", OptionSpec::Kind::combo, "greedy", 0, 0, "greedy|random|evaluation",
     "how a leaf is evaluated"},
    {"plies",
     OptionSpec::Kind::spin,
     "1000",
     0,
     1000,
     {},
     "longest playout in plies, then the evaluation counts"},
}};

[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_mcts(const OptionValues&, const Resources&);

// Red's share of the evaluation of both sides, 0 to 1; of a finished game 1, 0.5 or 0.
[[nodiscard]] double red_share(const Position& pos);

}  // namespace arena::infexion
