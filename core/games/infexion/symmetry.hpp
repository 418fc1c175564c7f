#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The symmetries of the board: 49 shifts, and about each cell six turns, each also mirrored. All 588 map the
// six directions onto each other, so rules and values do not change under them.
inline constexpr int turns = 12;
inline constexpr int symmetries = turns * cells;

// A turn about a1, then a shift that moves a1 to `shift`. The default is the identity.
struct Symmetry {
  std::uint8_t turn = 0;  // 0 to 5: steps of 60 degrees; 6 to 11: the same after swapping rows and columns
  Cell shift = 0;
};

[[nodiscard]] constexpr Symmetry symmetry(int number) noexcept {
  return {static_cast<std::uint8_t>(number / cells), static_cast<Cell>(number % cells)};
}

[[nodiscard]] constexpr Step turned(Step step, int turn) noexcept {
  if (turn >= turns / 2) step = {step.column, step.row};
  // Each turn takes ne to se and se to s.
  for (int i = turn % (turns / 2); i > 0; --i) step = {-step.column, step.row + step.column};
  return step;
}

namespace symmetry_tables {
[[nodiscard]] constexpr auto make_turned_cells() noexcept {
  std::array<std::array<Cell, cells>, turns> images{};
  for (int turn = 0; turn < turns; ++turn)
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const Step to = turned({row_of(static_cast<Cell>(cell)), column_of(static_cast<Cell>(cell))}, turn);
      images[static_cast<std::size_t>(turn)][cell] = cell_at(to.row % size, to.column % size);
    }
  return images;
}
[[nodiscard]] constexpr auto make_turned_directions() noexcept {
  std::array<std::array<Direction, directions>, turns> images{};
  for (int turn = 0; turn < turns; ++turn)
    for (std::size_t d = 0; d < directions; ++d) {
      const Step to = turned(steps[d], turn);
      for (std::size_t image = 0; image < directions; ++image)
        if (steps[image].row == to.row && steps[image].column == to.column)
          images[static_cast<std::size_t>(turn)][d] = static_cast<Direction>(image);
    }
  return images;
}
inline constexpr auto turned_cells = make_turned_cells();
inline constexpr auto turned_directions = make_turned_directions();
}  // namespace symmetry_tables

[[nodiscard]] constexpr Cell image(Symmetry symmetry, Cell cell) noexcept {
  const Cell turned_cell = symmetry_tables::turned_cells[symmetry.turn][cell];
  return cell_at(row_of(turned_cell) + row_of(symmetry.shift) - size,
                 column_of(turned_cell) + column_of(symmetry.shift) - size);
}

[[nodiscard]] constexpr Direction image(Symmetry symmetry, Direction direction) noexcept {
  return symmetry_tables::turned_directions[symmetry.turn][static_cast<std::size_t>(direction)];
}

[[nodiscard]] Bits image(Symmetry symmetry, Bits set) noexcept;
[[nodiscard]] Move image(Symmetry symmetry, Move move) noexcept;
[[nodiscard]] Position image(Symmetry symmetry, const Position& pos) noexcept;

}  // namespace arena::infexion
