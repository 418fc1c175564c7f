#pragma once
#include "games/tetress/moves.hpp"

namespace arena::tetress {

// The pieces that a side could lay next, and the cells that these would cover.
struct Reach {
  std::array<Bits, shapes> anchors{};
  int moves = 0;
  Bits cover;
};

// What both sides could lay in a position, worked out once for its evaluation and the order of its moves.
struct Reaches {
  Position pos;
  Reach mine;
  Reach theirs;

  Reaches() = default;
  explicit Reaches(const Position& position) noexcept;
};

}  // namespace arena::tetress
