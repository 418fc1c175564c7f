#pragma once
#include "search/solve.hpp"

namespace arena {

// Proves the result of a position, with a table of that many megabytes.
template <Game G>
using Solver = Solution<G> (*)(const typename G::Position&, Budget&, int hash_mb);

// A game's solver, or nothing. A game whose positions never repeat can have one and says so in its list.cpp.
template <Game G>
[[nodiscard]] Solver<G> solver_of() {
  return nullptr;
}

}  // namespace arena
