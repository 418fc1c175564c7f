#pragma once
#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace arena::tetress {

// The torus of 11 x 11 cells, row by row:
//
//         a    b  ...  k
//    1    0    1  ... 10      bit 11 * row + column
//    2   11   12  ... 21
//   ...
//   11  110  111  ... 120
using Cell = std::uint8_t;

inline constexpr int size = 11;
inline constexpr int cells = size * size;

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

// A set of cells as two words. Bits beyond the 121 are always 0: only shifts and complements could set them,
// and both mask them out.
struct Bits {
  std::uint64_t low = 0;   // cells 0 to 63
  std::uint64_t high = 0;  // cells 64 to 120

  [[nodiscard]] constexpr bool any() const noexcept { return (low | high) != 0; }
  friend constexpr auto operator<=>(const Bits&, const Bits&) = default;

  friend constexpr Bits operator&(Bits a, Bits b) noexcept { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Bits operator|(Bits a, Bits b) noexcept { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Bits operator^(Bits a, Bits b) noexcept { return {a.low ^ b.low, a.high ^ b.high}; }
  constexpr Bits& operator&=(Bits b) noexcept { return *this = *this & b; }
  constexpr Bits& operator|=(Bits b) noexcept { return *this = *this | b; }
  constexpr Bits& operator^=(Bits b) noexcept { return *this = *this ^ b; }
};

inline constexpr Bits all_cells{~std::uint64_t{0}, (std::uint64_t{1} << (cells - 64)) - 1};

// The cells of `a` that are not in `b`.
[[nodiscard]] constexpr Bits without(Bits a, Bits b) noexcept {
  return {a.low & ~b.low, a.high & ~b.high};
}
[[nodiscard]] constexpr Bits complement(Bits set) noexcept {
  return without(all_cells, set);
}
[[nodiscard]] constexpr int count(Bits set) noexcept {
  return std::popcount(set.low) + std::popcount(set.high);
}
[[nodiscard]] constexpr Bits bit(Cell cell) noexcept {
  return cell < 64 ? Bits{std::uint64_t{1} << cell, 0} : Bits{0, std::uint64_t{1} << (cell - 64)};
}
[[nodiscard]] constexpr bool has(Bits set, Cell cell) noexcept {
  return ((cell < 64 ? set.low >> cell : set.high >> (cell - 64)) & 1) != 0;
}

// Calls visit(cell) for each cell of the set, row by row.
template <class Visit>
constexpr void for_each_cell(Bits set, Visit&& visit) {
  for (; set.low != 0; set.low &= set.low - 1) visit(static_cast<Cell>(std::countr_zero(set.low)));
  for (; set.high != 0; set.high &= set.high - 1) visit(static_cast<Cell>(64 + std::countr_zero(set.high)));
}

// Shifts of the two words as one number, by 0 to 127 bits. With a constant they compile to a few
// instructions.
namespace words {
[[nodiscard]] constexpr Bits up(Bits set, int by) noexcept {
  if (by == 0) return set;
  if (by >= 64) return {0, set.low << (by - 64)};
  return {set.low << by, set.high << by | set.low >> (64 - by)};
}
[[nodiscard]] constexpr Bits down(Bits set, int by) noexcept {
  if (by == 0) return set;
  if (by >= 64) return {set.high >> (by - 64), 0};
  return {set.low >> by | set.high << (64 - by), set.high >> by};
}
}  // namespace words

namespace board_tables {
[[nodiscard]] constexpr auto make_rows() noexcept {
  std::array<Bits, size> rows{};
  for (Cell cell = 0; cell < cells; ++cell) rows[static_cast<std::size_t>(row_of(cell))] |= bit(cell);
  return rows;
}
[[nodiscard]] constexpr auto make_columns() noexcept {
  std::array<Bits, size> columns{};
  for (Cell cell = 0; cell < cells; ++cell) columns[static_cast<std::size_t>(column_of(cell))] |= bit(cell);
  return columns;
}
inline constexpr auto rows = make_rows();
inline constexpr auto columns = make_columns();

[[nodiscard]] constexpr auto make_left() noexcept {
  std::array<Bits, size + 1> left{};
  for (std::size_t column = 0; column < size; ++column) left[column + 1] = left[column] | columns[column];
  return left;
}
inline constexpr auto left = make_left();  // left[n]: the first n columns
}  // namespace board_tables

// The cells of a row or column; the number wraps around.
[[nodiscard]] constexpr Bits row_cells(int row) noexcept {
  return board_tables::rows[static_cast<std::size_t>(row % size)];
}
[[nodiscard]] constexpr Bits column_cells(int column) noexcept {
  return board_tables::columns[static_cast<std::size_t>(column % size)];
}

// The set moved 0 to 10 rows down and 0 to 10 columns to the right, around the edges.
[[nodiscard]] constexpr Bits moved(Bits set, int rows, int columns) noexcept {
  const Bits lower = words::up(set, size * rows) | words::down(set, size * (size - rows));
  const Bits wrapped = board_tables::left[static_cast<std::size_t>(columns)];
  return without(words::up(lower, columns) & all_cells, wrapped) |
         (words::down(lower & all_cells, size - columns) & wrapped);
}

// All cells next to a cell of the set.
[[nodiscard]] constexpr Bits neighbours(Bits set) noexcept {
  return moved(set, 1, 0) | moved(set, size - 1, 0) | moved(set, 0, 1) | moved(set, 0, size - 1);
}

}  // namespace arena::tetress
