#pragma once
#include "games/infexion/infexion.hpp"
#include "util/rng.hpp"

namespace arena::infexion {

// Returns one of the legal moves, each with the same probability, without listing them: playouts need it to
// be fast.
[[nodiscard]] Move uniform_move(const Position& pos, Rng& rng);

}  // namespace arena::infexion
