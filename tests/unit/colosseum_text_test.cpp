#include <catch2/catch_all.hpp>

#include "games/colosseum/colosseum.hpp"
#include "games/colosseum/text.hpp"

namespace arena {
namespace {

TEST_CASE("Colosseum: bad positions are refused, and the message names the wrong part", "[text]") {
  struct Row {
    std::string text;
    std::string says;
  };
  const auto row = GENERATE(values<Row>({
      {"00/00 a1 b2", "has 3"},
      {"00/00 a1 b2 a a", "has 5"},
      {"00/00  a1 b2 a", "has 5"},
      {"0 a1 b2 a", "1 rows"},
      {"0/0 a1 a2 a", "row 1 has 1 digits, not 2"},
      {"00/000 a1 b2 a", "row 2 has 3 digits, not 2"},
      {"04/00 a1 b2 a", "row 1 holds \"4\""},
      {"01/00 a1 b2 a", "right border"},
      {"00/20 a1 b2 a", "lower border"},
      {"00/00 a3 b2 a", "first player's cell \"a3\" is outside"},
      {"00/00 a1 c1 a", "second player's cell \"c1\" is outside"},
      {"00/00 a1 a1 a", "both players stand on a1"},
      {"00/00 a01 b2 a", "\"a01\""},
      {"00/00 a1x b2 a", "\"a1x\""},
      {"00/00 A1 b2 a", "\"A1\""},
      {"00/00 a0 b2 a", "\"a0\""},
      {"00/00 a1 b2 c", "side to move is \"c\""},
      {"00/00 a1 b2 ", "side to move"},
  }));
  INFO(row.text);
  const auto parsed = Colosseum::parse_position(row.text);
  REQUIRE_FALSE(parsed);
  INFO(parsed.error().message);
  REQUIRE(parsed.error().message.find(row.says) != std::string::npos);
}

TEST_CASE("Colosseum: sizes 2 to 16 are read, 1 and 17 are not", "[text]") {
  for (std::size_t size = 1; size <= 17; ++size) {
    std::string text;
    for (std::size_t row = 0; row < size; ++row) text += (row == 0 ? "" : "/") + std::string(size, '0');
    text += " a1 a2 b";
    INFO(size);
    const auto parsed = Colosseum::parse_position(text);
    REQUIRE(parsed.has_value() == (size >= 2 && size <= 16));
    if (parsed) REQUIRE(Colosseum::to_text(*parsed) == text);
  }
}

TEST_CASE("Colosseum: find_fault finds every broken invariant", "[text]") {
  auto pos = Colosseum::parse_position("00/00 a1 b2 a").value();
  REQUIRE_FALSE(Colosseum::find_fault(pos));
  auto wrong_hash = pos;
  wrong_hash.hash ^= 1;
  REQUIRE(Colosseum::find_fault(wrong_hash));
  auto open_border = pos;
  open_border.open_right.set(colosseum::cell_at(0, 1));
  REQUIRE(Colosseum::find_fault(open_border)->message == "the border is open");
  auto outside = pos;
  outside.pawn[0] = colosseum::cell_at(5, 5);
  REQUIRE(Colosseum::find_fault(outside));
  auto same = pos;
  same.pawn[0] = same.pawn[1];
  REQUIRE(Colosseum::find_fault(same));
}

}  // namespace
}  // namespace arena
