#include <catch2/catch_all.hpp>

#include "games/infexion/infexion.hpp"
#include "games/infexion/text.hpp"

namespace arena {
namespace {

TEST_CASE("Infexion: bad positions are refused, and the message names the wrong part", "[text]") {
  struct Row {
    std::string text, says;
  };
  const auto row = GENERATE(values<Row>({
      {"7/7/7/7/7/7/7 r", "has 2"},
      {"7/7/7/7/7/7/7 r 0 0", "has 4"},
      {"7/7/7/7/7/7/7  r 0", "has 4"},
      {"7/7/7/7/7/7 r 0", "6 rows"},
      {"7/7/7/7/7/7/7/7 r 0", "8 rows"},
      {"7/6/7/7/7/7/7 r 0", "row 2 has 6 cells"},
      {"7/7/7A/7/7/7/7 r 2", "row 3 has 8 cells"},
      {"7/7/7/7/7/7/8 r 2", "row 7 has \"8\" where 1 to 7"},
      {"7/7/7/7/7/7/0A6 r 2", "row 7 has \"0A6\""},
      {"7/7/7/7/7/7/G6 r 2", "row 7 holds \"G\""},
      {"7/7/7/7/7/7/g6 r 2", "row 7 holds \"g\""},
      {"7/7/7/7/7/7/34 r 0", "row 7 has \"34\""},
      {"7/7/7/7/7/7/A6 x 2", "\"x\", not r or b"},
      {"7/7/7/7/7/7/A6 b 2", "at ply 2 it is red's turn"},
      {"7/7/7/7/7/7/A6 r 3", "at ply 3 it is blue's turn"},
      {"7/7/7/7/7/7/A6 b 345", "\"345\", not 0 to 343"},
      {"7/7/7/7/7/7/A6 b 03", "\"03\", not 0 to 343"},
      {"7/7/7/7/7/7/A6 r 0", "at ply 0 the board is empty"},
      {"7/7/7/7/7/7/B6 b 1", "at ply 1 there is one red stack"},
      {"7/7/7/7/7/7/a6 b 1", "at ply 1 there is one red stack"},
      {"FFFFFFF/FF5/7/7/7/7/7 r 60", "total power is 54"},
  }));
  INFO(row.text);
  const auto parsed = Infexion::parse_position(row.text);
  REQUIRE_FALSE(parsed);
  INFO(parsed.error().message);
  REQUIRE(parsed.error().message.find(row.says) != std::string::npos);
}

TEST_CASE("Infexion: every sign of a position is read and written", "[text]") {
  for (const std::string text :
       {"ABCDEF1/1abcdef/7/7/7/7/7 r 100", "A1b2C1/d5E/1f5/2A4/3A3/4A2/5A1 b 343", "7/7/7/7/7/7/7 r 0"}) {
    const auto pos = Infexion::parse_position(text);
    INFO(text);
    REQUIRE(pos);
    REQUIRE(Infexion::to_text(*pos) == text);
  }
}

TEST_CASE("Infexion: find_fault finds every broken invariant", "[text]") {
  const auto good = Infexion::parse_position("7/7/7/3Ba2/7/7/7 r 4").value();
  REQUIRE_FALSE(Infexion::find_fault(good));
  const auto says = [&](auto change) {
    auto pos = good;
    change(pos);
    const auto fault = Infexion::find_fault(pos);
    REQUIRE(fault);
    return fault->message;
  };
  const auto d4 = infexion::bit(infexion::cell_at(3, 3));
  REQUIRE(says([&](auto& pos) { pos.stacks[1] |= d4; }) == "a cell holds stacks of both sides");
  REQUIRE(says([&](auto& pos) { pos.power[1] = 0; }) == "a stack has no power, or an empty cell has some");
  REQUIRE(says([&](auto& pos) { pos.power[0] |= 1; }) == "a stack has no power, or an empty cell has some");
  REQUIRE(says([&](auto& pos) { pos.power = {d4 << 1 | d4, d4, d4}; }) == "a stack has power 7");
  REQUIRE(says([&](auto& pos) { pos.stacks[0] |= infexion::all_cells + 1; }) ==
          "a stack stands outside the board");
  REQUIRE(says([&](auto& pos) { pos.ply = 344; }) == "the ply is 344, more than 343");
}

}  // namespace
}  // namespace arena
