#include "games/colosseum/race.hpp"

namespace arena::colosseum {
namespace {

template <int Fours>
using Twin = CellSetOf<Fours, 2>;
template <int Fours>
Twin<Fours> twin(const CellSetOf<Fours>& first, const CellSetOf<Fours>& second) {
  return {first, second};
}

}  // namespace

template <class Set>
Race<Set>::Race(const Position& pos, const OpenEdgesOf<Set>& open_edges) noexcept {
  const OpenEdgesOf twin_edges(twin(open_edges.right, open_edges.right),
                               twin(open_edges.down, open_edges.down));
  auto both = twin(Set::of(pos.mover()), Set::of(pos.opponent()));
  auto soon = both;
  const int walk = step_limit(pos);
  for (int steps = 1;; ++steps) {
    const auto next = step(twin_edges, both);
    if (steps_to_meeting == 0 && (next & next.swapped()).any()) steps_to_meeting = steps;
    const auto fresh = next.without(both | both.swapped());
    if (!fresh.any()) break;
    if (steps <= walk) soon = next;
    both = both | fresh;
  }
  mine = both.first();
  theirs = both.second();
  mine_in_one_move = soon.first();
  theirs_in_one_move = soon.second();
}

template struct Race<CellSetOf<2>>;
template struct Race<CellSetOf<3>>;
template struct Race<CellSetOf<4>>;

}  // namespace arena::colosseum
