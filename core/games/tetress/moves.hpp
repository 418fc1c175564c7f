#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

using MoveList = InlineVector<Move, placements>;

// Ordered by shape, then anchor (row by row); empty when the game is over.
void legal_moves(const Position& pos, MoveList& out);
[[nodiscard]] int count_moves(const Position& pos);
[[nodiscard]] bool is_legal(const Position& pos, Move move);

// Is the side's next piece, now or after the opponent's, one of the first two?
[[nodiscard]] constexpr bool may_lie_anywhere(const Position& pos, Side side) noexcept {
  return pos.ply + (side == pos.side() ? 0 : 1) < free_plies;
}

// The placements of which a cell is in `near`, among those that lie in `empty`.
[[nodiscard]] constexpr int count_touching(Bits empty, Bits near) noexcept {
  return count_fits(empty) - count_fits(without(empty, near));
}

// How many pieces a side could lay if it were its turn, now or after the opponent's.
[[nodiscard]] int mobility(const Position& pos, Side side);

// The same pieces themselves: calls visit(shape, anchors) for each shape.
template <class Visit>
void for_each_open(const Position& pos, Side side, Visit&& visit) {
  const Bits empty = pos.empty();
  const Bits away = may_lie_anywhere(pos, side) ? Bits{} : without(empty, neighbours(pos.of(side)));
  std::array<Bits, shapes> not_touching;
  for_each_fit(away, [&](Shape shape, Bits anchors) { not_touching[shape] = anchors; });
  for_each_fit(empty,
               [&](Shape shape, Bits anchors) { visit(shape, without(anchors, not_touching[shape])); });
}

// At the limit the tokens decide; before it who is on turn and cannot move has lost.
[[nodiscard]] Outcome outcome(const Position& pos);

}  // namespace arena::tetress
