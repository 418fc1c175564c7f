#include "cli/progress.hpp"

#include <iostream>

#include "cli/terminal.hpp"

namespace arena::cli {
namespace {

constexpr std::string_view empty_line = "\r\x1b[K";  // ECMA-48: erase to the end of the line

}  // namespace

Progress::Progress(bool asked_for, const Clock& clock)
    : terminal_(error_is_terminal()), silent_(!terminal_ && !asked_for), clock_(clock) {}

Progress::~Progress() {
  if (terminal_) std::cerr << empty_line << std::flush;
}

void Progress::update(const std::function<std::string()>& line) {
  if (silent_) return;
  const std::lock_guard lock(mutex_);
  if (clock_.now() < next_) return;
  next_ = clock_.now() + std::chrono::milliseconds(terminal_ ? 200 : 2000);
  if (terminal_)
    std::cerr << empty_line << line() << std::flush;
  else
    std::cerr << line() << std::endl;
}

void Progress::say(const std::string& sentence) {
  const std::lock_guard lock(mutex_);
  if (terminal_) std::cerr << empty_line;
  std::cerr << "arena: " << sentence << std::endl;
  next_ = {};
}

Ticker::Ticker(bool asked_for, const Clock& clock, std::function<std::string()> line)
    : progress_(asked_for, clock), thread_([this, line = std::move(line)] {
        // Work that ends within the first interval shows no progress.
        constexpr auto interval = std::chrono::milliseconds(300);
        std::unique_lock lock(mutex_);
        while (!ended_.wait_for(lock, interval, [this] { return has_ended_; })) progress_.update(line);
      }) {}

Ticker::~Ticker() {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  ended_.notify_all();
  thread_.join();
}

}  // namespace arena::cli
