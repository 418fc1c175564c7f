#pragma once
#include <algorithm>
#include <atomic>

#include "search/time_manager.hpp"

namespace arena {

// The limits and the stop flag of one search: may it visit one more node? Node limits are exact, so a search
// that is limited only by nodes or depth gives the same answer on every machine. The clock and the stop flag
// are read every `interval` nodes. A search with slow nodes sets a smaller interval, so that the clock is
// read at least once per millisecond.
class Budget {
 public:
  // With a time manager the search stops before the time limit, by the manager's reserve; without one,
  // exactly at the limit.
  Budget(const Limits& limits, const Clock& clock, const std::atomic<bool>* stop = nullptr,
         const TimeManager* manager = nullptr)
      : limits_(limits), clock_(clock), stop_(stop), start_(clock.now()) {
    if (limits.time) limits_.time = *limits.time - limits.spent;
    const auto plan = manager ? manager->plan(limits) : std::nullopt;
    if (!plan) return;
    plan_ = *plan;
    is_planned_ = true;
    limits_.time = plan_.hard();
  }

  // Counts one node. Returns false once the budget is spent; it then stays spent.
  [[nodiscard]] bool spend_node() {
    if (spent_) return false;
    if (limits_.nodes && nodes_ >= *limits_.nodes) return !(spent_ = true);
    ++nodes_;
    if (nodes_ >= next_poll_) poll();
    return !spent_;
  }

  // Counts several nodes at once, at most up to the limit.
  void spend_nodes(std::uint64_t count) {
    nodes_ += limits_.nodes ? std::min(count, *limits_.nodes - std::min(nodes_, *limits_.nodes)) : count;
    if (limits_.nodes && nodes_ >= *limits_.nodes) spent_ = true;
    if (nodes_ >= next_poll_) poll();
  }

  // Reads the clock and the stop flag now, for work between nodes.
  bool poll() {
    next_poll_ = nodes_ + interval_;
    if (stop_ && stop_->load(std::memory_order_relaxed)) spent_ = true;
    if (limits_.time) {
      const Duration now = elapsed();
      if (now - last_poll_ > longest_pause_) note_pause(now - last_poll_);
      last_poll_ = now;
      if (now >= *limits_.time) spent_ = true;
    }
    return !spent_;
  }

  // Tightens the limits, for an agent that paces itself.
  void limit_nodes(std::uint64_t nodes) { limits_.nodes = std::min(limits_.nodes.value_or(nodes), nodes); }
  void limit_depth(int depth) { limits_.depth = std::min(limits_.depth.value_or(depth), depth); }
  void limit_time(Duration time) { limits_.time = std::min(limits_.time.value_or(time), time); }

  void set_interval(std::uint64_t nodes) {
    interval_ = nodes;
    next_poll_ = nodes_ + nodes;
  }

  // The share of the budget used so far, from 0 to 1 and beyond: of the time limit or of the node limit,
  // whichever share is greater. Agents whose report gives seconds of a two-second turn compare with it.
  [[nodiscard]] double used() const {
    double share = 0.0;
    if (limits_.time) share = share_of(elapsed(), *limits_.time);
    if (limits_.nodes)
      share = std::max(share, static_cast<double>(nodes_) /
                                  static_cast<double>(std::max<std::uint64_t>(*limits_.nodes, 1)));
    return share;
  }

  // May the search answer before its time is over? Not if nodes or depth are limited, so that such searches
  // can be compared and repeated.
  [[nodiscard]] bool may_end_early() const {
    return limits_.early && limits_.time && !limits_.nodes && !limits_.depth;
  }

  // The elapsed time as a share of the soft limit, the time that a clear position should take.
  [[nodiscard]] double used_of_soft() const { return is_planned_ ? share_of(elapsed(), plan_.soft) : 0.0; }

  [[nodiscard]] bool spent() const noexcept { return spent_; }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
  [[nodiscard]] Duration elapsed() const { return clock_.now() - start_; }
  // The longest time between two readings of the clock, if time is limited. A value far above the interval
  // means that the machine paused the process.
  [[nodiscard]] Duration longest_pause() const noexcept { return longest_pause_; }
  // The effective limits; `time` is when the search stops.
  [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
  [[nodiscard]] int depth_within(int limit) const {
    return limits_.depth ? std::min(*limits_.depth, limit) : limit;
  }

 private:
  [[nodiscard]] static double share_of(Duration time, Duration whole) {
    return seconds(time) / std::max(seconds(whole), 1e-9);
  }

  // A pause that has happened once may happen again just before the end of the search.
  void note_pause(Duration pause) {
    longest_pause_ = pause;
    if (!is_planned_) return;
    plan_.reserve = std::max(plan_.reserve, TimeManager::reserve_for_pause(pause));
    limits_.time = std::min(*limits_.time, plan_.hard());
  }

  Limits limits_;
  const Clock& clock_;
  const std::atomic<bool>* stop_;
  Duration start_;
  TimePlan plan_;  // if there is a time manager
  bool is_planned_ = false;
  Duration last_poll_{};  // since the start
  Duration longest_pause_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t interval_ = 1024;
  std::uint64_t next_poll_ = 1;
  bool spent_ = false;
};

}  // namespace arena
