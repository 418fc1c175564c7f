#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The "shallow Minimax" opponent of report 002: its search two plies deep over all moves, ordered but not
// reduced. Weak because it sees only one reply ahead.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_minimax_shallow(const OptionValues&, const Resources&);

}  // namespace arena::infexion
