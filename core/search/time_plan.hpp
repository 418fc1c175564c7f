#pragma once
#include <algorithm>

#include "util/clock.hpp"

namespace arena {

// What a player keeps back from a time limit so that its answer is there in time, for late is lost. A shared
// machine stops a process now and then for up to 48 ms, whatever its priority (measured: 35 of 40,000 moves),
// and in bad hours for 130 to 400 ms (23 of 4,900): so where there is time more of it is kept, and at least
// as much as the longest stop seen lately, for bad moments come in rows. A search sees them all while it
// thinks, not only the one that made an answer late.
class TimeKeeper {
 public:
  // When to stop thinking.
  [[nodiscard]] Duration safe_time(Duration limit) const {
    const Duration usual = std::min<Duration>(std::chrono::milliseconds(50) + limit / 25, limit / 2);
    const Duration reserve = std::max(usual, pause_ * 5 / 4);
    return std::max<Duration>({limit - reserve, limit / 4, std::chrono::milliseconds(1)});
  }
  // What was to stop at `planned` took so long, and stood still for `pause` at a stretch. Forgotten little by
  // little.
  void learn(Duration planned, Duration took, Duration pause) {
    pause_ = std::max({took - planned, pause, pause_ * 97 / 100});
  }

 private:
  Duration pause_{};
};

// The share of a game's remaining time to spend on this move: as if 25 more were to come, the increment on
// top, and never more than a third of what is left.
[[nodiscard]] inline Duration share_of(Duration left, Duration increment) {
  return std::max<Duration>(std::min(left / 25 + increment * 3 / 4, left / 3), std::chrono::milliseconds(1));
}

}  // namespace arena
