#include "games/colosseum/colosseum.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

// The share of the inner edges that are open.
double open_share(const colosseum::Position& pos) {
  const int edges = 2 * pos.size * (pos.size - 1);
  return static_cast<double>(pos.open_right.count() + pos.open_down.count()) / edges;
}

}  // namespace

template <>
ChanceMap chance_map_of<Colosseum>(const Colosseum::Position& pos) {
  const double open = open_share(pos);
  return {open > 0.75 ? 0.0002 : 0.0015, 0, 1};
}

template <>
bool is_open<Colosseum>(const Colosseum::Position& pos) {
  return open_share(pos) > 0.75;
}

}  // namespace arena::review
