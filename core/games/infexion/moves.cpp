#include "games/infexion/moves.hpp"

namespace arena::infexion {

void legal_moves(const Position& pos, MoveList& out) {
  out.clear();
  if (is_over(pos)) return;
  const Bits mine = pos.mine();
  for_each_cell(mine | (may_spawn(pos) ? pos.empty() : 0), [&](Cell cell) {
    if ((mine & bit(cell)) == 0) {
      out.push_back({cell, Action::spawn});
      return;
    }
    for (int d = 0; d < directions; ++d) out.push_back(spread(cell, static_cast<Direction>(d)));
  });
}

int count_moves(const Position& pos) {
  if (is_over(pos)) return 0;
  return directions * std::popcount(pos.mine()) + (may_spawn(pos) ? std::popcount(pos.empty()) : 0);
}

bool is_legal(const Position& pos, Move move) {
  if (move.cell >= cells || move.action > Action::spawn || is_over(pos)) return false;
  if (is_spread(move)) return (pos.mine() & bit(move.cell)) != 0;
  return (pos.empty() & bit(move.cell)) != 0 && may_spawn(pos);
}

Outcome outcome(const Position& pos) {
  Outcome end;
  end.score = {pos.power_on(pos.stacks[0]), pos.power_on(pos.stacks[1])};
  if (!is_over(pos)) return end;
  const int lead = end.score[0] - end.score[1];
  end.kind = lead >= 2    ? Outcome::Kind::first_wins
             : lead <= -2 ? Outcome::Kind::second_wins
                          : Outcome::Kind::draw;
  return end;
}

}  // namespace arena::infexion
