#pragma once
#include <cstdint>

#include "games/game.hpp"

namespace arena {

// The number of move sequences of exactly `depth` moves; finished games have no moves. The last ply is
// counted without being played.
template <Game G>
[[nodiscard]] std::uint64_t perft(const typename G::Position& pos, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(G::count_moves(pos));
  typename G::MoveList moves;
  G::legal_moves(pos, moves);
  std::uint64_t leaves = 0;
  for (const auto& move : moves) {
    typename G::Position next = pos;
    G::apply(next, move);
    leaves += perft<G>(next, depth - 1);
  }
  return leaves;
}

}  // namespace arena
