#include "games/colosseum/colosseum.hpp"

#include "games/numbers.hpp"
#include "util/text.hpp"

namespace arena {

std::vector<Fact> Colosseum::facts(const Position& pos) {
  auto first = colosseum::distances(pos, pos.pawn[0], pos.pawn[1]);
  auto second = colosseum::distances(pos, pos.pawn[1], pos.pawn[0]);
  int nearer_first = 0;
  int nearer_second = 0;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    const auto far = [](int distance) { return distance < 0 ? 1 << 16 : distance; };
    nearer_first += far(first[cell]) < far(second[cell]) ? 1 : 0;
    nearer_second += far(second[cell]) < far(first[cell]) ? 1 : 0;
  }
  return {{"steps_first", std::move(first)},
          {"steps_second", std::move(second)},
          {"step_limit", {colosseum::step_limit(pos)}},
          {"nearer", {nearer_first, nearer_second}}};
}

Picture Colosseum::picture(const Position& pos) {
  using namespace colosseum;
  Picture picture{Picture::Grid::walled_squares, pos.size, {{{'A', "blue"}, {'B', "orange"}}}, {}};
  for (int row = 0; row < pos.size; ++row)
    for (int column = 0; column < pos.size; ++column) {
      const Cell cell = cell_at(row, column);
      auto& shown = picture.cells.emplace_back();
      if (cell == pos.pawn[0]) shown.owner = Side::first;
      if (cell == pos.pawn[1]) shown.owner = Side::second;
      shown.wall_right = column + 1 < pos.size && !pos.open_right.test(cell);
      shown.wall_below = row + 1 < pos.size && !pos.open_down.test(cell);
    }
  return picture;
}

Expected<Colosseum::Move> Colosseum::parse_course_move(const Position& pos, std::string_view text) {
  constexpr std::string_view letters = "urdl";
  const auto numbers = numbers_in(text);
  const auto letter = text.find_last_of(letters);
  const bool named = numbers.size() == 2 && letter != std::string_view::npos;
  const bool counted = numbers.size() == 3 && numbers[2] >= 0 && numbers[2] < 4;
  if ((!named && !counted) || numbers[0] < 0 || numbers[1] < 0 || numbers[0] >= pos.size ||
      numbers[1] >= pos.size)
    return Error{Error::Code::bad_move,
                 quoted(text) + " is not a move: expected row, column and side, like 3,2,u"};
  const char side = named ? text[letter] : letters[static_cast<std::size_t>(numbers[2])];
  return parse_move(pos, arena::to_text(CellName{numbers[0], numbers[1]}) + side);
}

}  // namespace arena
