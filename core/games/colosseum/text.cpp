#include "games/colosseum/text.hpp"

#include "games/colosseum/moves.hpp"
#include "util/text.hpp"

namespace arena::colosseum {
namespace {

constexpr std::string_view wall_letters = "urdl";
constexpr std::array<std::string_view, 4> wall_words{"up", "right", "down", "left"};

CellName name(Cell cell) {
  return {row_of(cell), column_of(cell)};
}
Error bad_position(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}
Error bad_move(std::string message) {
  return {Error::Code::bad_move, std::move(message)};
}

std::optional<Error> read_row(Position& pos, int row, std::string_view digits) {
  const std::string label = "row " + std::to_string(row + 1);
  if (static_cast<int>(digits.size()) != pos.size)
    return bad_position(label + " has " + std::to_string(digits.size()) + " digits, not " +
                        std::to_string(pos.size));
  for (int column = 0; column < pos.size; ++column) {
    const char digit = digits[static_cast<std::size_t>(column)];
    if (digit < '0' || digit > '3')
      return bad_position(label + " holds " + quoted({&digit, 1}) + " where a digit 0 to 3 was expected");
    const Cell cell = cell_at(row, column);
    if ((digit & 1) != 0) {
      if (column + 1 == pos.size)
        return bad_position(label + " has a wall on the right border, which is implied");
      pos.open_right.reset(cell);
    }
    if ((digit & 2) != 0) {
      if (row + 1 == pos.size)
        return bad_position(label + " has a wall on the lower border, which is implied");
      pos.open_down.reset(cell);
    }
  }
  return std::nullopt;
}

Expected<Cell> read_pawn(const Position& pos, std::string_view text, std::string_view whose) {
  const std::string_view whole = text;
  const auto cell = take_cell(text);
  if (!cell || !text.empty())
    return bad_position("the " + std::string(whose) + " player's cell is " + quoted(whole) + ", not like b2");
  if (cell->row >= pos.size || cell->column >= pos.size)
    return bad_position("the " + std::string(whose) + " player's cell " + quoted(whole) +
                        " is outside the board");
  return cell_at(cell->row, cell->column);
}

}  // namespace

std::string to_text(const Position& pos) {
  std::string text;
  for (int row = 0; row < pos.size; ++row) {
    if (row > 0) text += '/';
    for (int column = 0; column < pos.size; ++column) {
      const Cell cell = cell_at(row, column);
      const bool right = column + 1 < pos.size && !pos.open_right.test(cell);
      const bool down = row + 1 < pos.size && !pos.open_down.test(cell);
      text += static_cast<char>('0' + (right ? 1 : 0) + (down ? 2 : 0));
    }
  }
  for (const Cell pawn : pos.pawn) text.append(" ").append(arena::to_text(name(pawn)));
  return text + (pos.side == Side::first ? " a" : " b");
}

std::string to_text(Move move) {
  return arena::to_text(name(move.cell)) + wall_letters[static_cast<std::size_t>(move.wall)];
}

Expected<Position> parse_position(std::string_view text) {
  // No position is longer, so the code below never has to parse megabytes.
  constexpr std::size_t longest = max_size * (max_size + 1) + 10;
  if (text.size() > longest)
    return bad_position("the position is " + std::to_string(text.size()) +
                        " characters long; none is longer than " + std::to_string(longest));
  const auto fields = split(text, ' ');
  if (fields.size() != 4)
    return bad_position("a position has four parts, ROWS A B SIDE, and " + quoted(text) + " has " +
                        std::to_string(fields.size()));
  const auto rows = split(fields[0], '/');
  if (rows.size() < min_size || rows.size() > max_size)
    return bad_position("the board has " + std::to_string(rows.size()) + " rows, not 2 to 16");
  Position pos = empty_board(static_cast<int>(rows.size()), 0, 1);
  for (int row = 0; row < pos.size; ++row)
    if (auto fault = read_row(pos, row, rows[static_cast<std::size_t>(row)])) return *fault;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto cell = read_pawn(pos, fields[1 + i], i == 0 ? "first" : "second");
    if (!cell) return cell.error();
    pos.pawn[i] = *cell;
  }
  if (pos.pawn[0] == pos.pawn[1]) return bad_position("both players stand on " + std::string(fields[1]));
  if (fields[3] != "a" && fields[3] != "b")
    return bad_position("the side to move is " + quoted(fields[3]) + ", not a or b");
  pos.side = fields[3] == "a" ? Side::first : Side::second;
  pos.hash = compute_hash(pos);
  return pos;
}

Expected<Move> parse_move(const Position& pos, std::string_view text) {
  std::string_view rest = text;
  const auto named = take_cell(rest);
  const auto letter = rest.size() == 1 ? wall_letters.find(rest[0]) : std::string_view::npos;
  if (!named || letter == std::string_view::npos)
    return bad_move(quoted(text) + " is not a move: expected a cell and u, r, d or l, like c4u");
  if (named->row >= pos.size || named->column >= pos.size)
    return bad_move(quoted(text) + " is outside the board of size " + std::to_string(pos.size));
  const Move move{cell_at(named->row, named->column), all_walls[letter]};
  if (is_legal(pos, move)) return move;
  if (outcome(pos).over())
    return Error{Error::Code::game_over, "the game is over: " + quoted(text) + " cannot follow"};
  if (!is_open(pos, move.cell, move.wall))
    return bad_move("the " + std::string(wall_words[letter]) + " side of " + arena::to_text(*named) +
                    " is not free");
  if (move.cell == pos.opponent()) return bad_move(arena::to_text(*named) + " is where the opponent stands");
  return bad_move(arena::to_text(*named) + " is more than " + std::to_string(step_limit(pos)) +
                  " steps away");
}

}  // namespace arena::colosseum
