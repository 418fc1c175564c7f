#include "games/tetress/position.hpp"

#include "util/text.hpp"

namespace arena::tetress {
namespace {

Error fault(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}

}  // namespace

// Any tokens are valid at any ply: the rules also apply to boards that no game can reach.
std::optional<Error> find_fault(const Position& pos) {
  const Bits occupied = pos.occupied();
  if (without(occupied, all_cells).any()) return fault("a token lies outside the board");
  if ((pos.tokens[0] & pos.tokens[1]).any()) return fault("a cell holds tokens of both sides");
  for (int i = 0; i < size; ++i) {
    if (!without(row_cells(i), occupied).any())
      return fault("row " + std::to_string(i + 1) + " is full: it would have been taken off");
    if (!without(column_cells(i), occupied).any())
      return fault("column " + std::string(1, static_cast<char>('a' + i)) +
                   " is full: it would have been taken off");
  }
  if (pos.ply > max_plies) return fault("the ply is " + std::to_string(pos.ply) + ", more than 150");
  if (pos.key != (key_of(Side::first, pos.tokens[0]) ^ key_of(Side::second, pos.tokens[1])))
    return fault("the key is not that of the tokens");
  return std::nullopt;
}

}  // namespace arena::tetress
