#pragma once
#include "games/colosseum/colosseum.hpp"
#include "util/rng.hpp"

namespace arena::colosseum {

// The random walk of the course: draws a number of steps from 0..K, walks that many random open steps (never
// onto the opponent; steps may go back), then walls off a random free side. Always legal, but not uniform
// over the legal moves. The reports state their win rates against it. Weak because it ignores the position.
[[nodiscard]] Move random_walk(const Position& pos, Rng& rng);
}  // namespace arena::colosseum
