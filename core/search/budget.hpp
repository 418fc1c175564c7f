#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>

#include "util/clock.hpp"

namespace arena {

// What a search may use up. Whatever is not set does not limit.
struct Limits {
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<Duration> time;  // for this move
  std::optional<Duration>
      game_time;  // left for the whole game, before this move; some agents change style by it
};

// The time and stop token: may the search look at one more node?
//
// Node limits are exact, so a search that is limited only by nodes or depth gives the same answer on every
// machine. The clock and the stop flag are looked at every `interval` nodes; a search whose nodes are slow
// asks for a smaller interval, so that a look comes at least once a millisecond.
class Budget {
 public:
  Budget(const Limits& limits, const Clock& clock, const std::atomic<bool>* stop = nullptr)
      : limits_(limits), clock_(clock), stop_(stop), start_(clock.now()) {}

  // Counts one node and answers false once the budget is spent; then it stays spent.
  [[nodiscard]] bool spend_node() {
    if (spent_) return false;
    if (limits_.nodes && nodes_ >= *limits_.nodes) return !(spent_ = true);
    ++nodes_;
    if (nodes_ >= next_look_) look();
    return !spent_;
  }

  // Counts many nodes made at once, as far as the limit goes.
  void spend_nodes(std::uint64_t count) {
    nodes_ += limits_.nodes ? std::min(count, *limits_.nodes - std::min(nodes_, *limits_.nodes)) : count;
    if (limits_.nodes && nodes_ >= *limits_.nodes) spent_ = true;
    if (nodes_ >= next_look_) look();
  }

  // Looks at clock and stop flag now, for work between nodes.
  bool look() {
    next_look_ = nodes_ + interval_;
    if (stop_ && stop_->load(std::memory_order_relaxed)) spent_ = true;
    if (limits_.time) {
      const Duration now = elapsed();
      longest_pause_ = std::max(longest_pause_, now - looked_at_);
      looked_at_ = now;
      if (now >= *limits_.time) spent_ = true;
    }
    return !spent_;
  }

  // Tightens the node limit, for an agent that paces itself.
  void limit_nodes(std::uint64_t nodes) { limits_.nodes = std::min(limits_.nodes.value_or(nodes), nodes); }

  void limit_depth(int depth) { limits_.depth = std::min(limits_.depth.value_or(depth), depth); }

  // Tightens the time limit likewise.
  void limit_time(Duration time) { limits_.time = std::min(limits_.time.value_or(time), time); }

  void set_interval(std::uint64_t nodes) {
    interval_ = nodes;
    next_look_ = nodes_ + nodes;
  }

  // The share of the budget used so far, 0 to 1 and above: of the time if that is limited, of the nodes if
  // those are, the greater if both. Agents whose report gives seconds of a two-second turn compare with it.
  [[nodiscard]] double used() const {
    double share = 0.0;
    if (limits_.time) share = seconds(elapsed()) / std::max(seconds(*limits_.time), 1e-9);
    if (limits_.nodes)
      share = std::max(share, static_cast<double>(nodes_) /
                                  static_cast<double>(std::max<std::uint64_t>(*limits_.nodes, 1)));
    return share;
  }

  [[nodiscard]] bool spent() const noexcept { return spent_; }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
  [[nodiscard]] Duration elapsed() const { return clock_.now() - start_; }
  // The longest time between two looks at the clock, where time is limited: far more than what a search asked
  // for was taken from it by the machine.
  [[nodiscard]] Duration longest_pause() const noexcept { return longest_pause_; }
  [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
  [[nodiscard]] int max_depth(int fallback) const {
    return limits_.depth ? std::min(*limits_.depth, fallback) : fallback;
  }

 private:
  Limits limits_;
  const Clock& clock_;
  const std::atomic<bool>* stop_;
  Duration start_;
  Duration looked_at_{};  // since then
  Duration longest_pause_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t interval_ = 1024;
  std::uint64_t next_look_ = 1;
  bool spent_ = false;
};

}  // namespace arena
