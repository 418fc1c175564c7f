#include "agents/colosseum/territory.hpp"

namespace arena::colosseum {

int territory_balance(const Position& pos) {
  const Ways ways(pos);
  const auto walk = [&](Lanes from) {
    for (int steps = step_limit(pos); steps > 0; --steps) from = step(ways, from);
    return from;
  };
  Lanes mine = Lanes::of(pos.mover());
  Lanes theirs = Lanes::of(pos.opponent());
  int balance = 0;
  // Move by move both floods grow; a cell counts for whoever is there a whole move earlier.
  Lanes seen = mine | theirs;
  for (;;) {
    const Lanes next_mine = walk(mine);
    const Lanes next_theirs = walk(theirs);
    const Lanes fresh = (next_mine | next_theirs).without(seen);
    if (!fresh.any()) return balance;
    balance += (fresh & next_mine).count() - (fresh & next_theirs).count();
    seen = seen | fresh;
    mine = next_mine;
    theirs = next_theirs;
  }
}

}  // namespace arena::colosseum
