#pragma once
#include "agents/tetress/reach.hpp"

namespace arena::tetress {

// Which cells both sides want, for a first guess at what a piece is worth: how many of the opponent's next
// pieces need the cell, twice, less how many of the mover's own do.
class CellDemand {
 public:
  explicit CellDemand(const Reaches& reaches) noexcept;

  [[nodiscard]] int of(Cell cell) const noexcept {
    return values_[static_cast<std::size_t>(row_of(cell) * width + column_of(cell))];
  }
  // Of a piece's four cells together.
  [[nodiscard]] int of(Move piece) const noexcept {
    const int corner = row_of(piece.anchor) * width + column_of(piece.anchor);
    int sum = 0;
    for (const Offset offset : offsets[piece.shape])
      sum += values_[static_cast<std::size_t>(corner + offset.row * width + offset.column)];
    return sum;
  }

 private:
  // The board with its first three rows and columns again behind the last, so that no piece wraps.
  static constexpr int width = size + 3;
  std::array<std::int16_t, std::size_t{width} * width> values_;
};

}  // namespace arena::tetress
