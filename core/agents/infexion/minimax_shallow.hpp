#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The "shallow Minimax" that report 002 measures against: its search two plies deep over all moves, ordered
// but not reduced. Weak because the answer to the answer is never seen.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_minimax_shallow(const OptionValues&, const Resources&);

}  // namespace arena::infexion
