#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// The open edges whose wall may close a ring of walls and so cut the board in two. An edge runs between two
// corners and closes a ring if both belong to the same connected structure of walls; the border counts as a
// wall. Walls connected to the border are found exactly by a flood. Edges between corners of any other walls
// are all included, although these may belong to different islands. So the set has every cut edge and some
// that cut nothing.
template <class Set>
struct CutEdgesOf {
  Set right;  // as in Position::open_right
  Set down;
  Set loose;  // the corners of walls that are not connected to the border
};

using CutEdges = CutEdgesOf<CellSet>;

template <class Set>
[[nodiscard]] CutEdgesOf<Set> cut_edges(const Position& pos, const OpenEdgesOf<Set>& open_edges);

// For each edge the cells that closing it last cut off. Most walls are built elsewhere, so the entry is
// nearly always still right, and one step instead of a flood confirms it. A wrong entry costs time but never
// changes the result.
class CutCache {
 public:
  [[nodiscard]] Bits& of(Edge edge) noexcept { return cells_[edge.vertical ? 1 : 0][edge.cell]; }

 private:
  std::array<std::array<Bits, 256>, 2> cells_{};
};

// The greatest margin by which the side to move can win with its next move, 0 if it cannot. It may walk
// through an open edge and close that edge behind itself, so every edge next to its reach is tried, not only
// the edges between the players.
[[nodiscard]] int winning_cut(const Position& pos);
// The same for a search, if the players are connected: `region` is the set of cells that they can reach.
[[nodiscard]] int winning_cut(const Position& pos, const CutEdges& edges, const CellSet& region,
                              CutCache& memory);

}  // namespace arena::colosseum
