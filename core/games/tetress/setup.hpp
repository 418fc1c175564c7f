#pragma once
#include "games/opening.hpp"
#include "games/tetress/position.hpp"

namespace arena::tetress {

// The empty board, or a random piece of red's, and of blue's.
using Setup = OpeningSetup<2>;

// The start position of a setup: same setup, same position, on every platform.
[[nodiscard]] Expected<Position> start(const Setup& setup);

// How many openings of so many plies there are, counting those that a symmetry of the board maps onto each
// other once. Seeds that are less than this apart make openings that differ by more than a symmetry.
[[nodiscard]] std::uint64_t count_openings(int plies);

}  // namespace arena::tetress
