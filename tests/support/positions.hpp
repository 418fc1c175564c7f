#pragma once
#include <catch2/catch_all.hpp>

#include "games/list.hpp"

namespace arena::test {

// A position that the test itself wrote down.
template <Game G>
[[nodiscard]] typename G::Position read_position(const std::string& text) {
  const auto pos = G::parse_position(text);
  INFO(text);
  REQUIRE(pos);
  return *pos;
}

}  // namespace arena::test
