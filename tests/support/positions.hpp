#pragma once
#include <catch2/catch_all.hpp>

#include "games/list.hpp"

namespace arena::test {

// Parses a position that a test contains as text; it must be valid.
template <Game G>
[[nodiscard]] typename G::Position read_position(const std::string& text) {
  const auto pos = G::parse_position(text);
  INFO(text);
  REQUIRE(pos);
  return *pos;
}

}  // namespace arena::test
