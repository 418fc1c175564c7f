#pragma once
#include "games/infexion/infexion.hpp"
#include "util/rng.hpp"

namespace arena::infexion {

// One of the legal moves, each equally likely, without a list of them: play-outs are made of it.
[[nodiscard]] Move uniform_move(const Position& pos, Rng& rng);

}  // namespace arena::infexion
