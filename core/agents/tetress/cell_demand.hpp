#pragma once
#include "agents/tetress/reach.hpp"

namespace arena::tetress {

// How much each cell is in demand, for a first guess at the value of a piece: twice the number of the
// opponent's possible next pieces that need the cell, minus the number of the mover's own.
class CellDemand {
 public:
  explicit CellDemand(const Reaches& reaches) noexcept;

  [[nodiscard]] int of(Cell cell) const noexcept {
    return values_[static_cast<std::size_t>(row_of(cell) * width + column_of(cell))];
  }
  // The sum over the four cells of a piece.
  [[nodiscard]] int of(Move piece) const noexcept {
    const int corner = row_of(piece.anchor) * width + column_of(piece.anchor);
    int sum = 0;
    for (const Offset offset : offsets[piece.shape])
      sum += values_[static_cast<std::size_t>(corner + offset.row * width + offset.column)];
    return sum;
  }

 private:
  // The board, followed by a copy of its first three rows and columns, so that no piece wraps around.
  static constexpr int width = size + 3;
  std::array<std::int16_t, std::size_t{width} * width> values_;
};

}  // namespace arena::tetress
