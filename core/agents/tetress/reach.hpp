#pragma once
#include "games/tetress/moves.hpp"

namespace arena::tetress {

// The pieces that a side could place next, and the cells that these would cover.
struct Reach {
  std::array<Bits, shapes> anchors{};
  int moves = 0;
  Bits cover;
};

// The reach of both sides in a position, computed once for its evaluation and for the scores of its moves.
struct Reaches {
  Position pos;
  Reach mine;
  Reach theirs;

  Reaches() = default;
  explicit Reaches(const Position& position) noexcept;
};

}  // namespace arena::tetress
