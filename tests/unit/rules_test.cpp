// The engine's answers for the command line and the page that no game's own tests cover.
#include "engine/rules.hpp"

#include <catch2/catch_all.hpp>

#include "games/numbers.hpp"

namespace arena {
namespace {

TEST_CASE("numbers in a text: a hyphen after a digit separates, elsewhere it is a sign", "[rules]") {
  using Numbers = std::vector<int>;
  REQUIRE(numbers_in("").empty());
  REQUIRE(numbers_in("a1b-").size() == 1);
  REQUIRE(numbers_in("(3, -2), 10") == Numbers{3, -2, 10});
  REQUIRE(numbers_in("3-4 7--1") == Numbers{3, 4, 7, -1});
  REQUIRE(numbers_in("- 5 -5") == Numbers{5, -5});
  REQUIRE(numbers_in("99999999999999999999 -123456") == Numbers{9999, -9999});
}

struct Typed {
  std::string game;
  std::string position;
  std::string text;
  std::string move;
};

TEST_CASE("a move may be typed as in the courses", "[rules]") {
  const std::string walls = "0000/0000/0000/0000 b2 d4 a";
  const std::string hexes = "a6/7/7/3A3/7/7/6a r 6";
  const std::string squares = "11/11/11/3R7/3RRR5/11/11/B9B/10B/10B/11 r 2";
  const auto [game, position, text, move] = GENERATE_COPY(values<Typed>({
      {"colosseum", walls, "b3r", "b3r"},
      {"colosseum", walls, " b3r ", "b3r"},
      {"colosseum", walls, "2,1,r", "b3r"},
      {"colosseum", walls, "2, 1, l", "b3l"},
      {"colosseum", walls, "((2, 1), 1)", "b3r"},
      {"colosseum", walls, "2 1 0", "b3u"},
      {"infexion", hexes, "SPAWN(0, 2)", "c1"},
      {"infexion", hexes, "SPAWN(0-2)", "c1"},
      {"infexion", hexes, "SPREAD(3, 3, 0, 1)", "d4se"},
      {"infexion", hexes, "SPREAD(3, 3, -1, 0)", "d4sw"},
      {"infexion", hexes, "SPREAD(3-3, [↗])", "d4ne"},
      {"infexion", hexes, "SPREAD(3-3, [↓])", "d4s"},
      {"tetress", squares, "PLACE(3-4, 2-4, 1-4, 0-4)", "e1e2e3e4"},
      {"tetress", squares, "0 4  1 4  2 4  3 4", "e1e2e3e4"},
      {"tetress", squares, "e4e3e2e1", "e1e2e3e4"},
  }));
  INFO(game << " " << text);
  const auto read = rules::read_move(game, position, text);
  REQUIRE(read);
  const std::string& found = read.value();
  REQUIRE(found == move);
}

TEST_CASE("what is no move in either notation is refused with a sentence", "[rules]") {
  const auto fault = [](const std::string& game, const std::string& text) {
    const std::string position = game == "colosseum"  ? "0000/0000/0000/0000 b2 d4 a"
                                 : game == "infexion" ? "a6/7/7/3A3/7/7/6a r 6"
                                                      : "11/11/11/3R7/3RRR5/11/11/B9B/10B/10B/11 r 2";
    return rules::read_move(game, position, text).error().message;
  };
  using Catch::Matchers::ContainsSubstring;
  for (const std::string text : {"4,1,r", "-1,1,r", "1,2", "1,1,4", "1,1,x", "1,1,-1", "1,2,3,1"})
    REQUIRE_THAT(fault("colosseum", text), ContainsSubstring("expected row, column and side, like 3,2,u"));
  REQUIRE_THAT(fault("colosseum", "3,3,r"), ContainsSubstring("d4"));
  REQUIRE_THAT(fault("colosseum", "x"), ContainsSubstring("like c4u"));
  REQUIRE_THAT(fault("infexion", ""), ContainsSubstring("like e4ne"));
  REQUIRE_THAT(fault("colosseum", "b9u"), ContainsSubstring("b9"));
  for (const std::string text :
       {"SPAWN(7, 1)", "SPAWN(-1, 1)", "SPREAD(3, 3, 1, 1)", "SPREAD(3, 3, 5)", "SPREAD(1, 1, 1, 0, ↗)"})
    REQUIRE_THAT(fault("infexion", text), ContainsSubstring("expected SPAWN(row, column)"));
  REQUIRE_THAT(fault("infexion", "SPREAD(0, 0, 1, 0)"), ContainsSubstring("no stack on a1"));
  for (const std::string text : {"PLACE(0-0, 0-1, 0-2)", "PLACE(0-0, 0-1, 0-2, 0-11)", "1 2 3 4 5 6 7 8 9",
                                 "PLACE(0-0, 0-1, 0-2, -1 3)"})
    REQUIRE_THAT(fault("tetress", text), ContainsSubstring("expected four cells, like PLACE("));
}

TEST_CASE("the fragment of the page's address", "[rules]") {
  const std::string walls = "0000/0000/0000/0000 b2 d4 a";
  // b3r: cell 33 of rows of 16, side 1: 33 * 4 + 1 = 133 = 2 * 64 + 5.
  const auto moved = rules::fragment("colosseum", walls, {"b3r"});
  REQUIRE(moved.value() == std::string("v1.0000/0000/0000/0000_b2_d4_a.CF@1"));
  const auto unmoved = rules::fragment("infexion", "7/7/7/7/7/7/7 r 0", {});
  REQUIRE(unmoved.value() == std::string("v1.7/7/7/7/7/7/7_r_0.@0"));
  REQUIRE_FALSE(rules::fragment("colosseum", walls, {"b3r", "b3r"}));
  REQUIRE_FALSE(rules::fragment("colosseum", "x", {}));
}

}  // namespace
}  // namespace arena
