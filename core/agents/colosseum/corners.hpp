#pragma once
#include <array>

#include "games/colosseum/position.hpp"

namespace arena::colosseum {

// The (M+1) x (M+1) corners of the cells and which of them a wall touches. The border touches all corners on
// the rim. A new wall can cut the board only if both of its ends are already touched.
class Corners {
 public:
  explicit Corners(const Position& pos) : touched_{} {
    const int size = pos.size;
    const std::uint32_t rim = (1U << (size + 1)) - 1;
    touched_[0] = touched_[static_cast<std::size_t>(size)] = rim;
    for (int row = 0; row < size; ++row) {
      const auto top = static_cast<std::size_t>(row);
      touched_[top] |= 1U | 1U << size;
      // A wall right of (row, c) runs from corner (row, c+1) to (row+1, c+1); one below from (row+1, c) to
      // (row+1, c+1).
      const std::uint32_t cells = (1U << size) - 1;
      const std::uint32_t right = ~row_bits(pos.open_right, row) & (cells >> 1);
      touched_[top] |= right << 1;
      touched_[top + 1] |= right << 1;
      if (row + 1 == size) continue;
      const std::uint32_t down = ~row_bits(pos.open_down, row) & cells;
      touched_[top + 1] |= down | down << 1;
    }
  }

  // Returns how many of the two ends of the move's wall are touched. Written without branches, because a
  // processor cannot predict the walls in a list of moves.
  [[nodiscard]] int touched_ends(Move move) const {
    const int upright = move.wall == Wall::right || move.wall == Wall::left;
    const int row = row_of(move.cell) + (move.wall == Wall::down);
    const int column = column_of(move.cell) + (move.wall == Wall::right);
    return at(row, column) + at(row + upright, column + 1 - upright);
  }

  // The corners along the upper side of a row of cells, the leftmost in the lowest bit. Row `size` holds the
  // corners below the last row.
  [[nodiscard]] std::uint32_t row(int row) const { return touched_[static_cast<std::size_t>(row)]; }

 private:
  [[nodiscard]] static std::uint32_t row_bits(const Bits& bits, int row) {
    return static_cast<std::uint32_t>(bits.word[static_cast<std::size_t>(row / 4)] >> (16 * (row % 4))) &
           0xffffU;
  }
  [[nodiscard]] int at(int row, int column) const { return static_cast<int>(this->row(row) >> column & 1U); }

  std::array<std::uint32_t, max_size + 1> touched_;
};

}  // namespace arena::colosseum
