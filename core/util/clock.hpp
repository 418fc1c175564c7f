#pragma once
#include <chrono>

namespace arena {

using Duration = std::chrono::nanoseconds;

// Clocks are passed in, so that tests can pass their own.
class Clock {
 public:
  virtual ~Clock() = default;
  [[nodiscard]] virtual Duration now() const = 0;
};

class SteadyClock final : public Clock {
 public:
  [[nodiscard]] Duration now() const override { return std::chrono::steady_clock::now().time_since_epoch(); }
};

[[nodiscard]] inline double seconds(Duration d) {
  return std::chrono::duration<double>(d).count();
}

}  // namespace arena
