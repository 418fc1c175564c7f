#include "agents/colosseum/cuts.hpp"

#include <algorithm>
#include <optional>

namespace arena::colosseum {
namespace {

// Inner corners are named by the cell on their upper left, so the wall right of (r, c) runs from corner (r-1,
// c) down to (r, c), and the wall below it from (r, c-1) to (r, c): the same pattern of steps as between
// cells.

constexpr Bits row_of_cells(int row, int size) {
  Bits bits;
  for (int column = 0; column < size; ++column) bits.set(cell_at(row, column));
  return bits;
}
constexpr Bits column_of_cells(int column, int size) {
  Bits bits;
  for (int row = 0; row < size; ++row) bits.set(cell_at(row, column));
  return bits;
}

struct RimBits {
  Bits first_row, last_row, first_column, last_column, inner, board;
};
constexpr std::array<RimBits, max_size + 1> make_rims() {
  std::array<RimBits, max_size + 1> rims{};
  for (int size = min_size; size <= max_size; ++size) {
    auto& rim = rims[static_cast<std::size_t>(size)];
    rim.first_row = row_of_cells(0, size);
    rim.last_row = row_of_cells(size - 1, size);
    rim.first_column = column_of_cells(0, size);
    rim.last_column = column_of_cells(size - 1, size);
    for (int row = 0; row < size; ++row)
      for (int column = 0; column < size; ++column) {
        rim.board.set(cell_at(row, column));
        if (row + 1 < size && column + 1 < size) rim.inner.set(cell_at(row, column));
      }
  }
  return rims;
}
constexpr std::array<RimBits, max_size + 1> rims_of_size = make_rims();

template <class Set>
struct Walls {
  Set right, down;         // the cells with a wall on that side
  OpenEdgesOf<Set> along;  // from inner corner to inner corner

  Walls(const RimBits& rim, const OpenEdgesOf<Set>& open_edges)
      : right(Set(rim.board).without(Set(rim.last_column)).without(open_edges.right)),
        down(Set(rim.board).without(Set(rim.last_row)).without(open_edges.down)),
        along{(down & Set(rim.inner)).left(), (right & Set(rim.inner)).up()} {}
};

// Most edges between loose corners would join two islands of walls, or the two ends of a bend, and close no
// ring. A ring has at least four walls, so walls must also meet at the first and at the second corner along
// the walls from either end of the closing edge. Removes the edges without such corners.
template <class Set>
void drop_short_islands(const Position& pos, const OpenEdgesOf<Set>& open_edges, CutEdgesOf<Set>& edges) {
  const OpenEdgesOf<Set> along = Walls<Set>(rims_of_size[pos.size], open_edges).along;
  const Set after = along.right, before = along.right.right(), below = along.down, above = below.down();
  const Set joints =
      edges.loose & ((above & below) | (before & after) | ((above | below) & (before | after)));
  const Set ends = neighbours(along, joints & neighbours(along, joints));
  const Set not_ends = edges.loose.without(ends);
  edges.right = edges.right.without(not_ends | not_ends.down());
  edges.down = edges.down.without(not_ends | not_ends.right());
}

template <class Set>
struct Part {
  Set cells;
  bool beyond;  // on the far side of the edge, not on the side of its home cell
};

// Returns the part that closing the edge cuts off: the side that fills up first, usually the smaller one.
// Returns nothing if the sides stay connected elsewhere. A pocket is found after a few steps, whatever the
// size of the rest.
template <class Set>
std::optional<Part<Set>> cut_off(const Position& pos, Edge edge) {
  Position closed = pos;
  (edge.vertical ? closed.open_right : closed.open_down).reset(edge.cell);
  const OpenEdgesOf<Set> open_edges(closed);
  Set near = Set::of(edge.cell);
  Set far = Set::of(neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down));
  for (;;) {
    const Set next_near = step(open_edges, near);
    const Set next_far = step(open_edges, far);
    if ((next_near & next_far).any()) return std::nullopt;
    if (!(next_near ^ near).any()) return Part<Set>{near, false};
    if (!(next_far ^ far).any()) return Part<Set>{far, true};
    near = next_near;
    far = next_far;
  }
}

// The same, from the cache if its entry is still right. A cached set of cells is right if it holds exactly
// one end of the edge and no step except the one across the edge leaves it. It may also hold cells that were
// shut off since; the intersection with `region` removes them.
template <class Set>
std::optional<Part<Set>> recall_cut(const Position& pos, const OpenEdgesOf<Set>& open_edges,
                                    const Set& region, Edge edge, CutCache& memory) {
  Bits& known = memory.of(edge);
  const bool beyond = known.test(neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down));
  if (known.test(edge.cell) != beyond) {
    const Set cells(known);
    OpenEdgesOf<Set> closed = open_edges;
    Set& edges = edge.vertical ? closed.right : closed.down;
    edges = edges.without(Set::of(edge.cell));
    if (!neighbours(closed, cells).without(cells).any()) return Part<Set>{cells & region, beyond};
  }
  const std::optional<Part<Set>> part = cut_off<Set>(pos, edge);
  if (part) known = part->cells.bits();
  return part;
}

