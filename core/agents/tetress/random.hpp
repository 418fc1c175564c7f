#pragma once
#include "agents/agent.hpp"
#include "games/tetress/tetress.hpp"

namespace arena::tetress {

// Uniform over all legal moves, the course's baseline. Weak because it looks at nothing.
[[nodiscard]] std::unique_ptr<Agent<Tetress>> make_random(const OptionValues&, const Resources&);

// One of the legal moves, each equally likely; the game must be on.
[[nodiscard]] Move uniform_move(const Position& pos, Rng& rng);

}  // namespace arena::tetress
