#pragma once
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "games/side.hpp"

namespace arena {

// The contents of a square board, for drawings that do not know the rules.
struct Picture {
  // torus_of_hexagons: a step of one row up and one column left leads straight up, a step of one row straight
  // to the upper right.
  enum class Grid { walled_squares, torus_of_squares, torus_of_hexagons };
  struct Player {
    char letter;              // where there is no colour
    std::string_view colour;  // its word
  };
  struct Cell {
    std::optional<Side> owner = {};
    int power = 0;  // 0: this game does not count it
    bool wall_right = false;
    bool wall_below = false;
    friend bool operator==(const Cell&, const Cell&) = default;
  };

  Grid grid;
  int size;
  std::array<Player, 2> players;
  std::vector<Cell> cells;  // row by row

  [[nodiscard]] const Cell& at(int row, int column) const {
    return cells[static_cast<std::size_t>(row * size + column)];
  }
};

inline constexpr std::array<Picture::Player, 2> red_and_blue{{{'R', "red"}, {'B', "blue"}}};

}  // namespace arena
