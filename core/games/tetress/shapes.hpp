#pragma once
#include <algorithm>
#include <optional>
#include <utility>

#include "games/tetress/board.hpp"

namespace arena::tetress {

using Shape = std::uint8_t;

// Rows down and columns right of a shape's anchor, the upper left corner of the box around it (which need not
// belong to the shape).
struct Offset {
  int row;
  int column;
};

// The 19 fixed tetrominoes: I 2, O 1, T 4, J 4, L 4, S 2, Z 2.
inline constexpr int shapes = 19;
inline constexpr int shape_cells = 4;
inline constexpr std::array<std::array<Offset, shape_cells>, shapes> offsets{{
    {{{0, 0}, {0, 1}, {0, 2}, {0, 3}}},                                      // ####
    {{{0, 0}, {1, 0}, {2, 0}, {3, 0}}}, {{{0, 0}, {0, 1}, {1, 0}, {1, 1}}},  // ## ##
    {{{0, 1}, {1, 0}, {1, 1}, {1, 2}}},                                      // .#. ###
    {{{0, 0}, {1, 0}, {1, 1}, {2, 0}}},                                      // #. ## #.
    {{{0, 0}, {0, 1}, {0, 2}, {1, 1}}},                                      // ### .#.
    {{{0, 1}, {1, 0}, {1, 1}, {2, 1}}},                                      // .# ## .#
    {{{0, 1}, {1, 1}, {2, 0}, {2, 1}}},                                      // .# .# ##
    {{{0, 0}, {1, 0}, {1, 1}, {1, 2}}},                                      // #.. ###
    {{{0, 0}, {0, 1}, {1, 0}, {2, 0}}},                                      // ## #. #.
    {{{0, 0}, {0, 1}, {0, 2}, {1, 2}}},                                      // ### ..#
    {{{0, 0}, {1, 0}, {2, 0}, {2, 1}}},                                      // #. #. ##
    {{{0, 0}, {0, 1}, {0, 2}, {1, 0}}},                                      // ### #..
    {{{0, 0}, {0, 1}, {1, 1}, {2, 1}}},                                      // ## .# .#
    {{{0, 2}, {1, 0}, {1, 1}, {1, 2}}},                                      // ..# ###
    {{{0, 1}, {0, 2}, {1, 0}, {1, 1}}},                                      // .## ##.
    {{{0, 0}, {1, 0}, {1, 1}, {2, 1}}},                                      // #. ## .#
    {{{0, 0}, {0, 1}, {1, 1}, {1, 2}}},                                      // ##. .##
    {{{0, 1}, {1, 0}, {1, 1}, {2, 0}}},                                      // .# ## #.
}};

// A shape at an anchor. All 19 x 121 placements are different sets of cells.
struct Move {
  Shape shape = 0;
  Cell anchor = 0;
  friend bool operator==(const Move&, const Move&) = default;
};
inline constexpr int placements = shapes * cells;

// Numbers the placements from 0, shape by shape.
[[nodiscard]] constexpr int number_of(Move move) noexcept {
  return move.shape * cells + move.anchor;
}

namespace shape_tables {
[[nodiscard]] constexpr auto make_masks() noexcept {
  std::array<Bits, placements> masks{};
  std::size_t number = 0;
  for (const auto& shape : offsets)
    for (int row = 0; row < size; ++row)
      for (int column = 0; column < size; ++column, ++number)
        for (const Offset offset : shape)
          masks[number] |= bit(cell_at(row + offset.row, column + offset.column));
  return masks;
}
inline constexpr auto masks = make_masks();

[[nodiscard]] constexpr auto make_extents() noexcept {
  std::array<Offset, shapes> extents{};
  for (std::size_t shape = 0; shape < shapes; ++shape)
    for (const Offset offset : offsets[shape]) {
      extents[shape].row = std::max(extents[shape].row, offset.row + 1);
      extents[shape].column = std::max(extents[shape].column, offset.column + 1);
    }
  return extents;
}
inline constexpr auto extents = make_extents();
}  // namespace shape_tables

// The number of rows and columns of a shape's box.
[[nodiscard]] constexpr Offset extent(Shape shape) noexcept {
  return shape_tables::extents[shape];
}

[[nodiscard]] constexpr Bits cells_of(Move move) noexcept {
  return shape_tables::masks[static_cast<std::size_t>(number_of(move))];
}

// The placement that covers exactly these cells, if there is one.
[[nodiscard]] constexpr std::optional<Move> placement_of(Bits piece) noexcept {
  if (count(piece) != shape_cells) return std::nullopt;
  std::optional<Move> found;
  for_each_cell(piece, [&](Cell cell) {
    for (Shape shape = 0; shape < shapes; ++shape) {
      const Offset first = offsets[shape][0];
      const Move move{shape, cell_at(row_of(cell) - first.row, column_of(cell) - first.column)};
      if (cells_of(move) == piece) found = move;
    }
  });
  return found;
}

// A set with both words in one register, so that ten moved sets stay in registers; twenty words would not.
class Wide {
 public:
  using Words = std::uint64_t __attribute__((vector_size(16)));

