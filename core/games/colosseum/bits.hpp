#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace arena::colosseum {

// A cell of the board as 16 * row + column, whatever the board's size, so that the cell below is always cell
// + 16:
//
//        a   b   c  ...  p
//   1    0   1   2  ...  15
//   2   16  17  18  ...  31
//  ...
//  16  240 ...           255
using Cell = std::uint8_t;

inline constexpr int max_size = 16;
inline constexpr int stride = 16;

[[nodiscard]] constexpr Cell cell_at(int row, int column) noexcept {
  return static_cast<Cell>(row * stride + column);
}
[[nodiscard]] constexpr int row_of(Cell cell) noexcept {
  return cell / stride;
}
[[nodiscard]] constexpr int column_of(Cell cell) noexcept {
  return cell % stride;
}

// A set of cells: 256 bits, cell 0 the lowest of the first word.
struct Bits {
  alignas(16) std::array<std::uint64_t, 4> word{};

  [[nodiscard]] constexpr bool test(Cell cell) const noexcept { return word[cell >> 6] >> (cell & 63) & 1; }
  constexpr void set(Cell cell) noexcept { word[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  constexpr void reset(Cell cell) noexcept { word[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63)); }
  [[nodiscard]] constexpr int count() const noexcept {
    return std::popcount(word[0]) + std::popcount(word[1]) + std::popcount(word[2]) + std::popcount(word[3]);
  }
  [[nodiscard]] constexpr bool any() const noexcept { return (word[0] | word[1] | word[2] | word[3]) != 0; }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;
};

// Calls visit(cell) for each cell of the set, lowest first.
template <class Visit>
constexpr void for_each_cell(const Bits& set, Visit&& visit) {
  for (int w = 0; w < 4; ++w)
    for (std::uint64_t rest = set.word[w]; rest != 0; rest &= rest - 1)
      visit(static_cast<Cell>(64 * w + std::countr_zero(rest)));
}

}  // namespace arena::colosseum
