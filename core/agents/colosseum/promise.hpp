#pragma once
#include <span>

#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// A move's place in the history tables of a search: its cell and its wall.
inline constexpr int history_slots = 1024;
[[nodiscard]] constexpr int history_slot(Move move) noexcept {
  return move.cell * 4 + static_cast<int>(move.wall);
}

// Adds to the score of each move what can be said of it at a glance: walls that touch walls, and turns that
// end near the opponent, come first.
void rank_by_promise(const Position& pos, const MoveList& moves, std::span<int> scores);

}  // namespace arena::colosseum
