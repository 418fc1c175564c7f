#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The greedy opponent of report 002: plays the first spread that captures the most power, otherwise a random
// spawn. Weak because it ignores recaptures and spawns anywhere.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_greedy(const OptionValues&, const Resources&);

struct GreedyChoice {
  Move move;
  int captured = 0;  // power
};
[[nodiscard]] GreedyChoice greedy_choice(const Position& pos, Rng& rng);

}  // namespace arena::infexion
