#pragma once
#include <tuple>

#include "games/colosseum/colosseum.hpp"
#include "games/infexion/infexion.hpp"
#include "games/tetress/tetress.hpp"

namespace arena {

using AllGames = std::tuple<Colosseum, Infexion, Tetress>;

}  // namespace arena
