#pragma once
#include <atomic>

#include "util/clock.hpp"

namespace arena::test {

// Shows the time that it is set to.
class HandClock final : public Clock {
 public:
  [[nodiscard]] Duration now() const override { return time; }
  Duration time{};
};

// Goes on by a tick whenever it is read, so that a test of time limits does not wait.
class TickingClock final : public Clock {
 public:
  explicit TickingClock(Duration tick) : tick_(tick) {}
  [[nodiscard]] Duration now() const override { return tick_ * ++ticks_; }

 private:
  Duration tick_;
  mutable std::atomic<std::int64_t> ticks_ = 0;
};

}  // namespace arena::test
