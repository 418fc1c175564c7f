#include "agents/tetress/preference.hpp"

#include <algorithm>

namespace arena::tetress {
namespace {

struct Ranked {
  int preference;
  Bits piece;
  Move move;
};

// The first cell that only one of the pieces covers belongs to the piece whose sorted cells come first.
bool comes_first(Bits a, Bits b) {
  const std::uint64_t low = a.low ^ b.low;
  const std::uint64_t high = a.high ^ b.high;
  if (low != 0) return (a.low & low & (0 - low)) != 0;
  return (a.high & high & (0 - high)) != 0;
}

bool before(const Ranked& a, const Ranked& b) {
  return a.preference != b.preference ? a.preference > b.preference : comes_first(a.piece, b.piece);
}

template <class Visit>
void for_each_ranked(const Position& pos, Side side, Visit&& visit) {
  for_each_touching(pos.empty(), neighbours(pos.of(side)), [&](Shape shape, Bits anchors) {
    for_each_cell(anchors, [&](Cell anchor) {
      const Move move{shape, anchor};
      visit(Ranked{preference(pos, side, move), cells_of(move), move});
    });
  });
}

}  // namespace

int preference(const Position& pos, Side side, Move move) {
  const Bits piece = cells_of(move);
  return count(without(neighbours(piece), piece | pos.of(side)));
}

void preferred_moves(const Position& pos, Side side, bool discarding, MoveList& out) {
  out.clear();
  if (discarding) {
    constexpr std::size_t widest_rim = 10;
    std::array<std::optional<Ranked>, widest_rim + 1> kept;  // widest first
    for_each_ranked(pos, side, [&](const Ranked& next) {
      auto& best = kept[widest_rim - static_cast<std::size_t>(next.preference)];
      if (!best || before(next, *best)) best = next;
    });
    for (const auto& best : kept)
      if (best) out.push_back(best->move);
    return;
  }
  InlineVector<Ranked, placements> ranked;
  for_each_ranked(pos, side, [&](const Ranked& next) { ranked.push_back(next); });
  std::sort(ranked.begin(), ranked.end(), before);
  for (const Ranked& next : ranked) out.push_back(next.move);
}

}  // namespace arena::tetress
