#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// Uniform over all legal moves, the course's baseline. Weak because it looks at nothing.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_random(const OptionValues&, const Resources&);

// One of the legal moves, each equally likely; the game must be on.
[[nodiscard]] Move uniform_move(const Position& pos, Rng& rng);

}  // namespace arena::infexion
