#include <catch2/catch_all.hpp>

#include "games/infexion/infexion.hpp"
#include "games/infexion/moves.hpp"
#include "support/positions.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Infexion>;

std::string after(const std::string& text, const std::string& move) {
  auto pos = read(text);
  const auto parsed = Infexion::parse_move(pos, move);
  INFO(move);
  REQUIRE(parsed);
  Infexion::apply(pos, *parsed);
  REQUIRE_FALSE(Infexion::find_fault(pos));
  return Infexion::to_text(pos);
}

// Spawns and spreads, by hand.
TEST_CASE("Infexion: what a move does", "[infexion]") {
  struct Row {
    std::string what, position, move, result;
  };
  const auto row = GENERATE(values<Row>({
      {"a spawn puts one power", "7/7/7/7/7/7/7 r 0", "e4", "7/7/7/4A2/7/7/7 b 1"},
      {"a single token walks", "7/7/7/3A3/7/7/6a r 2", "d4se", "7/7/7/4A2/7/7/6a b 3"},
      {"n", "7/7/7/3A3/7/7/6a r 2", "d4n", "7/7/7/7/2A4/7/6a b 3"},
      {"ne", "7/7/7/3A3/7/7/6a r 2", "d4ne", "7/7/7/7/3A3/7/6a b 3"},
      {"s", "7/7/7/3A3/7/7/6a r 2", "d4s", "7/7/4A2/7/7/7/6a b 3"},
      {"sw", "7/7/7/3A3/7/7/6a r 2", "d4sw", "7/7/3A3/7/7/7/6a b 3"},
      {"nw", "7/7/7/3A3/7/7/6a r 2", "d4nw", "7/7/7/2A4/7/7/6a b 3"},
      {"own and enemy stacks grow, the enemy's is captured", "7/7/7/D1Ab3/7/7/6a r 20", "a4se",
       "7/7/7/1ABCA2/7/7/6a b 21"},
      {"the board wraps around both edges", "7/7/7/7/7/7/B5a r 2", "a7n", "6A/5A1/7/7/7/7/6a b 3"},
      {"a spread of six passes every cell of its line but its own", "7/7/7/2F4/7/7/6a r 20", "c4nw",
       "7/7/7/AA1AAAA/7/7/6a b 21"},
      {"a stack of seven is removed, its captor's token too", "7/7/7/Bf5/7/7/6a r 20", "a4se",
       "7/7/7/2A4/7/7/6a b 21"},
      {"blue moves at odd plies", "7/7/7/bA5/7/7/6A b 5", "a4se", "7/7/7/1ba4/7/7/6A r 6"},
      {"the README's example", "7/7/2Bb3/4b2/7/7/7 b 7", "d3nw", "7/7/1ac4/4b2/7/7/7 r 8"},
  }));
  INFO(row.what);
  REQUIRE(after(row.position, row.move) == row.result);
}

// The end of the game, as the referee decides it.
TEST_CASE("Infexion: when the game is over, and its winner", "[infexion]") {
  using Kind = Outcome::Kind;
  struct Row {
    std::string what, position;
    Kind kind;
    std::array<int, 2> score;
  };
  const auto row = GENERATE(values<Row>({
      {"nothing is lost before ply 2", "7/7/7/3A3/7/7/7 b 1", Kind::ongoing, {1, 0}},
      {"the other side is wiped out", "7/7/7/3B3/7/7/7 b 3", Kind::first_wins, {2, 0}},
      {"and the other way around", "7/7/7/3b3/7/7/7 r 4", Kind::second_wins, {0, 2}},
      {"a lead of one is a draw even so", "7/7/7/3A3/7/7/7 b 9", Kind::draw, {1, 0}},
      {"nothing is left at all", "7/7/7/7/7/7/7 b 9", Kind::draw, {0, 0}},
      {"the last ply but one", "7/7/7/3B3/7/7/6a r 342", Kind::ongoing, {2, 1}},
      {"the limit, a lead of one", "7/7/7/3B3/7/7/6a b 343", Kind::draw, {2, 1}},
      {"the limit, a lead of two", "7/7/7/3C3/7/7/6a b 343", Kind::first_wins, {3, 1}},
      {"the limit, blue leads", "7/7/7/3C3/7/7/6f b 343", Kind::second_wins, {3, 6}},
  }));
  INFO(row.what);
  const auto pos = read(row.position);
  REQUIRE(Infexion::outcome(pos) == Outcome{row.kind, row.score});
  REQUIRE((Infexion::count_moves(pos) == 0) == Infexion::outcome(pos).over());
}

