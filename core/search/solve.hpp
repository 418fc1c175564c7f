#pragma once
#include "search/prover.hpp"

namespace arena {

// The proven bounds of the margin for the side to move; a bound that is not known is not set.
template <Game G>
struct Solution {
  std::optional<int> min;
  std::optional<int> max;
  std::vector<typename G::Move> line;  // best play, as far as the prover's table still holds the proof
  [[nodiscard]] bool exact() const noexcept { return min && min == max; }
};

// Calls a prover repeatedly: is the position won, is it drawn, and by which margin? Ends when the margin is
// known or the budget is spent.
template <Game G, Evaluator<G> E>
[[nodiscard]] Solution<G> solve(Prover<G, E>& prover, const typename G::Position& pos, Budget& budget) {
  Solution<G> found;
  const auto ask = [&](int margin) {
    const auto answer = prover.reaches(pos, margin, budget);
    if (!answer) return false;
    (*answer ? found.min : found.max) = *answer ? margin : margin - 1;
    return true;
  };
  if (!ask(1)) return found;
  // Most margins are small: go away from the draw in growing steps, then bisect.
  for (int step = 1; !found.min || !found.max; step *= 2)
    if (!ask(found.min ? *found.min + step : *found.max + 1 - step)) break;
  while (found.min && found.max && *found.min < *found.max)
    if (!ask(*found.min + (*found.max - *found.min + 1) / 2)) break;
  found.line = prover.line(pos, found.min ? *found.min : *found.max + 1);
  return found;
}

}  // namespace arena
