#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace arena::infexion {

// The torus of 7 x 7 cells, row by row, and sets of its cells as the low 49 bits of a word:
//
//        a   b  ...  g
//   1    0   1  ...  6       bit 7 * row + column
//   2    7   8  ... 13
//  ...
//   7   42  43  ... 48
using Cell = std::uint8_t;
using Bits = std::uint64_t;

inline constexpr int size = 7;
inline constexpr int cells = size * size;
inline constexpr Bits all_cells = (Bits{1} << cells) - 1;

[[nodiscard]] constexpr int row_of(Cell cell) noexcept {
  return cell / size;
}
[[nodiscard]] constexpr int column_of(Cell cell) noexcept {
  return cell % size;
}
// Both coordinates wrap around; each must be at least -size.
[[nodiscard]] constexpr Cell cell_at(int row, int column) noexcept {
  return static_cast<Cell>((row + size) % size * size + (column + size) % size);
}
[[nodiscard]] constexpr Bits bit(Cell cell) noexcept {
  return Bits{1} << cell;
}

// Calls visit(cell) for each cell of the set, row by row.
template <class Visit>
constexpr void for_each_cell(Bits set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<Cell>(std::countr_zero(set)));
}

// The n-th cell of the set, counted from 0.
[[nodiscard]] constexpr Cell nth_cell(Bits set, std::uint32_t n) noexcept {
  for (; n > 0; --n) set &= set - 1;
  return static_cast<Cell>(std::countr_zero(set));
}

// The six directions in the order of the referee's HexDir, which decides ties in the reports' agents.
enum class Direction : std::uint8_t { se, s, sw, nw, n, ne };
inline constexpr int directions = 6;
[[nodiscard]] constexpr Direction opposite(Direction direction) noexcept {
  return static_cast<Direction>((static_cast<int>(direction) + directions / 2) % directions);
}
struct Step {
  int row;
  int column;
};
inline constexpr std::array<Step, directions> steps{{{0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}, {1, 0}}};

// The cell `distance` steps away, 0 to 6.
[[nodiscard]] constexpr Cell walk(Cell from, Direction direction, int distance) noexcept {
  const Step step = steps[static_cast<std::size_t>(direction)];
  return cell_at((row_of(from) + distance * step.row) % size,
                 (column_of(from) + distance * step.column) % size);
}

// All cells next to a cell of the set. A step of one row rotates the 49 bits; a step of one column wraps the
// edge column around.
[[nodiscard]] constexpr Bits neighbours(Bits set) noexcept {
  constexpr Bits left_edge = 0x0040810204081ULL;
  constexpr Bits right_edge = left_edge << (size - 1);
  const Bits up = (set << size | set >> (cells - size)) & all_cells;    // ne
  const Bits down = (set >> size | set << (cells - size)) & all_cells;  // sw
  const Bits for_left = set | up;                                       // nw, n
  const Bits for_right = set | down;                                    // se, s
  return up | down | (for_left & ~left_edge) >> 1 | (for_left & left_edge) << (size - 1) |
         (for_right & ~right_edge) << 1 | (for_right & right_edge) >> (size - 1);
}

// lines[d][cell][power]: the cells that a spread hits, the next `power` cells in direction d.
[[nodiscard]] constexpr auto make_lines() noexcept {
  std::array<std::array<std::array<Bits, size>, cells>, directions> lines{};
  for (std::size_t d = 0; d < directions; ++d)
    for (std::size_t cell = 0; cell < cells; ++cell)
      for (int power = 1; power < size; ++power)
        lines[d][cell][static_cast<std::size_t>(power)] =
            lines[d][cell][static_cast<std::size_t>(power - 1)] |
            bit(walk(static_cast<Cell>(cell), static_cast<Direction>(d), power));
  return lines;
}
inline constexpr auto lines = make_lines();

[[nodiscard]] constexpr Bits line(Cell from, Direction direction, int power) noexcept {
  return lines[static_cast<std::size_t>(direction)][from][static_cast<std::size_t>(power)];
}

}  // namespace arena::infexion
