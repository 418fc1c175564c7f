#include "games/tetress/tetress.hpp"

#include "games/numbers.hpp"
#include "util/text.hpp"

namespace arena {
namespace {

using namespace tetress;

std::vector<int> covers(const tetress::Position& pos, Side side) {
  std::vector<int> values(cells);
  for_each_touching(pos.empty(), landing(pos, side), [&](Shape shape, Bits anchors) {
    for_each_cell(anchors, [&](Cell anchor) {
      for_each_cell(cells_of({shape, anchor}), [&](Cell cell) { ++values[cell]; });
    });
  });
  return values;
}

}  // namespace

std::vector<Fact> Tetress::facts(const Position& pos) {
  auto first = covers(pos, Side::first);
  auto second = covers(pos, Side::second);
  int room_first = 0;
  int room_second = 0;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    room_first += first[cell] > 0 && second[cell] == 0 ? 1 : 0;
    room_second += second[cell] > 0 && first[cell] == 0 ? 1 : 0;
  }
  return {{"covers_first", std::move(first)},
          {"covers_second", std::move(second)},
          {"room", {room_first, room_second}},
          {"mobility", {mobility(pos, Side::first), mobility(pos, Side::second)}},
          {"tokens", {count(pos.tokens[0]), count(pos.tokens[1])}},
          {"plies_left", {max_plies - pos.ply}}};
}

Picture Tetress::picture(const Position& pos) {
  Picture picture{Picture::Grid::torus_of_squares, size, red_and_blue, std::vector<Picture::Cell>(cells)};
  for (const Side side : {Side::first, Side::second})
    for_each_cell(pos.of(side), [&](Cell cell) { picture.cells[cell].owner = side; });
  return picture;
}

Expected<Tetress::Move> Tetress::parse_course_move(const Position& pos, std::string_view text) {
  const auto numbers = numbers_in(text);
  std::string cells_text;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
    if (std::min(numbers[i], numbers[i + 1]) >= 0 && std::max(numbers[i], numbers[i + 1]) < size)
      cells_text += arena::to_text(CellName{numbers[i], numbers[i + 1]});
  if (numbers.size() != 2 * shape_cells || cells_text.size() < 2 * shape_cells)
    return Error{Error::Code::bad_move,
                 quoted(text) + " is not a move: expected four cells, like PLACE(3-2, 3-3, 4-3, 4-4)"};
  return parse_move(pos, cells_text);
}

}  // namespace arena
