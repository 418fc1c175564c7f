#include "agents/colosseum/territory.hpp"

namespace arena::colosseum {

int territory_balance(const Position& pos) {
  const OpenEdges open_edges(pos);
  const auto walk = [&](CellSet from) {
    for (int steps = step_limit(pos); steps > 0; --steps) from = step(open_edges, from);
    return from;
  };
  CellSet mine = CellSet::of(pos.mover());
  CellSet theirs = CellSet::of(pos.opponent());
  int balance = 0;
  // Both floods grow move by move; a cell counts for the player who reaches it in fewer moves.
  CellSet seen = mine | theirs;
  for (;;) {
    const CellSet next_mine = walk(mine);
    const CellSet next_theirs = walk(theirs);
    const CellSet fresh = (next_mine | next_theirs).without(seen);
    if (!fresh.any()) return balance;
    balance += (fresh & next_mine).count() - (fresh & next_theirs).count();
    seen = seen | fresh;
    mine = next_mine;
    theirs = next_theirs;
  }
}

}  // namespace arena::colosseum
