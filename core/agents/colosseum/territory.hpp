#pragma once
#include "games/colosseum/flood.hpp"

namespace arena::colosseum {

// How many more cells the side to move reaches in fewer moves (walks of up to K steps) than the opponent
// does. A rough estimate: no new walls are assumed, and players do not block each other.
[[nodiscard]] int territory_balance(const Position& pos);

}  // namespace arena::colosseum
