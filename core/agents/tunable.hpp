#pragma once
#include "agents/agent.hpp"

namespace arena {

// An agent whose evaluation is a weighted sum of terms, or a small network that sees them: what core/tune
// needs to fit the weights.
template <Game G>
struct Tunable {
  std::span<const std::string_view> names;  // of the terms
  std::span<const int> weights;             // the present ones: of a sum in hundredths of the game's unit
  int units = 0;                            // of the network (network.hpp); 0 for a sum
  int logit = 0;                            // how much of a score makes one in log-odds of winning, if known
  // The terms of a position that is not over, from the view of the side to move.
  void (*count)(const typename G::Position&, std::span<int> terms);
  std::unique_ptr<Agent<G>> (*make)(std::span<const int> weights, const Resources&);
};

// A game's tunable agent, or nothing. A game that has one says so in its list.cpp.
template <Game G>
[[nodiscard]] const Tunable<G>* tunable_of() {
  return nullptr;
}

}  // namespace arena