TEST_CASE("Infexion: a removal can end the game as a draw or against the mover", "[infexion]") {
  // A lone 1 onto a lone 6; a 2 over a lone 6 keeps one token; the last 1 onto the own 6 leaves the mover
  // nothing.
  REQUIRE(after("7/7/7/Af5/7/7/7 r 20", "a4se") == "7/7/7/7/7/7/7 b 21");
  REQUIRE(after("7/7/7/Bf5/7/7/7 r 20", "a4se") == "7/7/7/2A4/7/7/7 b 21");
  REQUIRE(after("7/7/7/AF5/7/7/6b r 20", "a4se") == "7/7/7/7/7/7/6b b 21");
  REQUIRE(Infexion::outcome(read("7/7/7/7/7/7/6b b 21")).kind == Outcome::Kind::second_wins);
}

TEST_CASE("Infexion: no spawns at a total power of 49, and again after a removal", "[infexion]") {
  const auto full = read("FFFFFFF/Fa5/7/7/7/7/7 r 100");
  REQUIRE(full.total_power() == 49);
  REQUIRE(Infexion::count_moves(full) == 8 * 6);
  REQUIRE_FALSE(Infexion::parse_move(full, "g7"));
  // a2 captures b2, so that all stacks are red; a1 bursts the six stacks of b1 to g1.
  REQUIRE(Infexion::count_moves(read(after("FFFFFFF/Fa5/7/7/7/7/7 r 100", "a2se"))) == 0);
  const auto freed = read(after("FFFFFFF/Fa5/7/7/7/7/7 r 100", "a1se"));
  REQUIRE(Infexion::to_text(freed) == "7/Fa5/7/7/7/7/7 b 101");
  REQUIRE(Infexion::count_moves(freed) == 6 + 47);
  const auto one_below = read("FFFFFFF/Ea5/7/7/7/7/7 r 100");
  REQUIRE(Infexion::count_moves(one_below) == 8 * 6 + 40);
}

TEST_CASE("Infexion: the message says why a move is not legal", "[infexion]") {
  const auto pos = read("7/7/7/3Aa2/7/7/7 r 2");
  const auto why = [](const auto& where, const std::string& move) {
    return Infexion::parse_move(where, move).error().message;
  };
  REQUIRE(why(pos, "e4ne") == "the side to move has no stack on e4");
  REQUIRE(why(pos, "a1ne") == "the side to move has no stack on a1");
  REQUIRE(why(pos, "e4") == "there is a stack on e4 already");
  REQUIRE(why(pos, "h1") == "\"h1\" is outside the board of 7 by 7");
  REQUIRE(why(pos, "a8") == "\"a8\" is outside the board of 7 by 7");
  REQUIRE(why(pos, "d4x").starts_with("\"d4x\" is not a move"));
  REQUIRE(why(read("FFFFFFF/Fa5/7/7/7/7/7 r 100"), "g7") == "the board holds power 49, so nobody may spawn");
  const auto over = read("7/7/7/3B3/7/7/7 b 3");
  REQUIRE(Infexion::parse_move(over, "a1").error().code == Error::Code::game_over);
}

TEST_CASE("Infexion: facts for drawings", "[infexion]") {
  const auto facts = Infexion::facts(read("7/7/7/3Ba2/7/7/7 r 4"));
  const auto values = [&](std::string_view name) {
    for (const auto& fact : facts)
      if (fact.name == name) return fact.values;
    FAIL("no such fact");
    return std::vector<int>();
  };
  const std::size_t d4 = 24;
  const std::size_t e4 = 25;
  const std::size_t f4 = 26;
  REQUIRE(values("power_first")[d4] == 2);
  REQUIRE(values("power_first")[e4] == 0);
  REQUIRE(values("power_second")[e4] == 1);
  REQUIRE(values("hits_first")[f4] == 1);   // d4 spreads two cells far
  REQUIRE(values("hits_second")[f4] == 1);  // and e4 one
  REQUIRE(values("hits_first")[d4] == 0);
  REQUIRE(values("hits_second")[d4] == 1);
  REQUIRE(values("stacks") == std::vector{1, 1});
  REQUIRE(values("plies_left") == std::vector{339});
  REQUIRE(values("may_spawn") == std::vector{1});
}

TEST_CASE("Infexion: the hash ignores the ply except close to the limit and at the start", "[infexion]") {
  const auto hash = [](const std::string& text) { return Infexion::hash(read(text)); };
  const std::string board = "7/7/7/3Ba2/7/7/7 ";
  REQUIRE(hash(board + "r 4") == hash(board + "r 100"));
  REQUIRE(hash(board + "r 4") != hash(board + "b 5"));
  REQUIRE(hash(board + "r 338") != hash(board + "r 340"));
  REQUIRE(hash(board + "r 338") != hash(board + "r 100"));
  REQUIRE(hash("7/7/7/3A3/7/7/7 b 1") != hash("7/7/7/3A3/7/7/7 b 3"));  // the latter is over
  REQUIRE(hash("7/7/7/3Ba2/7/7/7 r 4") != hash("7/7/7/3bA2/7/7/7 r 4"));
  REQUIRE(hash("7/7/7/3Ba2/7/7/7 r 4") != hash("7/7/7/3Ca2/7/7/7 r 4"));
}

}  // namespace
}  // namespace arena
