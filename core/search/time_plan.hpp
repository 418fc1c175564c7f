#pragma once
#include <algorithm>

#include "util/clock.hpp"

namespace arena {

// What is kept back from a time limit so that the answer is there in time, for late is lost. A shared machine
// stops a process now and then for up to 48 ms, whatever its priority (measured: 35 of 40,000 moves), and in
// bad hours for longer (12 of 5,600 by 60 to 400 ms): where there is time, more of it is kept.
[[nodiscard]] inline Duration safe_time(Duration limit) {
  using std::chrono::milliseconds;
  const Duration reserve = milliseconds(50) + limit / 25;
  return std::max<Duration>(limit - std::min(reserve, limit / 2), milliseconds(1));
}

// The share of a game's remaining time to spend on this move: as if 25 more were to come, the increment on
// top, and never more than a third of what is left.
[[nodiscard]] inline Duration share_of(Duration left, Duration increment) {
  return std::max<Duration>(std::min(left / 25 + increment * 3 / 4, left / 3), std::chrono::milliseconds(1));
}

}  // namespace arena
