#pragma once
#include <tuple>

#include "games/colosseum/colosseum.hpp"

namespace arena {

using AllGames = std::tuple<Colosseum>;

}  // namespace arena
