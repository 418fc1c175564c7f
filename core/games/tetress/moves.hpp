#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

using MoveList = InlineVector<Move, placements>;

// Ordered by shape, then anchor (row by row); empty when the game is over.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// The side's next piece, now or after the opponent's move, must cover one of these cells.
[[nodiscard]] constexpr Bits landing(const Position& pos, Side side) noexcept {
  const bool anywhere = pos.ply + (side == pos.side() ? 0 : 1) < free_plies;
  return anywhere ? all_cells : neighbours(pos.of(side));
}

// The placements that lie in `empty` and have a cell in `near`: their number, or all of them, shape by shape,
// through visit(shape, anchors).
[[nodiscard]] inline int count_touching(Bits empty, Bits near) noexcept {
  return count_fits(empty) - count_fits(without(empty, near));
}
template <class Visit>
void for_each_touching(Bits empty, Bits near, Visit&& visit) {
  std::array<Bits, shapes> away;
  for_each_fit(without(empty, near), [&](Shape shape, Bits anchors) { away[shape] = anchors; });
  for_each_fit(empty, [&](Shape shape, Bits anchors) { visit(shape, without(anchors, away[shape])); });
}

// The number of pieces that a side could place if it were its turn, now or after the opponent's move.
[[nodiscard]] inline int mobility(const Position& pos, Side side) noexcept {
  return count_touching(pos.empty(), landing(pos, side));
}

// At the limit of plies the tokens decide; before it, a side that cannot move on its turn loses.
[[nodiscard]] Outcome outcome(const Position& pos);

}  // namespace arena::tetress