// `region_cells` and `memory` are both given, or both null.
template <class Set>
int greatest_winning_margin(const Position& pos, const OpenEdgesOf<Set>& open_edges, CutEdgesOf<Set> edges,
                            const Set* region_cells, CutCache* memory) {
  drop_short_islands(pos, open_edges, edges);
  if (!(edges.right | edges.down).any()) return 0;
  const Set cells = reach(pos, open_edges);
  const Bits right = (edges.right & (cells | cells.left())).bits();
  const Bits down = (edges.down & (cells | cells.up())).bits();
  if (!right.any() && !down.any()) return 0;
  const Bits reached = cells.bits();
  int whole = -1;  // cells of the region, counted when an edge first needs it
  int best = 0;
  const auto consider = [&](Edge edge) {
    const std::optional<Part<Set>> part =
        memory ? recall_cut<Set>(pos, open_edges, *region_cells, edge, *memory) : cut_off<Set>(pos, edge);
    if (!part) return;
    // The mover must end on the side of the wall that the opponent is not on.
    const bool opponent_in_part = part->cells.bits().test(pos.opponent());
    const bool mover_beyond = part->beyond != opponent_in_part;
    const Cell mover_cell =
        mover_beyond ? neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down) : edge.cell;
    if (!reached.test(mover_cell)) return;
    if (whole < 0) whole = region(open_edges, Set::of(pos.mover())).count();
    const int count = part->cells.count();
    best = std::max(best, opponent_in_part ? whole - 2 * count : 2 * count - whole);
  };
  for_each_cell(right, [&](Cell cell) { consider({cell, true}); });
  for_each_cell(down, [&](Cell cell) { consider({cell, false}); });
  return best;
}

}  // namespace

template <class Set>
CutEdgesOf<Set> cut_edges(const Position& pos, const OpenEdgesOf<Set>& open_edges) {
  const RimBits& rim = rims_of_size[pos.size];
  const Set first_row(rim.first_row);
  const Set last_row(rim.last_row);
  const Set first_column(rim.first_column);
  const Set last_column(rim.last_column);
  const Walls<Set> walls(rim, open_edges);
  // Corners connected to the border by walls. The flood is short, so it is tested after every step.
  Set rooted = (walls.right & first_row) | (walls.right & last_row).up() | (walls.down & first_column) |
               (walls.down & last_column).left();
  const OpenEdgesOf<Set>& along = walls.along;
  for (;;) {
    const Set next = step(along, rooted);
    if (!(next ^ rooted).any()) break;
    rooted = next;
  }
  // Corners of walls that are not connected to the border.
  const Set loose = (along.right | along.right.right() | along.down | along.down.down()).without(rooted);
  const auto between = [&](Set corners, Set border_before, Set border_after, Set shifted) {
    return (shifted | border_before) & (corners | border_after);
  };
  const Set none;
  return {open_edges.right & (between(rooted, first_row, last_row, rooted.down()) |
                              between(loose, none, none, loose.down())),
          open_edges.down & (between(rooted, first_column, last_column, rooted.right()) |
                             between(loose, none, none, loose.right())),
          loose};
}

int winning_cut(const Position& pos) {
  return with_cell_set_for(pos.size, [&]<class Set>(Set) {
    const OpenEdgesOf<Set> open_edges(pos);
    return greatest_winning_margin<Set>(pos, open_edges, cut_edges(pos, open_edges), nullptr, nullptr);
  });
}

int winning_cut(const Position& pos, const CutEdges& edges, const CellSet& region, CutCache& memory) {
  return with_cell_set_for(pos.size, [&]<class Set>(Set) {
    const OpenEdgesOf<Set> open_edges(pos);
    const Set cells(region);
    return greatest_winning_margin<Set>(
        pos, open_edges, {Set(edges.right), Set(edges.down), Set(edges.loose)}, &cells, &memory);
  });
}

template CutEdgesOf<CellSetOf<2>> cut_edges(const Position&, const OpenEdgesOf<CellSetOf<2>>&);
template CutEdgesOf<CellSetOf<3>> cut_edges(const Position&, const OpenEdgesOf<CellSetOf<3>>&);
template CutEdgesOf<CellSetOf<4>> cut_edges(const Position&, const OpenEdgesOf<CellSetOf<4>>&);

}  // namespace arena::colosseum
