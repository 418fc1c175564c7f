#include "games/infexion/symmetry.hpp"

namespace arena::infexion {

Bits image(Symmetry symmetry, Bits set) noexcept {
  Bits result = 0;
  for_each_cell(set, [&](Cell cell) { result |= bit(image(symmetry, cell)); });
  return result;
}

Move image(Symmetry symmetry, Move move) noexcept {
  const Cell cell = image(symmetry, move.cell);
  return is_spread(move) ? spread(cell, image(symmetry, direction_of(move))) : Move{cell, Action::spawn};
}

Position image(Symmetry symmetry, const Position& pos) noexcept {
  Position result;
  for (std::size_t i = 0; i < pos.stacks.size(); ++i) result.stacks[i] = image(symmetry, pos.stacks[i]);
  for (std::size_t i = 0; i < pos.power.size(); ++i) result.power[i] = image(symmetry, pos.power[i]);
  result.ply = pos.ply;
  return result;
}

}  // namespace arena::infexion
