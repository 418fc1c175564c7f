#pragma once
#include <tuple>

#include "games/colosseum/colosseum.hpp"
#include "games/infexion/infexion.hpp"
#include "games/tetress/tetress.hpp"

namespace arena {

#ifdef ARENA_ONLY_GAME  // each wasm module of the page holds one game
using AllGames = std::tuple<ARENA_ONLY_GAME>;
#else
using AllGames = std::tuple<Colosseum, Infexion, Tetress>;
#endif

}  // namespace arena
