#pragma once
#include <algorithm>
#include <atomic>

#include "search/time_manager.hpp"

namespace arena {

// The time and stop token: may the search visit one more node?
//
// Node limits are exact, so a search that is limited only by nodes or depth gives the same answer on every
// machine. The clock and the stop flag are read every `interval` nodes; a search whose nodes are slow asks
// for a smaller interval, so that the clock is read at least once a millisecond.
class Budget {
 public:
  // Without a time manager a limit of time is kept to the letter; with one, some of it is kept back.
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

  // Counts one node; false once the budget is spent, and then it stays spent.
  [[nodiscard]] bool spend_node() {
    if (spent_) return false;
    if (limits_.nodes && nodes_ >= *limits_.nodes) return !(spent_ = true);
    ++nodes_;
    if (nodes_ >= next_poll_) poll();
    return !spent_;
  }

  // Counts many nodes made at once, as far as the limit goes.
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

  // The share of the budget used so far, 0 to 1 and above: of the time if that is limited, of the nodes if
  // those are, the greater if both. Agents whose report gives seconds of a two-second turn compare with it.
  [[nodiscard]] double used() const {
    double share = 0.0;
    if (limits_.time) share = share_of(elapsed(), *limits_.time);
    if (limits_.nodes)
      share = std::max(share, static_cast<double>(nodes_) /
                                  static_cast<double>(std::max<std::uint64_t>(*limits_.nodes, 1)));
    return share;
  }

  // May the search answer before its time is over? Never where nodes or depth are its limits: those searches
  // are compared and repeated.
  [[nodiscard]] bool may_end_early() const {
    return limits_.early && limits_.time && !limits_.nodes && !limits_.depth;
  }

  // How far the search is past the time that it should use in a clear position.
  [[nodiscard]] double used_of_soft() const { return is_planned_ ? share_of(elapsed(), plan_.soft) : 0.0; }

  [[nodiscard]] bool spent() const noexcept { return spent_; }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
  [[nodiscard]] Duration elapsed() const { return clock_.now() - start_; }
  // The longest time between two readings of the clock, where time is limited: far more than the search asked
  // for was taken from it by the machine.
  [[nodiscard]] Duration longest_pause() const noexcept { return longest_pause_; }
  // As they are kept: the time is that at which the search stops.
  [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
  [[nodiscard]] int depth_within(int limit) const {
    return limits_.depth ? std::min(*limits_.depth, limit) : limit;
  }

 private:
  [[nodiscard]] static double share_of(Duration time, Duration whole) {
    return seconds(time) / std::max(seconds(whole), 1e-9);
  }

  // What has happened once in this search may happen again just before its end.
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
  TimePlan plan_;  // where a time manager made one
  bool is_planned_ = false;
  Duration last_poll_{};  // since the start
  Duration longest_pause_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t interval_ = 1024;
  std::uint64_t next_poll_ = 1;
  bool spent_ = false;
};

}  // namespace arena
