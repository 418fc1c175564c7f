#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

inline constexpr int max_opening = 2;

// How a new game is set up: the empty board, or a random piece of red's, and of blue's.
struct Setup {
  int opening = 0;
  std::uint64_t seed = 1;
  friend bool operator==(const Setup&, const Setup&) = default;
};

inline constexpr std::array<OptionSpec, 2> setup_options{{
    {"opening",
     OptionSpec::Kind::spin,
     "0",
     0,
     max_opening,
     {},
     "plies played by chance before the game begins"},
    // As far as a JavaScript number counts exactly.
    {"seed", OptionSpec::Kind::spin, "1", 0, (std::int64_t{1} << 53) - 1, {}, "which random opening"},
}};

[[nodiscard]] Expected<Setup> parse_setup(std::string_view text);
[[nodiscard]] std::string to_text(const Setup& setup);

// The start position of a setup: same setup, same position, on every platform.
[[nodiscard]] Expected<Position> start(const Setup& setup);

// How many openings of so many plies there are, counting those that a symmetry of the board maps onto each
// other once. Seeds that are less than this apart make openings that differ by more than a symmetry.
[[nodiscard]] std::uint64_t count_openings(int plies);

}  // namespace arena::tetress
