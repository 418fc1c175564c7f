#pragma once
#include "games/infexion/position.hpp"
#include "games/opening.hpp"

namespace arena::infexion {

// The empty board, or a random opening of up to six plies.
using Setup = OpeningSetup<6>;

// The start position of a setup: the same setup gives the same position on every platform. An opening
// consists of spawns, so both sides have equal power (red one more after an odd number of plies). No stack is
// next to an enemy stack, so no side can capture at once.
[[nodiscard]] Expected<Position> start(const Setup& setup);

// The number of openings of `plies` plies, counted up to symmetry. Seeds that differ by less than this number
// give openings that no symmetry maps onto each other.
[[nodiscard]] std::uint64_t count_openings(int plies);

}  // namespace arena::infexion
