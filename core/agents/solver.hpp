#pragma once
#include "search/solve.hpp"

namespace arena {

// Proves the result of a position with a table of `hash_mb` megabytes.
template <Game G>
using Solver = Solution<G> (*)(const typename G::Position&, Budget&, int hash_mb);

// The solver of a game, or nullptr. Only games whose positions never repeat can have one; they define it in
// their list.cpp.
template <Game G>
[[nodiscard]] Solver<G> solver_of() {
  return nullptr;
}

}  // namespace arena
