#pragma once
#include <cstdint>
#include <optional>

#include "util/clock.hpp"

namespace arena {

// What a search may use. A limit that is not set does not limit.
struct Limits {
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<Duration> time;       // for this move
  std::optional<Duration> game_time;  // left for the whole game, before this move
  Duration increment{};               // added to the game's time after each move
  Duration spent{};                   // of the time, before the search was asked
  Duration delay{};                   // how late answers have arrived lately, as the caller saw it
  bool early = true;  // may answer before its time is over where more time would change nothing
};

}  // namespace arena
