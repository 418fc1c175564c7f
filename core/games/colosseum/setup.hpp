#pragma once
#include "games/colosseum/position.hpp"

namespace arena::colosseum {

// The generator of the inner walls of a new game: the course's of 2023 or 2022, or none at all.
enum class Rules : std::uint8_t { course_2023, course_2022, plain };

struct Setup {
  int size = 8;
  Rules rules = Rules::course_2023;
  std::uint64_t seed = 1;
  friend bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr std::array<OptionSpec, 3> setup_options{{
    {"size", OptionSpec::Kind::spin, "8", min_size, max_size, {}, "cells along each side of the board"},
    {"rules", OptionSpec::Kind::combo, "2023", 0, 0, "2023|2022|plain",
     "inner walls as in the course of that year; plain: none"},
    // Up to the greatest integer that a JavaScript number represents exactly.
    {"seed",
     OptionSpec::Kind::spin,
     "1",
     0,
     (std::int64_t{1} << 53) - 1,
     {},
     "number of the random start position"},
}};

[[nodiscard]] Expected<Setup> parse_setup(std::string_view text);
[[nodiscard]] std::string to_text(const Setup& setup);

// The start position of a setup: the same setup gives the same position on every platform. The game is never
// already over.
[[nodiscard]] Expected<Position> start(const Setup& setup);

}  // namespace arena::colosseum
