#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The board looks the same from every cell and in the eight ways to turn and mirror a square, which also keep
// the set of shapes: nothing in the rules changes under these 968.
inline constexpr int turns = 8;
inline constexpr int symmetries = turns * cells;

// A symmetry: a turn about a1, then the move of a1 to a cell. Default: everything stays.
struct Symmetry {
  std::uint8_t turn = 0;  // 0 to 3 quarters; from 4 on, rows and columns swapped before
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

// Of moves that symmetries of the position map onto each other, calls visit(move) for the first.
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