  explicit Wide(Bits set) noexcept : words_{set.low, set.high} {}
  [[nodiscard]] Bits bits() const noexcept { return {words_[0], words_[1]}; }

  friend Wide operator&(Wide a, Wide b) noexcept { return Wide(a.words_ & b.words_); }
  friend Wide operator|(Wide a, Wide b) noexcept { return Wide(a.words_ | b.words_); }
  [[nodiscard]] Wide without(Wide b) const noexcept { return Wide(words_ & ~b.words_); }

  // Shifts of the two words as one number, by 1 to 127 bits.
  [[nodiscard]] Wide up(int by) const noexcept {
    constexpr Words none{};
    const Words low =
        __builtin_shufflevector(none, words_, 0, 2);  // the low word, moved to the position of the high word
    return Wide(by >= 64 ? low << (by - 64) : words_ << by | low >> (64 - by));
  }
  [[nodiscard]] Wide down(int by) const noexcept {
    constexpr Words none{};
    const Words high =
        __builtin_shufflevector(words_, none, 1, 2);  // the high word, moved to the position of the low word
    return Wide(by >= 64 ? high >> (by - 64) : words_ >> by | high << (64 - by));
  }

 private:
  explicit Wide(Words words) noexcept : words_(words) {}
  Words words_;
};

// Calls visit(shape, anchors) for each of the 19 shapes, with the anchors at which all its cells lie in the
// set. For all anchors at once these are the AND of the set moved back by each cell of the shape.
template <class Visit>
void for_each_fit(Bits set, Visit&& visit) {
  constexpr int longest = 4;
  const Wide board(all_cells);
  // Shapes reach at most three rows and columns from their anchor.
  const auto row_up = [&](int rows) {
    const Wide all(set);
    return rows == 0 ? all : (all.up(size * (size - rows)) | all.down(size * rows)) & board;
  };
  const auto column_left = [&](Wide row, int columns) {
    if (columns == 0) return row;
    const Wide stay(board_tables::left[static_cast<std::size_t>(size - columns)]);
    return (row.up(size - columns) & board).without(stay) | (row.down(columns) & stay);
  };
  const auto moved_back = [&]<std::size_t... index>(std::index_sequence<index...>) {
    return std::array<Wide, sizeof...(index)>{
        column_left(row_up(static_cast<int>(index / longest)), static_cast<int>(index % longest))...};
  };
  const auto from_anchor = moved_back(std::make_index_sequence<longest * longest>{});
  const auto at = [&](Offset offset) {
    return from_anchor[static_cast<std::size_t>(offset.row * longest + offset.column)];
  };
  [&]<std::size_t... shape>(std::index_sequence<shape...>) {
    (visit(static_cast<Shape>(shape),
           (at(offsets[shape][0]) & at(offsets[shape][1]) & at(offsets[shape][2]) & at(offsets[shape][3]))
               .bits()),
     ...);
  }
  (std::make_index_sequence<shapes>{});
}

// The number of placements that lie in the set.
[[nodiscard]] inline int count_fits(Bits set) noexcept {
  int sum = 0;
  for_each_fit(set, [&](Shape, Bits anchors) { sum += count(anchors); });
  return sum;
}

}  // namespace arena::tetress
