#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The symmetries of the board: 121 shifts, and the eight turns and reflections of a square. They also map the
// set of shapes onto itself, so the rules do not change under these 968.
inline constexpr int turns = 8;
inline constexpr int symmetries = turns * cells;

// A turn about a1, then a shift that moves a1 to `shift`. The default is the identity.
struct Symmetry {
  std::uint8_t turn = 0;  // 0 to 3: quarter turns; 4 to 7: the same after swapping rows and columns
  Cell shift = 0;
};

[[nodiscard]] constexpr Symmetry symmetry(int number) noexcept {
  return {static_cast<std::uint8_t>(number / cells), static_cast<Cell>(number % cells)};
}

[[nodiscard]] constexpr Cell turned(Cell cell, int turn) noexcept {
  int row = row_of(cell);
  int column = column_of(cell);
  if (turn >= turns / 2) std::swap(row, column);
  for (int i = turn % (turns / 2); i > 0; --i) {
    std::swap(row, column);
    column = -column % size;
  }
  return cell_at(row, column);
}

[[nodiscard]] constexpr Cell image(Symmetry symmetry, Cell cell) noexcept {
  const Cell to = turned(cell, symmetry.turn);
  return cell_at(row_of(to) + row_of(symmetry.shift), column_of(to) + column_of(symmetry.shift));
}

[[nodiscard]] Bits image(Symmetry symmetry, Bits set) noexcept;
[[nodiscard]] Move image(Symmetry symmetry, Move move) noexcept;
[[nodiscard]] Position image(Symmetry symmetry, const Position& pos) noexcept;

// Calls visit(move) for the first move of each class of moves that symmetries of the position map onto each
// other.
template <class Moves, class Visit>
void for_each_symmetry_class(const Position& pos, const Moves& moves, Visit&& visit) {
  InlineVector<Symmetry, symmetries> keeping;
  for (int number = 1; number < symmetries; ++number)
    if (image(symmetry(number), pos) == pos) keeping.push_back(symmetry(number));
  std::array<bool, placements> seen{};
  for (const Move move : moves) {
    if (seen[static_cast<std::size_t>(number_of(move))]) continue;
    for (const Symmetry s : keeping) seen[static_cast<std::size_t>(number_of(image(s, move)))] = true;
    visit(move);
  }
}

}  // namespace arena::tetress
