#include <catch2/catch_all.hpp>
#include <map>
#include <numeric>

#include "games/tetress/moves.hpp"
#include "games/tetress/tetress.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Tetress>;

std::string after(const std::string& text, const std::string& move) {
  auto pos = read(text);
  const auto parsed = Tetress::parse_move(pos, move);
  INFO(move);
  REQUIRE(parsed);
  Tetress::apply(pos, *parsed);
  REQUIRE_FALSE(Tetress::find_fault(pos));
  return Tetress::to_text(pos);
}

// The effect of a move, by hand.
TEST_CASE("Tetress: what a move does", "[tetress]") {
  struct Row {
    std::string what, position, move, result;
  };
  const auto row = GENERATE(values<Row>({
      {"four tokens of the mover's colour", "11/11/11/11/11/11/11/11/11/11/11 r 0", "c4d4e4e5",
       "11/11/11/2RRR6/4R6/11/11/11/11/11/11 b 1"},
      {"blue has the odd plies", "RRRR7/11/11/11/11/11/11/11/11/11/11 b 1", "a3b3a4b4",
       "RRRR7/11/BB9/BB9/11/11/11/11/11/11/11 r 2"},
      {"over the seam of columns", "11/R10/11/11/11/11/11/11/11/11/11 r 2", "a1b1j1k1",
       "RR7RR/R10/11/11/11/11/11/11/11/11/11 b 3"},
      {"over the corner", "1R9/11/11/11/11/11/11/11/11/11/11 r 2", "a1k1a11k11",
       "RR8R/11/11/11/11/11/11/11/11/11/R9R b 3"},
      {"a line but one is not taken off", "11/R10/11/1RRR4RRR/11/11/11/11/11/11/11 r 20", "e4f4g4h4",
       "11/R10/11/1RRRRRRRRRR/11/11/11/11/11/11/11 b 21"},
  }));
  INFO(row.what);
  REQUIRE(after(row.position, row.move) == row.result);
}

TEST_CASE("Tetress: full lines are cleared", "[tetress]") {
  struct Row {
    std::string what, position, move, result;
  };
  const auto row = GENERATE(values<Row>({
      {"a row, and the rest of the piece stays where it is",
       "11/R10/11/1RRRBBBBRRR/8R2/11/11/11/11/11/11 r 20", "a3a4a5b5",
       "11/R10/R10/11/RR6R2/11/11/11/11/11/11 b 21"},
      {"a column, over the seam", "R10/B10/B10/B10/R10/R10/R10/11/11/11/11 r 20", "a8a9a10a11",
       "11/11/11/11/11/11/11/11/11/11/11 b 21"},
      {"two rows by one piece", "RRRRRRRRR2/BBBBBBBBB2/11/11/11/11/11/11/11/11/11 b 21", "j1k1j2k2",
       "11/11/11/11/11/11/11/11/11/11/11 r 22"},
      {"the first and last row", "RRRRRRRRR2/11/11/11/11/11/11/11/11/11/BBBBBBBBB2 b 21", "j1k1j11k11",
       "11/11/11/11/11/11/11/11/11/11/11 r 22"},
      {"a row and a column at once: their crossing counts for both",
       "3R7/3B7/3R7/RRR1BBBBBBB/11/11/3R7/3R7/3R7/3R7/3R7 r 20", "d4d5d6e6",
       "11/11/11/11/11/4R6/11/11/11/11/11 b 21"},
      {"opponents' tokens that do not lie in the line stay", "11/11/11/RRRRRRR4/B10/11/11/11/11/11/11 r 20",
       "h4i4j4k4", "11/11/11/11/B10/11/11/11/11/11/11 b 21"},
  }));
  INFO(row.what);
  REQUIRE(after(row.position, row.move) == row.result);
}

// The rules for placing a piece.
TEST_CASE("Tetress: where a piece may be placed", "[tetress]") {
  const auto may = [](const std::string& position, const std::string& move) {
    return Tetress::parse_move(read(position), move).has_value();
  };
  const std::string first = "11/11/11/11/4RR5/4RR5/11/11/11/11/11 b 1";
  REQUIRE(may(first, "a1b1c1d1"));
  REQUIRE_FALSE(may(first, "d5e5f5g5"));  // occupied
  const std::string third = "BBBB7/11/11/11/4RR5/4RR5/11/11/11/11/11 r 2";
  REQUIRE(may(third, "g5h5i5j5"));
  REQUIRE_FALSE(may(third, "h5i5j5k5"));  // the cells of the piece itself do not count
  REQUIRE_FALSE(may(third, "g4h4i4j4"));  // corners do not touch
  REQUIRE_FALSE(may(third, "a2b2c2d2"));  // the opponent's tokens do not count
  const std::string corner = "R9B/11/11/11/11/11/11/11/11/11/11 r 2";
  REQUIRE(may(corner, "a8a9a10a11"));  // a1 is below a11
  REQUIRE_FALSE(may(corner, "k8k9k10k11"));
  // A side without tokens cannot move; at the first two plies tokens do not matter.
  REQUIRE(Tetress::count_moves(read("RRRR7/11/11/11/11/11/11/11/11/11/11 b 3")) == 0);
  REQUIRE(Tetress::count_moves(read("11/11/11/11/11/11/11/11/11/11/11 r 2")) == 0);
  REQUIRE(Tetress::count_moves(read("11/11/11/11/11/11/11/5RR4/5RR4/11/11 b 1")) == 2110);
}

