#include "cli/progress.hpp"

#include <iostream>

#include "cli/app.hpp"
#include "cli/terminal.hpp"

namespace arena::cli {
namespace {

constexpr std::string_view empty_line = "\r\x1b[K";  // ECMA-48: erase to the end of the line

}  // namespace

Progress::Progress(const ProgressOptions& options, const Clock& clock)
    : terminal_(error_is_terminal()), silent_(!terminal_ && !options.asked_for), clock_(clock) {
  if (options.file.empty()) return;
  file_.open(options.file, std::ios::app);
  if (!file_) throw BadInput("the file " + options.file + " cannot be written");
}

Progress::~Progress() {
  if (terminal_) std::cerr << empty_line << std::flush;
}

void Progress::update(const std::function<std::string()>& line) {
  constexpr auto between_lines = std::chrono::seconds(2);
  if (silent_ && !file_.is_open()) return;
  const std::lock_guard lock(mutex_);
  const Duration now = clock_.now();
  if (file_.is_open() && now >= next_in_file_) {
    next_in_file_ = now + between_lines;
    file_ << line() << std::endl;
  }
  if (silent_ || now < next_) return;
  next_ = now + (terminal_ ? std::chrono::milliseconds(200) : between_lines);
  if (terminal_)
    std::cerr << empty_line << line() << std::flush;
  else
    std::cerr << line() << std::endl;
}

void Progress::clear() {
  if (!terminal_) return;
  const std::lock_guard lock(mutex_);
  std::cerr << empty_line << std::flush;
  next_ = {};
}

void Progress::say(const std::string& sentence) {
  const std::lock_guard lock(mutex_);
  if (terminal_) std::cerr << empty_line;
  std::cerr << "arena: " << sentence << std::endl;
  if (file_.is_open()) file_ << sentence << std::endl;
  next_ = {};
}

Ticker::Ticker(const ProgressOptions& options, const Clock& clock, std::function<std::string()> line)
    : progress_(options, clock), thread_([this, line = std::move(line)] {
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
