#include "agents/tetress/openings.hpp"

namespace arena::tetress {
namespace {

// The other three cells of each shape, relative to the anchor that the course's package uses.
constexpr std::array<std::array<Offset, shape_cells - 1>, shapes> package_shapes{{
    {{{0, 1}, {1, 0}, {1, 1}}},                                       // O
    {{{0, 1}, {0, 2}, {0, 3}}},                                       // I
    {{{1, 0}, {2, 0}, {3, 0}}},      {{{-1, 0}, {-1, 1}, {-1, -1}}},  // T
    {{{0, 1}, {1, 1}, {-1, 1}}},     {{{1, 0}, {1, -1}, {1, 1}}},
    {{{0, -1}, {-1, -1}, {1, -1}}},  {{{0, -1}, {-1, -1}, {-2, -1}}},  // L
    {{{-1, 0}, {-1, 1}, {-1, 2}}},   {{{0, 1}, {1, 1}, {2, 1}}},
    {{{1, 0}, {1, -1}, {1, -2}}},    {{{0, 1}, {-1, 1}, {-2, 1}}},  // J
    {{{1, 0}, {1, 1}, {1, 2}}},      {{{0, -1}, {1, -1}, {2, -1}}},
    {{{-1, 0}, {-1, -1}, {-1, -2}}}, {{{0, 1}, {-1, 1}, {-1, 2}}},     // S
    {{{-1, 0}, {-1, -1}, {-2, -1}}}, {{{0, -1}, {-1, -1}, {-1, -2}}},  // Z
    {{{1, 0}, {1, -1}, {2, -1}}},
}};

}  // namespace

Move opening_move(const Position& pos) {
  std::optional<Move> found;
  for (Cell cell = 0; cell < cells && !found; ++cell)
    for (const auto& shape : package_shapes) {
      Bits piece = bit(cell);
      for (const Offset offset : shape)
        piece |= bit(cell_at(row_of(cell) + offset.row, column_of(cell) + offset.column));
      if ((piece & pos.occupied()).any()) continue;
      found = placement_of(piece);
      break;
    }
  assert(found);
  return found.value_or(Move{});
}

}  // namespace arena::tetress
