#pragma once
#include <tuple>

#include "games/colosseum/colosseum.hpp"
#include "games/infexion/infexion.hpp"

namespace arena {

using AllGames = std::tuple<Colosseum, Infexion>;

}  // namespace arena
