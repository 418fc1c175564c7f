#pragma once
#include <cstdint>
#include <optional>

#include "util/clock.hpp"

namespace arena {

// The limits of a search. A value that is not set is no limit.
struct Limits {
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<Duration> time;       // for this move
  std::optional<Duration> game_time;  // the time left for the whole game, before this move
  Duration increment{};               // added to the game's time after each move
  Duration spent{};                   // part of the time that has passed before the search starts
  Duration delay{};                   // how long answers have recently taken to reach the caller
  bool early = true;                  // may answer before its time is over if more time would change nothing
};

}  // namespace arena
