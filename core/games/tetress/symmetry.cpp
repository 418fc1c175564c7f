#include "games/tetress/symmetry.hpp"

namespace arena::tetress {
Bits image(Symmetry symmetry, Bits set) noexcept {
  Bits result;
  for_each_cell(set, [&](Cell cell) { result |= bit(image(symmetry, cell)); });
  return result;
}

Move image(Symmetry symmetry, Move move) noexcept {
  return placement_of(image(symmetry, cells_of(move))).value_or(Move{});
}

Position image(Symmetry symmetry, const Position& pos) noexcept {
  Position result;
  result.ply = pos.ply;
  for (const Side side : {Side::first, Side::second}) {
    Bits& tokens = result.tokens[static_cast<std::size_t>(side)];
    tokens = image(symmetry, pos.of(side));
    result.key ^= key_of(side, tokens);
  }
  return result;
}

}  // namespace arena::tetress
