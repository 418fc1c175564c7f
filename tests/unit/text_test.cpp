#include "util/text.hpp"

#include <catch2/catch_all.hpp>

namespace arena {
namespace {

TEST_CASE("foreign text is shortened, quoted and cleaned", "[text]") {
  REQUIRE(arena::quoted("abc") == "\"abc\"");
  REQUIRE(arena::quoted("a\nb\x01\xff") == "\"a?b??\"");
  REQUIRE(arena::quoted(std::string(100, 'x')) == "\"" + std::string(40, 'x') + "…\"");
}

TEST_CASE("split keeps empty parts, words does not", "[text]") {
  REQUIRE(split("a//b", '/') == std::vector<std::string_view>{"a", "", "b"});
  REQUIRE(split("", '/') == std::vector<std::string_view>{""});
  REQUIRE(words(" a \t b\r\n") == std::vector<std::string_view>{"a", "b"});
  REQUIRE(words("").empty());
  REQUIRE(trimmed("  a b ") == "a b");
  REQUIRE(trimmed(" \n ").empty());
}

TEST_CASE("numbers are whole, without sign or leading zeros", "[text]") {
  REQUIRE(parse_number<unsigned>("0") == 0U);
  REQUIRE(parse_number<unsigned>("42") == 42U);
  for (const auto* bad : {"", "-1", "+1", "01", "00", "1 ", "1.0", "4294967296", "x"}) {
    INFO(bad);
    REQUIRE_FALSE(parse_number<unsigned>(bad));
  }
}

TEST_CASE("cells are taken off the front of a text", "[text]") {
  std::string_view text = "c4p16a1";
  REQUIRE(take_cell(text) == CellName{3, 2});
  REQUIRE(take_cell(text) == CellName{15, 15});
  REQUIRE(take_cell(text) == CellName{0, 0});
  REQUIRE_FALSE(take_cell(text));
  for (std::string_view bad : {"4c", "c", "C4", "c0", "c04", "", "{1"}) {
    INFO(bad);
    const auto before = bad;
    REQUIRE_FALSE(take_cell(bad));
    REQUIRE(bad == before);
  }
  REQUIRE(to_text(CellName{3, 2}) == "c4");
}

}  // namespace
}  // namespace arena
