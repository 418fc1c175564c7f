#include <catch2/catch_all.hpp>

#include "games/tetress/tetress.hpp"
#include "games/tetress/text.hpp"

namespace arena {
namespace {

TEST_CASE("Tetress: bad positions are refused, and the message names the wrong part", "[text]") {
  struct Row {
    std::string text, says;
  };
  const std::string ten = "11/11/11/11/11/11/11/11/11/11/";
  const auto row = GENERATE_COPY(values<Row>({
      {ten + "11 r", "has 2"},
      {ten + "11 r 0 0", "has 4"},
      {ten + "11  r 0", "has 4"},
      {ten + " r 0", "row 11 has 0 cells"},
      {"11/11 r 0", "2 rows"},
      {ten + "11/11 r 0", "12 rows"},
      {ten + "10 r 0", "row 11 has 10 cells"},
      {ten + "11R r 0", "row 11 has 12 cells"},
      {ten + "R11 r 0", "row 11 has 12 cells"},
      {ten + "12 r 0", "row 11 has \"12\""},
      {ten + "0R10 r 0", "row 11 has \"0R10\""},
      {ten + "R010 r 0", "row 11 has \"010\""},
      {ten + "99999999999R r 0", "row 11 has \"99999999999R\""},
      {ten + "r10 r 2", "row 11 holds \"r\""},
      {ten + "G10 r 2", "row 11 holds \"G\""},
      {ten + "R10 x 2", "\"x\", not r or b"},
      {ten + "R10 b 2", "at ply 2 it is red's turn"},
      {ten + "R10 r 3", "at ply 3 it is blue's turn"},
      {ten + "R10 b 151", "\"151\", not 0 to 150"},
      {ten + "R10 b 03", "\"03\", not 0 to 150"},
      {ten + "R10 b -1", "\"-1\", not 0 to 150"},
      {ten + "RRRRRRBBBBB r 20", "row 11 is full"},
      {"1R9/1R9/1R9/1B9/1B9/1R9/1R9/1R9/1R9/1R9/1R9 r 20", "column b is full"},
      {std::string(138, '1'), "138 characters long"},
  }));
  INFO(row.text);
  const auto parsed = Tetress::parse_position(row.text);
  REQUIRE_FALSE(parsed);
  REQUIRE(parsed.error().code == Error::Code::bad_position);
  INFO(parsed.error().message);
  REQUIRE(parsed.error().message.find(row.says) != std::string::npos);
}

TEST_CASE("Tetress: every sign of a position is read and written", "[text]") {
  for (const std::string text :
       {"11/10R/R10/1B9/9R1/RBRBR1BRBRB/R1B1R1B1R2/11/11/11/11 b 149", "11/11/11/11/11/11/11/11/11/11/11 r 0",
        "RB9/11/11/11/11/11/11/11/11/11/11 r 0"}) {
    const auto pos = Tetress::parse_position(text);
    INFO(text);
    REQUIRE(pos);
    REQUIRE(Tetress::to_text(*pos) == text);
  }
}

TEST_CASE("Tetress: the cells of a move are read in any order and written by row and column", "[text]") {
  const auto pos = Tetress::parse_position("11/11/11/11/11/11/11/11/11/11/11 r 0").value();
  const auto rewritten = [&](std::string_view text) {
    return Tetress::to_text(pos, Tetress::parse_move(pos, text).value());
  };
  REQUIRE(rewritten("c4d4e4e5") == "c4d4e4e5");
  REQUIRE(rewritten("e5e4d4c4") == "c4d4e4e5");
  REQUIRE(rewritten("a11a9a8a10") == "a8a9a10a11");
  REQUIRE(rewritten("k11a1k1a11") == "a1k1a11k11");
}

TEST_CASE("Tetress: find_fault finds every broken invariant", "[text]") {
  const auto good = Tetress::parse_position("RB9/11/11/11/11/11/11/11/11/11/11 r 4").value();
  REQUIRE_FALSE(Tetress::find_fault(good));
  const auto says = [&](auto change) {
    auto pos = good;
    change(pos);
    const auto fault = Tetress::find_fault(pos);
    REQUIRE(fault);
    return fault->message;
  };
  using tetress::Bits;
  REQUIRE(says([&](auto& pos) { pos.tokens[1] |= pos.tokens[0]; }) == "a cell holds tokens of both sides");
  REQUIRE(says([&](auto& pos) {
            pos.tokens[0] |= Bits{0, std::uint64_t{1} << 57};
          }) == "a token lies outside the board");
  REQUIRE(says([&](auto& pos) { pos.tokens[0] |= Bits{4, 0}; }) == "the key is not that of the tokens");
  REQUIRE(says([&](auto& pos) { pos.ply = 151; }) == "the ply is 151, more than 150");
  REQUIRE(says([&](auto& pos) { pos.tokens[0] |= tetress::row_cells(5); }).starts_with("row 6 is full"));
}

}  // namespace
}  // namespace arena
