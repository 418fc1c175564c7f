#pragma once
#include <functional>
#include <mutex>
#include <string>

#include "util/clock.hpp"

namespace arena::cli {

// Whether standard error is a terminal.
[[nodiscard]] bool error_is_terminal();

// How far something long has come, on standard error: a line kept up to date on a terminal, a line now and
// then elsewhere if the user asked for it, else nothing.
class Progress {
 public:
  Progress(bool asked_for, const Clock& clock);
  ~Progress();  // leaves an empty line on a terminal
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Asks for the line only when it is time to show it. May be called by several threads.
  void update(const std::function<std::string()>& line);
  // Shows a sentence that stays, above the line.
  void say(const std::string& sentence);

 private:
  const bool terminal_;
  const bool silent_;
  const Clock& clock_;
  Duration next_{};
  std::mutex mutex_;
};

}  // namespace arena::cli
