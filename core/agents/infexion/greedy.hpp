#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The greedy agent that report 002 measures against: the first spread that captures the most power, else a
// random spawn. Weak because it never asks whether the capturing stacks will be captured back, and because
// it spawns anywhere.
[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_greedy(const OptionValues&, const Resources&);

struct GreedyChoice {
  Move move;
  int captured = 0;  // power
};
[[nodiscard]] GreedyChoice greedy_choice(const Position& pos, Rng& rng);

}  // namespace arena::infexion
