#include "agents/tetress/terms.hpp"

namespace arena::tetress {

TermValues count_terms(const Reaches& reaches) noexcept {
  constexpr int limit_in_sight = 40;
  constexpr int enough = 30;
  const Position& pos = reaches.pos;
  const Reach& mine = reaches.mine;
  const Reach& theirs = reaches.theirs;
  const Bits empty = pos.empty();
  const Bits my_room = without(mine.cover, theirs.cover);
  const Bits their_room = without(theirs.cover, mine.cover);
  const auto lead = [](Bits my_set, Bits their_set) { return count(my_set) - count(their_set); };

  TermValues values{};
  values[tempo] = 1;
  values[share] = 100 * (mine.moves - theirs.moves) / std::max(mine.moves + theirs.moves, 1);
  values[few] = 240 / (mine.moves + 2) - 240 / (theirs.moves + 2);
  values[room] = lead(my_room, their_room);
  values[safe] = std::min(count_fits(my_room), enough) - std::min(count_fits(their_room), enough);
  values[frontier] = lead(empty & neighbours(pos.mine()), empty & neighbours(pos.theirs()));
  values[tokens] = lead(pos.mine(), pos.theirs());
  values[tokens_due] = values[tokens] * std::max(0, limit_in_sight + 1 - (max_plies - pos.ply));
  return values;
}

}  // namespace arena::tetress
