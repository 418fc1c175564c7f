#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The moves that the agents of report 002 play without a search: red's first spawn in the middle of the
// array, blue's first spawn on the first cell in board order that is not next to red's.
inline constexpr Move first_spawn{cell_at(3, 3), Action::spawn};

[[nodiscard]] constexpr Move second_spawn(const Position& pos) noexcept {
  return {nth_cell(pos.empty() & ~neighbours(pos.occupied()), 0), Action::spawn};
}

}  // namespace arena::infexion
