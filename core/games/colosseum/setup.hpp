#pragma once
#include "games/colosseum/position.hpp"

namespace arena::colosseum {

// How a new game is set up: the course's generator of 2022 or 2023, or no inner walls at all.
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
     "whose inner walls: the course's year, or none"},
    // As far as a JavaScript number counts exactly.
    {"seed", OptionSpec::Kind::spin, "1", 0, (std::int64_t{1} << 53) - 1, {}, "which start position"},
}};

[[nodiscard]] Expected<Setup> parse_setup(std::string_view text);
[[nodiscard]] std::string to_text(const Setup& setup);

// The start position of a setup: same setup, same position, on every platform. It is always one to play on.
[[nodiscard]] Expected<Position> start(const Setup& setup);

}  // namespace arena::colosseum
