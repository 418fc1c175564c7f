#pragma once
#include <optional>
#include <string>

#include "util/clock.hpp"

namespace arena::cli {

// A command run by the shell, with pipes to its standard input and output. Nothing that it does hangs us:
// what is not sent or received by a deadline of the clock is given up.
class Process {
 public:
  explicit Process(const std::string& command);
  ~Process();  // says quit, waits a moment and ends it with everything it has started
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // False when the process no longer reads, or not in time.
  [[nodiscard]] bool send(const std::string& line, const Clock& clock, Duration deadline);

  // The next line, or nothing when the process says no more, not in time, or no newline in a megabyte.
  [[nodiscard]] std::optional<std::string> receive(const Clock& clock, Duration deadline);

 private:
  int pid_ = -1;
  int in_ = -1;   // its standard input
  int out_ = -1;  // its standard output
  std::string buffer_;
};

}  // namespace arena::cli
