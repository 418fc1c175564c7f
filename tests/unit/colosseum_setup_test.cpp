#include <catch2/catch_all.hpp>
#include <set>

#include "games/colosseum/colosseum.hpp"
#include "games/colosseum/setup.hpp"

namespace arena {
namespace {

int walls_of(const std::string& text) {
  int walls = 0;
  for (const char c : text.substr(0, text.find(' '))) walls += c == '3' ? 2 : c == '1' || c == '2' ? 1 : 0;
  return walls;
}

std::string turned(const Colosseum::Position& pos) {
  // The board after a half turn, as text: a wall right of a cell becomes a wall left of its image.
  auto image = colosseum::empty_board(pos.size, pos.pawn[0], pos.pawn[1]);
  for (int row = 0; row < pos.size; ++row)
    for (int column = 0; column < pos.size; ++column)
      for (const auto wall : {colosseum::Wall::right, colosseum::Wall::down}) {
        const bool inside = wall == colosseum::Wall::right ? column + 1 < pos.size : row + 1 < pos.size;
        if (!inside || colosseum::is_open(pos, colosseum::cell_at(row, column), wall)) continue;
        const auto there = colosseum::cell_at(pos.size - 1 - row, pos.size - 1 - column);
        colosseum::close(image,
                         colosseum::edge_of({there, wall == colosseum::Wall::right ? colosseum::Wall::left
                                                                                   : colosseum::Wall::up}));
      }
  return Colosseum::to_text(image);
}

// The number of walls, their symmetry and the players' cells, as in the course's generators.
TEST_CASE("Colosseum: starts follow the course's generators", "[setup]") {
  for (int size = 2; size <= 16; ++size)
    for (const std::string rules : {"2023", "2022", "plain"})
      for (int seed = 0; seed < 40; ++seed) {
        const std::string text =
            "size=" + std::to_string(size) + " rules=" + rules + " seed=" + std::to_string(seed);
        INFO(text);
        const auto start = Colosseum::start(Colosseum::parse_setup(text).value());
        if (size == 2 && rules == "2022") {
          REQUIRE(start.error().code == Error::Code::bad_setup);
          continue;
        }
        REQUIRE(start);
        REQUIRE_FALSE(Colosseum::find_fault(*start));
        REQUIRE_FALSE(Colosseum::outcome(*start).over());
        REQUIRE(start->side == Side::first);
        const int pairs = rules == "2023" ? size / 2 - 1 : rules == "2022" ? (size + 1) / 2 : 0;
        REQUIRE(walls_of(Colosseum::to_text(*start)) == 2 * pairs);
        REQUIRE(turned(*start) == Colosseum::to_text(*start));
        REQUIRE(colosseum::row_of(start->pawn[0]) + colosseum::row_of(start->pawn[1]) == size - 1);
        REQUIRE(colosseum::column_of(start->pawn[0]) + colosseum::column_of(start->pawn[1]) == size - 1);
      }
}

TEST_CASE("Colosseum: a seed gives the same start on every platform", "[setup]") {
  const auto start = [](const char* text) {
    return Colosseum::to_text(Colosseum::start(Colosseum::parse_setup(text).value()).value());
  };
  REQUIRE(start("size=7 seed=3") == "1000002/0000000/0000000/0000000/0000000/2000000/0000010 b7 f1 a");
  REQUIRE(start("size=2 rules=plain seed=1") != start("size=2 rules=plain seed=2"));
}

TEST_CASE("Colosseum: different seeds give different starts", "[setup]") {
  std::set<std::string> starts;
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    starts.insert(Colosseum::to_text(Colosseum::start({8, colosseum::Rules::course_2023, seed}).value()));
  REQUIRE(starts.size() > 195);
}

TEST_CASE("Colosseum: a setup out of range is an error with a sentence", "[setup]") {
  for (const std::string text :
       {"size=0", "size=1", "size=17", "size=1000000000", "size=-1", "size=", "size=8x", "size=08",
        "rules=2021", "rules=", "seed=-1", "seed=9007199254740992", "colour=red", "size"}) {
    INFO(text);
    const auto setup = Colosseum::parse_setup(text);
    REQUIRE_FALSE(setup);
    REQUIRE(setup.error().code == Error::Code::bad_setup);
  }
  REQUIRE_FALSE(Colosseum::start({17, colosseum::Rules::plain, 1}));
  REQUIRE_FALSE(Colosseum::start({1, colosseum::Rules::plain, 1}));
}

}  // namespace
}  // namespace arena
