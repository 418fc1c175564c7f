#include "games/tetress/moves.hpp"

namespace arena::tetress {

void legal_moves(const Position& pos, MoveList& out) {
  out.clear();
  if (pos.ply >= max_plies) return;
  for_each_touching(pos.empty(), landing(pos, pos.side()), [&](Shape shape, Bits anchors) {
    for_each_cell(anchors, [&](Cell anchor) { out.push_back({shape, anchor}); });
  });
}

int count_moves(const Position& pos) {
  return pos.ply >= max_plies ? 0 : mobility(pos, pos.side());
}

bool is_legal(const Position& pos, Move move) {
  if (move.shape >= shapes || move.anchor >= cells || pos.ply >= max_plies) return false;
  const Bits piece = cells_of(move);
  return !(piece & pos.occupied()).any() && (pos.ply < free_plies || (piece & neighbours(pos.mine())).any());
}

Outcome outcome(const Position& pos) {
  Outcome end;
  end.score = {count(pos.tokens[0]), count(pos.tokens[1])};
  const int lead = end.score[0] - end.score[1];
  if (pos.ply >= max_plies)
    end.kind = lead > 0   ? Outcome::Kind::first_wins
               : lead < 0 ? Outcome::Kind::second_wins
                          : Outcome::Kind::draw;
  else if (count_moves(pos) == 0)
    end.kind = win_for(other(pos.side()));
  return end;
}

}  // namespace arena::tetress