// A move is legal exactly when it is in the list.
TEST_CASE("Tetress: is_legal agrees with the list of moves", "[tetress]") {
  Rng rng(5);
  int plies = 0;
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (plies++ % 4 != 0) return;
    INFO(Tetress::to_text(pos));
    int legal = 0;
    for (int shape = 0; shape < 256; ++shape)
      for (int anchor = 0; anchor < 256; ++anchor)
        legal +=
            Tetress::is_legal(pos, {static_cast<tetress::Shape>(shape), static_cast<tetress::Cell>(anchor)})
                ? 1
                : 0;
    REQUIRE(legal == static_cast<int>(moves.size()));
    for (const auto& move : moves) REQUIRE(Tetress::is_legal(pos, move));
  });
}

// The end of the game, as the referee decides it.
TEST_CASE("Tetress: when the game is over, and its winner", "[tetress]") {
  using Kind = Outcome::Kind;
  struct Row {
    std::string what, position;
    Kind kind;
    std::array<int, 2> score;
  };
  const std::string checked =
      "R1R1R1R1R1B/1R1R1R1R1B1/R1R1R1R1R1B/1R1R1R1R1B1/R1R1R1R1R1B/1R1R1R1R1B1/R1R1R1R1R1B/1R1R1R1R1B1/"
      "R1R1R1R1R1B/1R1R1R1R1B1/R1R1R1R1RB1 ";
  const auto row = GENERATE_COPY(values<Row>({
      {"tokens, room and plies left", "R10/11/11/11/11/11/11/11/11/11/B10 r 20", Kind::ongoing, {1, 1}},
      {"red has none and is on turn", "11/11/11/11/11/11/11/11/11/11/B10 r 20", Kind::second_wins, {0, 1}},
      {"red has none, but blue is on turn", "11/11/11/11/11/11/11/11/11/11/B10 b 21", Kind::ongoing, {0, 1}},
      {"no room: red is on turn and has lost though it leads", checked + "r 50", Kind::second_wins, {50, 11}},
      {"no room: blue is on turn and has lost", checked + "b 51", Kind::first_wins, {50, 11}},
      {"the last ply but one", "R10/11/11/11/11/11/11/11/11/11/BB9 b 149", Kind::ongoing, {1, 2}},
      {"the limit: more tokens win", "R10/11/11/11/11/11/11/11/11/11/BB9 r 150", Kind::second_wins, {1, 2}},
      {"the limit: red leads", "RRR8/11/11/11/11/11/11/11/11/11/BB9 r 150", Kind::first_wins, {3, 2}},
      {"the limit: equal", "RR9/11/11/11/11/11/11/11/11/11/BB9 r 150", Kind::draw, {2, 2}},
      {"the limit is asked first", checked + "r 150", Kind::first_wins, {50, 11}},
      {"nobody has a token", "11/11/11/11/11/11/11/11/11/11/11 r 2", Kind::second_wins, {0, 0}},
      {"nobody has a token at the limit", "11/11/11/11/11/11/11/11/11/11/11 r 150", Kind::draw, {0, 0}},
  }));
  INFO(row.what);
  const auto pos = read(row.position);
  REQUIRE(Tetress::outcome(pos) == Outcome{row.kind, row.score});
  REQUIRE((Tetress::count_moves(pos) == 0) == Tetress::outcome(pos).over());
}

TEST_CASE("Tetress: the shortest game takes three plies", "[tetress]") {
  auto text = after("11/11/11/11/11/11/11/11/11/11/11 r 0", "a1b1c1d1");
  text = after(text, "e1f1g1h1");
  text = after(text, "i1j1k1k2");
  REQUIRE(text == "11/10R/11/11/11/11/11/11/11/11/11 b 3");
  REQUIRE(Tetress::outcome(read(text)) == Outcome{Outcome::Kind::first_wins, {1, 0}});
}

