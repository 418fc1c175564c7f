#pragma once
#include "agents/agent.hpp"

namespace arena {

// An agent whose weights core/tune can fit: its evaluation is a weighted sum of terms, or a small network
// whose inputs are the terms.
template <Game G>
struct Tunable {
  std::span<const std::string_view> names;  // of the terms
  std::span<const int> weights;  // the current weights; those of a sum are in hundredths of the game's unit
  int units = 0;                 // hidden units of the network (network.hpp); 0 for a sum
  int logit = 0;                 // points of score per 1.0 in log-odds of winning; 0 if unknown
  // Writes the terms of a position that is not over, from the view of the side to move.
  void (*count)(const typename G::Position&, std::span<int> terms);
  std::unique_ptr<Agent<G>> (*make)(std::span<const int> weights, const Resources&);
};

// The tunable agent of a game, or nullptr. A game that has one defines it in its list.cpp.
template <Game G>
[[nodiscard]] const Tunable<G>* tunable_of() {
  return nullptr;
}

}  // namespace arena
