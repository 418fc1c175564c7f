#include "games/colosseum/race.hpp"

namespace arena::colosseum {
namespace {

template <int Fours>
using Twin = LanesOf<Fours, 2>;
template <int Fours>
Twin<Fours> twin(const LanesOf<Fours>& first, const LanesOf<Fours>& second) {
  return {first, second};
}

}  // namespace

template <class Set>
Race<Set>::Race(const Position& pos, const WaysOf<Set>& ways) noexcept {
  const WaysOf twin_ways(twin(ways.right, ways.right), twin(ways.down, ways.down));
  auto both = twin(Set::of(pos.mover()), Set::of(pos.opponent()));
  auto soon = both;
  const int walk = step_limit(pos);
  for (int steps = 1;; ++steps) {
    const auto next = step(twin_ways, both);
    if (meeting == 0 && (next & next.swapped()).any()) meeting = steps;
    const auto fresh = next.without(both | both.swapped());
    if (!fresh.any()) break;
    if (steps <= walk) soon = next;
    both = both | fresh;
  }
  mine = both.first();
  theirs = both.second();
  mine_soon = soon.first();
  theirs_soon = soon.second();
}

template struct Race<LanesOf<2>>;
template struct Race<LanesOf<3>>;
template struct Race<LanesOf<4>>;

}  // namespace arena::colosseum
