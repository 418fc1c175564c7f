#include "games/infexion/infexion.hpp"

#include <algorithm>

#include "games/numbers.hpp"
#include "util/text.hpp"

namespace arena {
namespace {

using namespace infexion;

std::vector<int> powers(const infexion::Position& pos, Side side) {
  std::vector<int> values(cells);
  for_each_cell(pos.of(side), [&](Cell cell) { values[cell] = pos.power_at(cell); });
  return values;
}

std::vector<int> hits(const infexion::Position& pos, Side side) {
  std::vector<int> values(cells);
  for_each_cell(pos.of(side), [&](Cell from) {
    for (int d = 0; d < directions; ++d)
      for_each_cell(hit_by(pos, from, static_cast<Direction>(d)), [&](Cell cell) { ++values[cell]; });
  });
  return values;
}

}  // namespace

std::vector<Fact> Infexion::facts(const Position& pos) {
  return {{"power_first", powers(pos, Side::first)},
          {"power_second", powers(pos, Side::second)},
          {"hits_first", hits(pos, Side::first)},
          {"hits_second", hits(pos, Side::second)},
          {"stacks", {std::popcount(pos.stacks[0]), std::popcount(pos.stacks[1])}},
          {"plies_left", {max_plies - pos.ply}},
          {"may_spawn", {may_spawn(pos) ? 1 : 0}}};
}

Picture Infexion::picture(const Position& pos) {
  Picture picture{Picture::Grid::torus_of_hexagons, size, red_and_blue, std::vector<Picture::Cell>(cells)};
  for (const Side side : {Side::first, Side::second})
    for_each_cell(pos.of(side), [&](Cell cell) {
      picture.cells[cell].owner = side;
      picture.cells[cell].power = pos.power_at(cell);
    });
  return picture;
}

Expected<Infexion::Move> Infexion::parse_course_move(const Position& pos, std::string_view text) {
  const auto bad = [&] {
    return Error{Error::Code::bad_move, quoted(text) + " is not a move: expected SPAWN(row, column) or " +
                                            "SPREAD(row, column, rows, columns)"};
  };
  // The referee prints directions as arrows.
  constexpr std::array<std::string_view, directions> arrows{"↘", "↓", "↙", "↖", "↑", "↗"};
  const auto arrow = std::find_if(arrows.begin(), arrows.end(),
                                  [&](auto sign) { return text.find(sign) != std::string_view::npos; });
  const auto numbers = numbers_in(text);
  if (numbers.size() != 2 && (numbers.size() != 4 || arrow != arrows.end())) return bad();
  if (std::any_of(numbers.begin(), numbers.begin() + 2, [](int at) { return at < 0 || at >= size; }))
    return bad();
  Move move{cell_at(numbers[0], numbers[1]), Action::spawn};
  if (arrow != arrows.end()) move = spread(move.cell, static_cast<Direction>(arrow - arrows.begin()));
  if (numbers.size() == 4) {
    const auto step = std::find_if(steps.begin(), steps.end(), [&](const Step& at) {
      return at.row == numbers[2] && at.column == numbers[3];
    });
    if (step == steps.end()) return bad();
    move = spread(move.cell, static_cast<Direction>(step - steps.begin()));
  }
  return parse_move(pos, to_text(pos, move));
}

std::uint16_t Infexion::packed(const Move& move) {
  constexpr int clockwise = 2;  // our first direction is the third from the north
  const int direction =
      is_spread(move) ? (static_cast<int>(direction_of(move)) + clockwise) % directions : directions;
  return static_cast<std::uint16_t>(move.cell << 3 | direction);
}

}  // namespace arena
