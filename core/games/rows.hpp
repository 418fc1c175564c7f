#pragma once
#include <string>
#include <string_view>

#include "util/expected.hpp"

// The text of positions that consist of a square of cells, the side to move and the ply, such as
// "7/7/3Aa2/7/7/7/7 r 20". Red (r) plays the even plies.
namespace arena {

struct RowsFormat {
  int size;
  int max_plies;
  std::string_view signs;  // the characters of non-empty cells
};

struct RowsText {
  std::string cells;  // row by row, a space for each empty cell
  std::uint16_t ply = 0;
};

[[nodiscard]] Expected<RowsText> parse_rows(std::string_view text, const RowsFormat& format);

// `sign(row, column)` returns the character of a cell, 0 if it is empty. Runs of empty cells are written as
// their number.
template <class Sign>
[[nodiscard]] std::string rows_to_text(int size, int ply, Sign&& sign) {
  std::string text;
  for (int row = 0; row < size; ++row) {
    if (row > 0) text += '/';
    int gap = 0;
    const auto end_gap = [&] {
      if (gap > 0) text += std::to_string(gap);
      gap = 0;
    };
    for (int column = 0; column < size; ++column) {
      const char here = sign(row, column);
      if (here == 0) {
        ++gap;
        continue;
      }
      end_gap();
      text += here;
    }
    end_gap();
  }
  return text + (ply % 2 == 0 ? " r " : " b ") + std::to_string(ply);
}

}  // namespace arena
