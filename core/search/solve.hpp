#pragma once
#include "search/prover.hpp"

namespace arena {

// What is proven of a position: the margin of the side to move lies between these two, as far as they are
// known.
template <Game G>
struct Solution {
  std::optional<int> min;
  std::optional<int> max;
  std::vector<typename G::Move> line;  // best play for that margin, as far as the proof still stands
  [[nodiscard]] bool exact() const noexcept { return min && min == max; }
};

// Asks a prover question after question: is it won, is it a draw, and by how much? Ends when the margin is
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
  // Away from the draw in growing steps, then halving: most margins are small.
  for (int step = 1; !found.min || !found.max; step *= 2)
    if (!ask(found.min ? *found.min + step : *found.max + 1 - step)) break;
  while (found.min && found.max && *found.min < *found.max)
    if (!ask(*found.min + (*found.max - *found.min + 1) / 2)) break;
  found.line = prover.line(pos, found.min ? *found.min : *found.max + 1);
  return found;
}

}  // namespace arena
