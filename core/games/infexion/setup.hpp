#pragma once
#include "games/infexion/position.hpp"
#include "games/opening.hpp"

namespace arena::infexion {

// The empty board, or a random opening of up to six plies.
using Setup = OpeningSetup<6>;

// The start position of a setup: same setup, same position, on every platform. An opening is all spawns, so
// the sides have equal power (red one more after an odd number), and no stack stands beside an enemy's, so
// that nobody can capture.
[[nodiscard]] Expected<Position> start(const Setup& setup);

// How many openings of so many plies there are, counting those that a symmetry of the board maps onto each
// other once. Seeds that are less than this apart make openings that differ by more than a symmetry.
[[nodiscard]] std::uint64_t count_openings(int plies);

}  // namespace arena::infexion
