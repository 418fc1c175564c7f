#include "games/infexion/text.hpp"

#include "games/infexion/moves.hpp"
#include "games/rows.hpp"
#include "util/text.hpp"

namespace arena::infexion {
namespace {

constexpr std::array<std::string_view, directions> direction_names{"se", "s", "sw", "nw", "n", "ne"};

Error bad_move(std::string message) {
  return {Error::Code::bad_move, std::move(message)};
}

void put(Position& pos, Cell cell, char sign) {
  const bool red = sign < 'a';
  const auto power = static_cast<unsigned>(sign - (red ? 'A' : 'a') + 1);
  pos.stacks[red ? 0 : 1] |= bit(cell);
  for (std::size_t plane = 0; plane < pos.power.size(); ++plane)
    if ((power >> plane & 1U) != 0) pos.power[plane] |= bit(cell);
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
  const auto read = parse_rows(text, {.size = size, .max_plies = max_plies, .signs = "ABCDEFabcdef"});
  if (!read) return read.error();
  Position pos;
  for (Cell cell = 0; cell < cells; ++cell)
    if (const char sign = read->cells[cell]; sign != ' ') put(pos, cell, sign);
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
