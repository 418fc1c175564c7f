#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// How many more cells the side to move reaches in fewer moves (walks of up to K steps) than the opponent
// does. Walls stand still and players block nothing: a quick look, not a forecast.
[[nodiscard]] int territory_balance(const Position& pos);

}  // namespace arena::colosseum
