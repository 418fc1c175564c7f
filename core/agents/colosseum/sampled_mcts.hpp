#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/pace.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// The agent of report 003 (McGill, COMP 424): Monte-Carlo tree search that expands a node by a random sample
// of 15 of its moves, plays one random playout for each, and next expands the leaf of the greatest UCB1 score
// in the whole tree. Weak because most moves are never sampled, because it also maximises its own wins at the
// opponent's nodes, and because random games predict little of real ones.
inline constexpr std::array<OptionSpec, 2> mcts_options{{
    python_pace,
    flag("heuristic-15", "suggested in the report: the 15 moves of the best territory balance"),
}};

[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_sampled_mcts(const OptionValues&, const Resources&);

// Returns one of the legal moves, each with the same probability. The game must not be over.
[[nodiscard]] Move uniform_move(const Position& pos, Rng& rng);

}  // namespace arena::colosseum
