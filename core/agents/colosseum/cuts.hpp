#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// The open edges whose wall would close a ring of walls and so cut the board in two. An edge runs between two
// corners; it closes a ring when both lie on one connected structure of walls, the border being one. The
// structure that hangs on the border is flooded exactly; edges between the corners of other walls are taken
// in as well (two islands of walls may be two), so this is a set of candidates that leaves none out.
template <class Set>
struct CutEdgesOf {
  Set right;  // as in Position::open_right
  Set down;
  Set loose;  // the corners of walls that do not hang on the border
};

using CutEdges = CutEdgesOf<Lanes>;

template <class Set>
[[nodiscard]] CutEdgesOf<Set> cut_edges(const Position& pos, const WaysOf<Set>& ways);

// What closing an edge cut off when it was looked at last. Most walls are built elsewhere, so nearly always
// it still does, and to see that takes one step instead of a flood. What is remembered wrongly costs time,
// never the answer.
class CutCache {
 public:
  [[nodiscard]] Bits& of(Edge edge) noexcept { return cells_[edge.vertical ? 1 : 0][edge.cell]; }

 private:
  std::array<std::array<Bits, 256>, 2> cells_{};
};

// The greatest margin with which the side to move can end the game at once, 0 if it cannot win so. It may
// walk through a door and shut it behind itself, so every edge beside its reach is tried, not just those
// between the players.
[[nodiscard]] int winning_cut(const Position& pos);
// The same of players who are joined, for a search: `region` is what they can get to.
[[nodiscard]] int winning_cut(const Position& pos, const CutEdges& edges, const Lanes& region,
                              CutCache& memory);

}  // namespace arena::colosseum
