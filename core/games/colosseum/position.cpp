#include "games/colosseum/position.hpp"

#include "util/text.hpp"

namespace arena::colosseum {
namespace {

// Calls visit(edge) for each edge inside the board, walls and open ones alike.
template <class Visit>
void for_each_edge(int size, Visit&& visit) {
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      if (column + 1 < size) visit(Edge{cell_at(row, column), true});
      if (row + 1 < size) visit(Edge{cell_at(row, column), false});
    }
}

bool is_open(const Position& pos, Edge edge) {
  return (edge.vertical ? pos.open_right : pos.open_down).test(edge.cell);
}

Error fault(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}

}  // namespace

std::uint64_t compute_hash(const Position& pos) {
  std::uint64_t hash =
      key::size(pos.size) ^ key::pawn(Side::first, pos.pawn[0]) ^ key::pawn(Side::second, pos.pawn[1]);
  if (pos.side == Side::second) hash ^= key::second_to_move;
  for_each_edge(pos.size, [&](Edge edge) {
    if (!is_open(pos, edge)) hash ^= key::wall(edge);
  });
  return hash;
}

Position empty_board(int size, Cell first, Cell second) {
  assert(size >= min_size && size <= max_size);
  Position pos;
  pos.size = static_cast<std::uint8_t>(size);
  pos.pawn = {first, second};
  for_each_edge(size, [&](Edge edge) { (edge.vertical ? pos.open_right : pos.open_down).set(edge.cell); });
  pos.hash = compute_hash(pos);
  return pos;
}

std::optional<Error> find_fault(const Position& pos) {
  if (pos.size < min_size || pos.size > max_size)
    return fault("the board's size is " + std::to_string(pos.size) + ", not 2 to 16");
  for (const Cell pawn : pos.pawn)
    if (!on_board(pos, pawn))
      return fault("a player stands on " + to_text(CellName{row_of(pawn), column_of(pawn)}) +
                   ", outside the board");
  if (pos.pawn[0] == pos.pawn[1]) return fault("both players stand on the same cell");
  Bits inner_right;
  Bits inner_down;
  for_each_edge(pos.size, [&](Edge edge) { (edge.vertical ? inner_right : inner_down).set(edge.cell); });
  for (int w = 0; w < 4; ++w)
    if ((pos.open_right.word[w] & ~inner_right.word[w]) != 0 ||
        (pos.open_down.word[w] & ~inner_down.word[w]) != 0)
      return fault("the border is open");
  if (pos.hash != compute_hash(pos)) return fault("the hash does not match the position");
  return std::nullopt;
}

}  // namespace arena::colosseum
