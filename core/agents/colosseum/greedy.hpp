#pragma once
#include "agents/agent.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// Looks one move ahead: plays the move that ends the game with the best winning margin, else the one with the
// best territory balance in moves; ties at random. From no report (agents/colosseum.md, "Baselines"). Weak
// because it never asks what the opponent will answer: it walks into closing walls.
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_greedy(const OptionValues&, const Resources&);

}  // namespace arena::colosseum
