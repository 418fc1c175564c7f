#pragma once
#include <algorithm>

#include "search/limits.hpp"

namespace arena {

// The times at which a search has to answer, counted from its start.
struct TimePlan {
  Duration due{};      // an answer after this is late
  Duration reserve{};  // kept back before `due`, for pauses of the machine
  Duration soft{};     // with a game clock: after this, a new depth begins only in an unclear position

  // When to stop. Whatever the reserve, a quarter of the time is used, because an agent needs some time to
  // answer at all.
  [[nodiscard]] Duration hard() const {
    return std::max<Duration>({due - reserve, due / 4, std::chrono::milliseconds(1)});
  }
};

// Decides how long a search may take, for every caller: UGI, matches and the page's worker. A late answer
// loses the game, and a shared machine sometimes pauses a process for up to 48 ms (measured: 35 of 40,000
// moves), in bad hours for 400 ms. Pauses come in clusters, so the reserve grows with the longest pause that
// recent searches of this manager have seen; on a quiet machine it is small.
class TimeManager {
 public:
  // Returns nothing if no time is limited.
  [[nodiscard]] std::optional<TimePlan> plan(const Limits& limits) const {
    if (!limits.time && !limits.game_time) return std::nullopt;
    TimePlan plan;
    if (limits.time) {
      plan.due = *limits.time;
      plan.reserve = reserve_of(plan.due);
      plan.soft = plan.due;
    }
    if (limits.game_time) {
      const Duration share = share_of(*limits.game_time, limits.increment);
      // An unclear position may take three shares, but at most a quarter of the remaining game time.
      const Duration longest = std::max(share, std::min(3 * share, *limits.game_time / 4));
      if (!limits.time || longest < plan.due) {
        plan.due = longest;
        plan.reserve = std::max(Duration{}, longest + reserve_of(longest) - *limits.game_time);
      }
      plan.soft = std::min(limits.time.value_or(share), share);
    }
    plan.reserve += 2 * limits.delay;
    plan.due -= limits.spent;
    plan.soft -= limits.spent;
    return plan;
  }

  // Learns from a search: its longest pause, and by how much it missed its planned stop.
  void learn(Duration longest_pause, Duration overrun) {
    pause_ = std::max({usual_pause, longest_pause, overrun, pause_ * 98 / 100});
  }

  // The reserve for a pause of this length at the worst moment.
  [[nodiscard]] static constexpr Duration reserve_for_pause(Duration pause) { return pause * 5 / 4; }

  // The share of the game's remaining time for one move: as if 25 moves were still to come, plus three
  // quarters of the increment, but at most a third of the remaining time.
  [[nodiscard]] static Duration share_of(Duration left, Duration increment) {
    return std::max<Duration>(std::min(left / 25 + increment * 3 / 4, left / 3),
                              std::chrono::milliseconds(1));
  }

 private:
  [[nodiscard]] Duration reserve_of(Duration time) const {
    const Duration base = std::min<Duration>(std::chrono::milliseconds(4) + time / 50, time / 4);
    return base + std::min(reserve_for_pause(pause_), time);
  }

  static constexpr Duration usual_pause =
      std::chrono::milliseconds(6);  // occurs now and then on an idle machine

  Duration pause_ = usual_pause;  // the longest recent pause; decays slowly
};

}  // namespace arena
