#include "agents/colosseum/closing.hpp"

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

struct Part {
  Lanes cells;
  bool beyond;  // it lies beyond the edge, not on its home cell's side
};

// What closing the edge cuts off: the side of it that is filled first, which is seldom the larger; nothing if
// the sides stay joined some other way. A pocket is known after a few steps, whatever the size of the rest.
std::optional<Part> cut_off(const Position& pos, Edge edge) {
  Position closed = pos;
  (edge.vertical ? closed.open_right : closed.open_down).reset(edge.cell);
  const Ways ways(closed);
  Lanes near = Lanes::of(edge.cell);
  Lanes far = Lanes::of(neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down));
  for (;;) {
    const Lanes next_near = step(ways, near);
    const Lanes next_far = step(ways, far);
    if ((next_near & next_far).any()) return std::nullopt;
    if (!(next_near ^ near).any()) return Part{near, false};
    if (!(next_far ^ far).any()) return Part{far, true};
    near = next_near;
    far = next_far;
  }
}

}  // namespace

ClosingEdges closing_edges(const Position& pos, const Ways& ways) {
  const RimBits& rim = rims_of_size[pos.size];
  const Lanes board(rim.board);
  const Lanes inner(rim.inner);
  const Lanes first_row(rim.first_row);
  const Lanes last_row(rim.last_row);
  const Lanes first_column(rim.first_column);
  const Lanes last_column(rim.last_column);
  const Lanes wall_right = board.without(last_column).without(ways.right);
  const Lanes wall_down = board.without(last_row).without(ways.down);
  // Corners that a wall joins to the border.
  Lanes rooted = ((wall_right & first_row) | (wall_right & last_row).up() | (wall_down & first_column) |
                  (wall_down & last_column).left()) &
                 inner;
  for (;;) {
    const Lanes next = (rooted | (rooted & wall_right).up() | (rooted.down() & wall_right) |
                        (rooted & wall_down).left() | (rooted.right() & wall_down)) &
                       inner;
    if (!(next ^ rooted).any()) break;
    rooted = next;
  }
  // Corners of walls that hang on nothing.
  const Lanes touched = (wall_right | wall_right.up() | wall_down | wall_down.left()) & inner;
  const Lanes loose = touched.without(rooted);
  const auto between = [&](Lanes corners, Lanes border_before, Lanes border_after, Lanes shifted) {
    return (shifted | border_before) & (corners | border_after);
  };
  const Lanes none = Lanes(Bits{});
  return {ways.right & (between(rooted, first_row, last_row, rooted.down()) |
                        between(loose, none, none, loose.down())),
          ways.down & (between(rooted, first_column, last_column, rooted.right()) |
                       between(loose, none, none, loose.right()))};
}

int winning_closure(const Position& pos, const Ways& ways, const ClosingEdges& edges) {
  const Lanes cells = reach(pos, ways);
  const Bits right = (edges.right & (cells | cells.left())).bits();
  const Bits down = (edges.down & (cells | cells.up())).bits();
  if (!right.any() && !down.any()) return 0;
  const Bits reached = cells.bits();
  int whole = -1;  // cells of the region, counted when a first edge needs it
  int best = 0;
  const auto consider = [&](Edge edge) {
    const std::optional<Part> part = cut_off(pos, edge);
    if (!part) return;
    // The mover must stand on the other side of the wall than the opponent.
    const bool opponent_in_part = part->cells.bits().test(pos.opponent());
    const bool mover_beyond = part->beyond != opponent_in_part;
    const Cell stand =
        mover_beyond ? neighbour(edge.cell, edge.vertical ? Wall::right : Wall::down) : edge.cell;
    if (!reached.test(stand)) return;
    if (whole < 0) whole = region(ways, Lanes::of(pos.mover())).count();
    const int count = part->cells.count();
    best = std::max(best, opponent_in_part ? whole - 2 * count : 2 * count - whole);
  };
  for_each_cell(right, [&](Cell cell) { consider({cell, true}); });
  for_each_cell(down, [&](Cell cell) { consider({cell, false}); });
  return best;
}

}  // namespace arena::colosseum