TEST_CASE("Tetress: the message says why a move is not legal", "[tetress]") {
  const auto why = [](const std::string& where, const std::string& move) {
    const auto parsed = Tetress::parse_move(read(where), move);
    REQUIRE_FALSE(parsed);
    return parsed.error().message;
  };
  const std::string pos = "R10/11/11/11/11/11/11/11/11/11/B10 r 20";
  const std::string nonsense = " is not a move: expected four cells, like c4d4e4e5";
  REQUIRE(why(pos, "") == "\"\"" + nonsense);
  REQUIRE(why(pos, "a1b1c1") == "\"a1b1c1\"" + nonsense);
  REQUIRE(why(pos, "a2a3a4a5 ") == "\"a2a3a4a5 \"" + nonsense);
  REQUIRE(why(pos, "a2a3a4a5a6") == "\"a2a3a4a5a6\"" + nonsense);
  REQUIRE(why(pos, "a02a3a4a5") == "\"a02a3a4a5\"" + nonsense);
  REQUIRE(why(pos, "a2a3a4a12") == "\"a2a3a4a12\" is outside the board of 11 by 11");
  REQUIRE(why(pos, "l2a3a4a5") == "\"l2a3a4a5\" is outside the board of 11 by 11");
  REQUIRE(why(pos, "a2a3a2a5") == "\"a2a3a2a5\" names a2 twice");
  REQUIRE(why(pos, "a2a3a4b5") ==
          "\"a2a3a4b5\" is not a tetromino: each cell must share an edge with another");
  REQUIRE(why(pos, "a2a3c4c5").find("is not a tetromino") != std::string::npos);  // two pairs of cells
  REQUIRE(why(pos, "a1a2a3a4") == "there is a token on a1 already");
  REQUIRE(why(pos, "e5e6e7e8") == "no cell of \"e5e6e7e8\" touches a token of the side to move");
  const std::string over = "R10/11/11/11/11/11/11/11/11/11/B10 r 150";
  REQUIRE(Tetress::parse_move(read(over), "b1c1d1e1").error().code == Error::Code::game_over);
}

TEST_CASE("Tetress: facts for drawings", "[tetress]") {
  const auto facts_of = [](const std::string& text) {
    std::map<std::string_view, std::vector<int>> facts;
    for (const auto& fact : Tetress::facts(read(text))) facts[fact.name] = fact.values;
    return facts;
  };
  // Only e5 to h5 are empty around red's d5, so red has one piece and blue has none.
  auto facts = facts_of("4RRRR3/4RRRR3/4RRRR3/4RRRR3/3R4R2/4RRRR3/4RRRR3/4RRRR3/B10/11/11 r 40");
  REQUIRE(facts["tokens"] == std::vector{30, 1});
  REQUIRE(facts["plies_left"] == std::vector{110});
  REQUIRE(facts["covers_first"][4 * 11 + 4] == 1);
  REQUIRE(facts["covers_second"][4 * 11 + 4] == 0);
  REQUIRE(facts["covers_first"][4 * 11 + 3] == 0);
  // Each piece covers four cells.
  for (const int side : {0, 1}) {
    const auto& covers = facts[side == 0 ? "covers_first" : "covers_second"];
    REQUIRE(std::accumulate(covers.begin(), covers.end(), 0) == 4 * facts["mobility"][side]);
  }
  REQUIRE(
      facts["mobility"][0] ==
      Tetress::count_moves(read("4RRRR3/4RRRR3/4RRRR3/4RRRR3/3R4R2/4RRRR3/4RRRR3/4RRRR3/B10/11/11 r 40")));
  // The first two pieces may be placed anywhere, so at ply 0 blue's mobility is every placement; at ply 1
  // red's is not.
  REQUIRE(facts_of("11/11/11/11/11/11/11/11/11/11/11 r 0")["mobility"] == std::vector{2299, 2299});
  facts = facts_of("11/11/11/11/11/11/11/5RR4/5RR4/11/11 b 1");
  REQUIRE(facts["mobility"][1] == 2110);
  REQUIRE(facts["mobility"][0] == Tetress::count_moves(read("11/11/11/11/11/11/11/5RR4/5RR4/11/11 r 2")));
}

TEST_CASE("Tetress: the hash depends on tokens, colours and the ply", "[tetress]") {
  const auto hash = [](const std::string& text) { return Tetress::hash(read(text)); };
  const std::string rest = "/11/11/11/11/11/11/11/11/11/11 ";
  REQUIRE(hash("RB9" + rest + "r 4") != hash("BR9" + rest + "r 4"));
  REQUIRE(hash("RB9" + rest + "r 4") != hash("RB9" + rest + "r 6"));
  REQUIRE(hash("RB9" + rest + "r 4") != hash("R1B8" + rest + "r 4"));
  // The key stays right when lines are cleared.
  REQUIRE(hash(after("11/11/11/RRRRRRR4/B10/11/11/11/11/11/11 r 20", "h4i4j4k4")) ==
          hash("11/11/11/11/B10/11/11/11/11/11/11 b 21"));
}

}  // namespace
}  // namespace arena
