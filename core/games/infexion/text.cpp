#include "games/infexion/text.hpp"

#include "games/infexion/moves.hpp"
#include "games/rows.hpp"
#include "util/text.hpp"

namespace arena::infexion {
namespace {

constexpr std::array<std::string_view, directions> direction_names{"se", "s", "sw", "nw", "n", "ne"};

Error bad_position(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}
Error bad_move(std::string message) {
  return {Error::Code::bad_move, std::move(message)};
}

void put(Position& pos, Cell cell, Side side, unsigned power) {
  pos.stacks[static_cast<std::size_t>(side)] |= bit(cell);
  for (std::size_t plane = 0; plane < pos.power.size(); ++plane)
    if ((power >> plane & 1U) != 0) pos.power[plane] |= bit(cell);
}

std::optional<Error> read_row(Position& pos, int row, std::string_view text) {
  const std::string label = "row " + std::to_string(row + 1);
  int column = 0;
  bool after_digit = false;
  for (const char sign : text) {
    const bool digit = sign >= '1' && sign <= '7';
    const bool red = sign >= 'A' && sign <= 'F';
    const bool blue = sign >= 'a' && sign <= 'f';
    if (!digit && !red && !blue)
      return bad_position(label + " holds " + quoted({&sign, 1}) +
                          " where 1 to 7, A to F or a to f was expected");
    if (digit && after_digit) return bad_position(label + " has two numbers of empty cells side by side");
    if (!digit && column < size)
      put(pos, cell_at(row, column), red ? Side::first : Side::second,
          static_cast<unsigned>(sign - (red ? 'A' : 'a') + 1));
    column += digit ? sign - '0' : 1;
    after_digit = digit;
  }
  if (column != size) return bad_position(label + " has " + std::to_string(column) + " cells, not 7");
  return std::nullopt;
}

std::optional<Action> action_named(std::string_view name) {
  if (name.empty()) return Action::spawn;
  for (std::size_t d = 0; d < direction_names.size(); ++d)
    if (direction_names[d] == name) return static_cast<Action>(d);
  return std::nullopt;
}

}  // namespace

std::string to_text(const Position& pos) {
  return rows_to_text(size, pos.ply, [&](int row, int column) {
    const Cell cell = cell_at(row, column);
    if ((pos.empty() & bit(cell)) != 0) return '\0';
    return static_cast<char>(((pos.stacks[0] & bit(cell)) != 0 ? 'A' : 'a') + pos.power_at(cell) - 1);
  });
}

std::string to_text(Move move) {
  const std::string cell = arena::to_text(CellName{row_of(move.cell), column_of(move.cell)});
  return is_spread(move) ? cell + std::string(direction_names[static_cast<std::size_t>(move.action)]) : cell;
}

Expected<Position> parse_position(std::string_view text) {
  const auto read = parse_rows(text, size, max_plies);
  if (!read) return read.error();
  Position pos;
  for (int row = 0; row < size; ++row)
    if (auto fault = read_row(pos, row, read->rows[static_cast<std::size_t>(row)])) return *fault;
  pos.ply = read->ply;
  if (auto fault = find_fault(pos)) return *fault;
  return pos;
}

Expected<Move> parse_move(const Position& pos, std::string_view text) {
  std::string_view rest = text;
  const auto named = take_cell(rest);
  const auto action = action_named(rest);
  if (!named || !action)
    return bad_move(quoted(text) +
                    " is not a move: expected a cell, like e4, or a cell and one of n, ne, se, s, " +
                    "sw, nw, like e4ne");
  const std::string where = arena::to_text(*named);
  if (named->row >= size || named->column >= size)
    return bad_move(quoted(text) + " is outside the board of 7 by 7");
  const Move move{cell_at(named->row, named->column), *action};
  if (is_legal(pos, move)) return move;
  if (is_over(pos))
    return Error{Error::Code::game_over, "the game is over: " + quoted(text) + " cannot follow"};
  if (is_spread(move)) return bad_move("the side to move has no stack on " + where);
  if ((pos.occupied() & bit(move.cell)) != 0) return bad_move("there is a stack on " + where + " already");
  return bad_move("the board holds power 49, so nobody may spawn");
}

}  // namespace arena::infexion
