#pragma once
#include "agents/agent.hpp"
#include "games/tetress/tetress.hpp"

namespace arena::tetress {

// Looks one ply ahead: plays the piece that leaves the opponent the fewest replies; ties are broken at
// random. Weak because it ignores how the reply reduces its own moves.
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_greedy(const OptionValues&, const Resources&);

}  // namespace arena::tetress
