#include "games/colosseum/race.hpp"
#include "review/list.hpp"

namespace arena::review {

template <>
int margin_of<Colosseum>(const Colosseum::Position& pos) {
  const Outcome outcome = Colosseum::outcome(pos);
  const int mine = index(pos.side);
  if (outcome.over())
    return outcome.score[static_cast<std::size_t>(mine)] - outcome.score[static_cast<std::size_t>(1 - mine)];
  return colosseum::with_cell_set_for(pos.size, [&]<class Set>(Set) {
    const colosseum::Race<Set> race(pos, colosseum::OpenEdgesOf<Set>(pos));
    return race.my_territory().count() - race.their_territory().count();
  });
}

template <>
std::optional<Reason> find_reason<Colosseum>(const Moment<Colosseum>&) {
  return std::nullopt;
}

}  // namespace arena::review
