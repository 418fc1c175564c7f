#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

using MoveList = InlineVector<Move, placements>;

// Ordered by shape, then anchor (row by row); empty when the game is over.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// The cells of which a side's next piece, now or after the opponent's, must have one.
[[nodiscard]] constexpr Bits landing(const Position& pos, Side side) noexcept {
  const bool anywhere = pos.ply + (side == pos.side() ? 0 : 1) < free_plies;
  return anywhere ? all_cells : neighbours(pos.of(side));
}

// The placements that lie in `empty` with a cell in `near`: how many there are, and for each shape, through
// visit(shape, anchors), which.
[[nodiscard]] inline int count_touching(Bits empty, Bits near) noexcept {
  return count_fits(empty) - count_fits(without(empty, near));
}
template <class Visit>
void for_each_touching(Bits empty, Bits near, Visit&& visit) {
  std::array<Bits, shapes> away;
  for_each_fit(without(empty, near), [&](Shape shape, Bits anchors) { away[shape] = anchors; });
  for_each_fit(empty, [&](Shape shape, Bits anchors) { visit(shape, without(anchors, away[shape])); });
}

// How many pieces a side could lay if it were its turn, now or after the opponent's.
[[nodiscard]] inline int mobility(const Position& pos, Side side) noexcept {
  return count_touching(pos.empty(), landing(pos, side));
}

// At the limit the tokens decide; before it who is on turn and cannot move has lost.
[[nodiscard]] Outcome outcome(const Position& pos);

}  // namespace arena::tetress
