#pragma once
#include <functional>
#include <mutex>
#include <string>

#include "util/clock.hpp"

namespace arena::cli {

// Shows the progress of a long job on standard error: on a terminal one line that is updated, elsewhere a new
// line now and then if the user asked for it, otherwise nothing.
class Progress {
 public:
  Progress(bool asked_for, const Clock& clock);
  ~Progress();  // clears the line on a terminal
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Calls the function for the line only when it is time to show it. Several threads may call it.
  void update(const std::function<std::string()>& line);
  // Prints a sentence above the progress line.
  void say(const std::string& sentence);

 private:
  const bool terminal_;
  const bool silent_;
  const Clock& clock_;
  Duration next_{};
  std::mutex mutex_;
};

}  // namespace arena::cli
