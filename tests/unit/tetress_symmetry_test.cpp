#include <catch2/catch_all.hpp>
#include <set>

#include "games/tetress/symmetry.hpp"
#include "games/tetress/tetress.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace tetress;

TEST_CASE("Tetress: a moved set consists of its moved cells, around all edges", "[tetress]") {
  Rng rng(8);
  for (int rows = 0; rows < size; ++rows)
    for (int columns = 0; columns < size; ++columns) {
      const Bits set = Bits{rng.next(), rng.next()} & all_cells;
      Bits slow;
      for_each_cell(set,
                    [&](Cell cell) { slow |= bit(cell_at(row_of(cell) + rows, column_of(cell) + columns)); });
      INFO(rows << " down, " << columns << " right");
      REQUIRE(moved(set, rows, columns) == slow);
    }
  const auto at = [](int row, int column) { return bit(cell_at(row, column)); };
  REQUIRE(neighbours(at(0, 0)) == (at(0, 1) | at(1, 0) | at(0, 10) | at(10, 0)));
  REQUIRE(neighbours(at(5, 9)) == (at(5, 8) | at(5, 10) | at(4, 9) | at(6, 9)));
}

TEST_CASE("Tetress: rows and columns have eleven cells each", "[tetress]") {
  Bits rows;
  Bits columns;
  for (int i = 0; i < size; ++i) {
    REQUIRE(count(row_cells(i)) == size);
    REQUIRE(count(column_cells(i)) == size);
    for (int j = 0; j < size; ++j) REQUIRE((row_cells(i) & column_cells(j)) == bit(cell_at(i, j)));
    rows |= row_cells(i);
    columns |= column_cells(i);
  }
  REQUIRE(rows == all_cells);
  REQUIRE(columns == all_cells);
}

TEST_CASE("Tetress: all placements are different, and found again by their cells", "[tetress]") {
  std::set<Bits> masks;
  for (int shape = 0; shape < shapes; ++shape)
    for (int anchor = 0; anchor < cells; ++anchor) {
      const tetress::Move move{static_cast<Shape>(shape), static_cast<Cell>(anchor)};
      REQUIRE(count(cells_of(move)) == shape_cells);
      REQUIRE(placement_of(cells_of(move)) == move);
      masks.insert(cells_of(move));
    }
  REQUIRE(masks.size() == placements);
  REQUIRE_FALSE(placement_of(Bits{}));
  REQUIRE_FALSE(placement_of(Bits{0b111, 0}));
  REQUIRE_FALSE(placement_of(Bits{0b11111, 0}));
  REQUIRE_FALSE(placement_of(Bits{0b110011, 0}));
}

TEST_CASE("Tetress: the 968 symmetries are all different, and one is the identity", "[tetress]") {
  // Three cells that no turn maps onto each other distinguish all symmetries.
  std::set<std::array<Cell, 3>> images;
  for (int number = 0; number < symmetries; ++number) {
    const Symmetry s = symmetry(number);
    images.insert({image(s, Cell{0}), image(s, Cell{1}), image(s, Cell{13})});
    REQUIRE(image(s, all_cells) == all_cells);
    for (Cell cell = 0; cell < cells; ++cell)
      REQUIRE(image(s, neighbours(bit(cell))) == neighbours(bit(image(s, cell))));
  }
  REQUIRE(images.size() == symmetries);
  for (Cell cell = 0; cell < cells; ++cell) REQUIRE(image(symmetry(0), cell) == cell);
}

TEST_CASE("Tetress: the image of a move leads to the image of the position", "[tetress]") {
  Rng rng(4);
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    const Symmetry s = symmetry(static_cast<int>(uniform(rng, symmetries)));
    const auto turned_pos = image(s, pos);
    INFO(Tetress::to_text(pos) << " and " << Tetress::to_text(turned_pos));
    REQUIRE_FALSE(Tetress::find_fault(turned_pos));
    REQUIRE(Tetress::outcome(turned_pos) == Tetress::outcome(pos));
    REQUIRE(Tetress::count_moves(turned_pos) == Tetress::count_moves(pos));
    for (const auto& move : moves) {
      REQUIRE(Tetress::is_legal(turned_pos, image(s, move)));
      auto next = pos;
      Tetress::apply(next, move);
      auto turned_next = turned_pos;
      Tetress::apply(turned_next, image(s, move));
      REQUIRE(turned_next == image(s, next));
    }
  });
}

// No two visited moves are images of each other, and every move is an image of a visited one.
TEST_CASE("Tetress: exactly one of each set of symmetric moves is visited", "[tetress]") {
  const auto text = GENERATE(values<std::string_view>({
      "11/11/11/11/11/11/11/11/11/11/11 r 0",
      "11/11/11/11/4RR5/4RR5/11/11/11/9BB/9BB r 2",
      "11/11/11/11/4RR5/4RR5/11/11/3BBBB4/11/11 r 2",
  }));
  INFO(text);
  const auto pos = Tetress::parse_position(text).value();
  tetress::MoveList moves;
  legal_moves(pos, moves);
  std::vector<Symmetry> keeping;
  for (int number = 0; number < symmetries; ++number)
    if (image(symmetry(number), pos) == pos) keeping.push_back(symmetry(number));
  REQUIRE(keeping.size() > 1);
  const auto class_of = [&](const auto& move) {
    int least = placements;
    for (const Symmetry s : keeping) least = std::min(least, number_of(image(s, move)));
    return least;
  };
  std::set<int> all;
  for (const auto& move : moves) all.insert(class_of(move));
  std::set<int> visited;
  std::size_t visits = 0;
  for_each_symmetry_class(pos, moves, [&](const auto& move) {
    ++visits;
    visited.insert(class_of(move));
  });
  REQUIRE(visited.size() == visits);
  REQUIRE(visited == all);
}

}  // namespace
}  // namespace arena
