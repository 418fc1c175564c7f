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
  Set right, down;    // of which cells they stand
  WaysOf<Set> along;  // from inner corner to inner corner

  Walls(const RimBits& rim, const WaysOf<Set>& ways)
      : right(Set(rim.board).without(Set(rim.last_column)).without(ways.right)),
        down(Set(rim.board).without(Set(rim.last_row)).without(ways.down)),
        along{(down & Set(rim.inner)).left(), (right & Set(rim.inner)).up()} {}
};

// Most edges between loose corners would join two islands of walls, or the ends of a bend, and close nothing.
// A ring has four walls at least: from either end of the last, the first corner along its walls is one where
// walls meet, and the second as well. Takes out the edges of which that cannot be said.
template <class Set>
void drop_short_islands(const Position& pos, const WaysOf<Set>& ways, CutEdgesOf<Set>& edges) {
  const WaysOf<Set> along = Walls<Set>(rims_of_size[pos.size], ways).along;
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
  bool beyond;  // it lies beyond the edge, not on its home cell's side
};

// What closing the edge cuts off: the side of it that is filled first, which is seldom the larger; nothing if
// the sides stay joined some other way. A pocket is known after a few steps, whatever the size of the rest.
template <class Set>
std::optional<Part<Set>> cut_off(const Position& pos, Edge edge) {
  Position closed = pos;
  (edge.vertical ? closed.open_right : closed.open_down).reset(edge.cell);
  const WaysOf<Set> ways(closed);
  Set near = Set::of(edge.cell);
  Set far = Set::of(neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down));
  for (;;) {
    const Set next_near = step(ways, near);
    const Set next_far = step(ways, far);
    if ((next_near & next_far).any()) return std::nullopt;
    if (!(next_near ^ near).any()) return Part<Set>{near, false};
    if (!(next_far ^ far).any()) return Part<Set>{far, true};
    near = next_near;
    far = next_far;
  }
}

// The same, if what is remembered holds. A set of cells that no step but over the edge leaves, with one end
// of it and not the other, is that side of the edge and perhaps cells that were shut off since.
template <class Set>
std::optional<Part<Set>> recall_cut(const Position& pos, const WaysOf<Set>& ways, const Set& region,
                                    Edge edge, CutCache& memory) {
  Bits& known = memory.of(edge);
  const bool beyond = known.test(neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down));
  if (known.test(edge.cell) != beyond) {
    const Set cells(known);
    WaysOf<Set> closed = ways;
    Set& edges = edge.vertical ? closed.right : closed.down;
    edges = edges.without(Set::of(edge.cell));
    if (!neighbours(closed, cells).without(cells).any()) return Part<Set>{cells & region, beyond};
  }
  const std::optional<Part<Set>> part = cut_off<Set>(pos, edge);
  if (part) known = part->cells.bits();
  return part;
}

template <class Set, class CutOff>
int greatest_winning_margin(const Position& pos, const WaysOf<Set>& ways, CutEdgesOf<Set> edges,
                            CutOff&& cut_off_by) {
  drop_short_islands(pos, ways, edges);
  if (!(edges.right | edges.down).any()) return 0;
  const Set cells = reach(pos, ways);
  const Bits right = (edges.right & (cells | cells.left())).bits();
  const Bits down = (edges.down & (cells | cells.up())).bits();
  if (!right.any() && !down.any()) return 0;
  const Bits reached = cells.bits();
  int whole = -1;  // cells of the region, counted when a first edge needs it
  int best = 0;
  const auto consider = [&](Edge edge) {
    const std::optional<Part<Set>> part = cut_off_by(edge);
    if (!part) return;
    // The mover must stand on the other side of the wall than the opponent.
    const bool opponent_in_part = part->cells.bits().test(pos.opponent());
    const bool mover_beyond = part->beyond != opponent_in_part;
    const Cell stand =
        mover_beyond ? neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down) : edge.cell;
    if (!reached.test(stand)) return;
    if (whole < 0) whole = region(ways, Set::of(pos.mover())).count();
    const int count = part->cells.count();
    best = std::max(best, opponent_in_part ? whole - 2 * count : 2 * count - whole);
  };
  for_each_cell(right, [&](Cell cell) { consider({cell, true}); });
  for_each_cell(down, [&](Cell cell) { consider({cell, false}); });
  return best;
}

}  // namespace

template <class Set>
CutEdgesOf<Set> cut_edges(const Position& pos, const WaysOf<Set>& ways) {
  const RimBits& rim = rims_of_size[pos.size];
  const Set first_row(rim.first_row);
  const Set last_row(rim.last_row);
  const Set first_column(rim.first_column);
  const Set last_column(rim.last_column);
  const Walls<Set> walls(rim, ways);
  // Corners that walls join to the border; few steps, so each is tested.
  Set rooted = (walls.right & first_row) | (walls.right & last_row).up() | (walls.down & first_column) |
               (walls.down & last_column).left();
  const WaysOf<Set>& along = walls.along;
  for (;;) {
    const Set next = step(along, rooted);
    if (!(next ^ rooted).any()) break;
    rooted = next;
  }
  // Corners of walls that hang on nothing.
  const Set loose = (along.right | along.right.right() | along.down | along.down.down()).without(rooted);
  const auto between = [&](Set corners, Set border_before, Set border_after, Set shifted) {
    return (shifted | border_before) & (corners | border_after);
  };
  const Set none;
  return {ways.right & (between(rooted, first_row, last_row, rooted.down()) |
                        between(loose, none, none, loose.down())),
          ways.down & (between(rooted, first_column, last_column, rooted.right()) |
                       between(loose, none, none, loose.right())),
          loose};
}

int winning_cut(const Position& pos) {
  return with_fitting_lanes(pos.size, [&]<class Set>(Set) {
    const WaysOf<Set> ways(pos);
    return greatest_winning_margin<Set>(pos, ways, cut_edges(pos, ways),
                                        [&](Edge edge) { return cut_off<Set>(pos, edge); });
  });
}

int winning_cut(const Position& pos, const CutEdges& edges, const Lanes& region, CutCache& memory) {
  return with_fitting_lanes(pos.size, [&]<class Set>(Set) {
    const WaysOf<Set> ways(pos);
    const Set cells(region);
    return greatest_winning_margin<Set>(
        pos, ways, {Set(edges.right), Set(edges.down), Set(edges.loose)},
        [&](Edge edge) { return recall_cut<Set>(pos, ways, cells, edge, memory); });
  });
}

template CutEdgesOf<LanesOf<2>> cut_edges(const Position&, const WaysOf<LanesOf<2>>&);
template CutEdgesOf<LanesOf<3>> cut_edges(const Position&, const WaysOf<LanesOf<3>>&);
template CutEdgesOf<LanesOf<4>> cut_edges(const Position&, const WaysOf<LanesOf<4>>&);

}  // namespace arena::colosseum
