#pragma once
#include "games/colosseum/colosseum.hpp"
#include "util/rng.hpp"

namespace arena::colosseum {

// The course's own random walk: a step count drawn from 0..K, that many random open steps (not into the
// opponent, they may retrace), then a random free side. Always legal, but not uniform over the legal moves:
// the win rates of the reports are against it. Weak because it looks at nothing.
[[nodiscard]] Move random_walk(const Position& pos, Rng& rng);
}  // namespace arena::colosseum
