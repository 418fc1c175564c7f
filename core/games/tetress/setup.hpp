#pragma once
#include "games/opening.hpp"
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The empty board, or a random piece of red, or one of each side.
using Setup = OpeningSetup<2>;

// The start position of a setup: the same setup gives the same position on every platform.
[[nodiscard]] Expected<Position> start(const Setup& setup);

// The number of openings of `plies` plies, counted up to symmetry. Seeds that differ by less than this number
// give openings that no symmetry maps onto each other.
[[nodiscard]] std::uint64_t count_openings(int plies);

}  // namespace arena::tetress
