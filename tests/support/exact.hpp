#pragma once
#include <algorithm>
#include <optional>

#include "games/game.hpp"

namespace arena::test {

// The result of a position for the side to move, 1, 0 or -1, by trying every move: no evaluation, no table
// and no pruning but that of a won position. Nothing if it is not known within so many plies.
template <Game G>
[[nodiscard]] std::optional<int> exact_result(const typename G::Position& pos, int plies) {
  const Outcome outcome = G::outcome(pos);
  if (outcome.over())
    return outcome.kind == Outcome::Kind::draw ? 0 : outcome.kind == win_for(G::side_to_move(pos)) ? 1 : -1;
  if (plies == 0) return std::nullopt;
  typename G::MoveList moves;
  G::legal_moves(pos, moves);
  std::optional<int> best = -1;
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    const auto result = exact_result<G>(next, plies - 1);
    if (result == -1) return 1;
    if (!result)
      best.reset();
    else if (best)
      best = std::max(*best, -*result);
  }
  return best;
}

}  // namespace arena::test
