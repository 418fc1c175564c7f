#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/pace.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The agent of report 003 (McGill, COMP 424): Monte-Carlo tree search that looks at a random sample of 15
// moves of each node it opens, plays each out once at random and opens next the leaf of the greatest UCB1
// score in the whole tree. Weak because most moves are never in the sample, because wins are counted as the
// agent's own also where the opponent chooses, and because a random game says little of a played one.
inline constexpr std::array<OptionSpec, 2> mcts_options{{
    python_pace,
    flag("heuristic-15", "the report's wish: the 15 moves of the best territory balance"),
}};

[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_sampled_mcts(const OptionValues&, const Resources&);

// One of the legal moves, each equally likely; the game must be on.
[[nodiscard]] Move uniform_move(const Position& pos, Rng& rng);

}  // namespace arena::colosseum
