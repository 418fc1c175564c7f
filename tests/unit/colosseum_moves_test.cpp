#include <catch2/catch_all.hpp>

#include "games/colosseum/colosseum.hpp"
#include "games/colosseum/moves.hpp"

namespace arena {
namespace {

Colosseum::Position read(const std::string& text) {
  const auto pos = Colosseum::parse_position(text);
  REQUIRE(pos);
  return *pos;
}

// Examples worked by hand, and edge cases of the rules.
TEST_CASE("Colosseum: which moves are legal", "[colosseum]") {
  const std::string open = "000000/000000/000000/000000/000000/000000 ";
  const std::string walled = "100000/000000/000000/000000/000000/000000 ";
  struct Row {
    std::string position;
    std::string move;
    bool legal;
  };
  const auto row = GENERATE_COPY(values<Row>({
      {open + "b2 e5 a", "b2u", true},     // staying is legal
      {open + "b2 c2 a", "b2r", true},     // the side facing the opponent
      {open + "b2 c2 a", "c2u", false},    // the opponent's cell
      {open + "a1 f6 a", "d1d", true},     // three steps
      {open + "a1 f6 a", "e1d", false},    // four
      {open + "a1 f6 a", "a1u", false},    // the border
      {open + "a1 f6 a", "a1l", false},    //
      {open + "f6 a1 a", "f6r", false},    //
      {open + "f6 a1 a", "f6d", false},    //
      {open + "a1 b1 a", "c1d", false},    // four steps around the opponent
      {open + "a1 b1 a", "c2d", true},     // three steps around
      {walled + "a1 f6 a", "a1r", false},  // taken
      {walled + "b1 f6 a", "b1l", false},  // the same wall from the other side
      {walled + "a1 f6 a", "a1d", true},
      {open + "a1 f6 b", "d6u", true},  // the second player's turn
      {open + "a1 f6 b", "a1r", false},
  }));
  INFO(row.position << " " << row.move);
  REQUIRE(Colosseum::parse_move(read(row.position), row.move).has_value() == row.legal);
}

TEST_CASE("Colosseum: a wall that separates ends the game", "[colosseum]") {
  auto pos = read("100000/000000/000000/000000/000000/000000 a1 f6 a");
  Colosseum::apply(pos, Colosseum::parse_move(pos, "a1d").value());
  REQUIRE(Colosseum::outcome(pos) == Outcome{Outcome::Kind::second_wins, {1, 35}});
  REQUIRE(Colosseum::count_moves(pos) == 0);
}

TEST_CASE("Colosseum: regions without a player count for neither player", "[colosseum]") {
  const auto pos = read("110/110/110 a1 c1 a");
  REQUIRE(Colosseum::outcome(pos) == Outcome{Outcome::Kind::draw, {3, 3}});
}

TEST_CASE("Colosseum: until the game is over both players score the common region", "[colosseum]") {
  REQUIRE(Colosseum::outcome(read("00/00 a1 b2 a")) == Outcome{Outcome::Kind::ongoing, {4, 4}});
}

TEST_CASE("Colosseum: a player in a corridor does not end the game", "[colosseum]") {
  // A corridor of three cells; the second player blocks the path to c1.
  const auto pos = read("222/000/000 a1 b1 a");
  REQUIRE_FALSE(Colosseum::outcome(pos).over());
  Colosseum::MoveList moves;
  Colosseum::legal_moves(pos, moves);
  REQUIRE(moves.size() == 1);
  REQUIRE(Colosseum::to_text(pos, moves[0]) == "a1r");
}

TEST_CASE("Colosseum: the message says why a move is not legal", "[colosseum]") {
  const auto pos = read("100000/000000/000000/000000/000000/000000 a1 c1 a");
  const auto why = [&](const std::string& move) { return Colosseum::parse_move(pos, move).error().message; };
  REQUIRE(why("a1r") == "the right side of a1 is not free");
  REQUIRE(why("c1d") == "c1 is where the opponent stands");
  REQUIRE(why("f6u") == "f6 is more than 3 steps away");
  REQUIRE(why("g1u") == "\"g1u\" is outside the board of size 6");
  REQUIRE(why("a1x") == "\"a1x\" is not a move: expected a cell and u, r, d or l, like c4u");
  const auto over = read("110/110/110 a1 c1 a");
  REQUIRE(Colosseum::parse_move(over, "a1d").error().code == Error::Code::game_over);
}

TEST_CASE("Colosseum: facts for drawings", "[colosseum]") {
  const auto facts = Colosseum::facts(read("10/00 a1 b2 a"));
  REQUIRE(facts[0].values == std::vector{0, -1, 1, -1});
  REQUIRE(facts[1].values == std::vector{-1, 1, 1, 0});
  REQUIRE(facts[2].values == std::vector{1});
  REQUIRE(facts[3].values == std::vector{1, 2});
}

}  // namespace
}  // namespace arena
