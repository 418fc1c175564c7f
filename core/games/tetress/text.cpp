#include "games/tetress/text.hpp"

#include "games/rows.hpp"
#include "games/tetress/moves.hpp"
#include "util/text.hpp"

namespace arena::tetress {
namespace {

Error bad_move(std::string message) {
  return {Error::Code::bad_move, std::move(message)};
}

std::string name_of(Cell cell) {
  return arena::to_text(CellName{row_of(cell), column_of(cell)});
}

}  // namespace

std::string to_text(const Position& pos) {
  return rows_to_text(size, pos.ply, [&](int row, int column) {
    const Cell cell = cell_at(row, column);
    return has(pos.tokens[0], cell) ? 'R' : has(pos.tokens[1], cell) ? 'B' : '\0';
  });
}

std::string to_text(Move move) {
  std::string text;
  for_each_cell(cells_of(move), [&](Cell cell) { text += name_of(cell); });
  return text;
}

Expected<Position> parse_position(std::string_view text) {
  const auto read = parse_rows(text, {.size = size, .max_plies = max_plies, .signs = "RB"});
  if (!read) return read.error();
  Position pos;
  for (Cell cell = 0; cell < cells; ++cell)
    if (const char sign = read->cells[cell]; sign != ' ') pos.tokens[sign == 'R' ? 0 : 1] |= bit(cell);
  pos.ply = read->ply;
  pos.key = key_of(Side::first, pos.tokens[0]) ^ key_of(Side::second, pos.tokens[1]);
  if (auto fault = find_fault(pos)) return *fault;
  return pos;
}

Expected<Move> parse_move(const Position& pos, std::string_view text) {
  std::string_view rest = text;
  Bits piece;
  for (int i = 0; i < shape_cells; ++i) {
    const auto named = take_cell(rest);
    if (!named) return bad_move(quoted(text) + " is not a move: expected four cells, like c4d4e4e5");
    if (named->row >= size || named->column >= size)
      return bad_move(quoted(text) + " is outside the board of 11 by 11");
    const Cell cell = cell_at(named->row, named->column);
    if (has(piece, cell)) return bad_move(quoted(text) + " names " + name_of(cell) + " twice");
    piece |= bit(cell);
  }
  if (!rest.empty()) return bad_move(quoted(text) + " is not a move: expected four cells, like c4d4e4e5");
  const auto move = placement_of(piece);
  if (!move) return bad_move(quoted(text) + " is not a tetromino: each cell must share an edge with another");
  if (is_legal(pos, *move)) return *move;
  if (outcome(pos).over())
    return Error{Error::Code::game_over, "the game is over: " + quoted(text) + " cannot follow"};
  std::optional<Cell> taken;
  for_each_cell(piece & pos.occupied(), [&](Cell cell) { taken = taken.value_or(cell); });
  if (taken) return bad_move("there is a token on " + name_of(*taken) + " already");
  return bad_move("no cell of " + quoted(text) + " touches a token of the side to move");
}

}  // namespace arena::tetress
