#pragma once
#include "agents/agent.hpp"
#include "games/tetress/tetress.hpp"

namespace arena::tetress {

// One ply deep: the piece that leaves the opponent the fewest replies, by chance among equals. Weak because
// it never asks what the reply takes from its own moves.
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_greedy(const OptionValues&, const Resources&);

}  // namespace arena::tetress
