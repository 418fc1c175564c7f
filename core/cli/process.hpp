#pragma once
#include <optional>
#include <string>

#include "util/clock.hpp"

namespace arena::cli {

// A command run by the shell, with pipes to its standard input and output. It can never block us: sending and
// receiving end at a deadline.
class Process {
 public:
  explicit Process(const std::string& command);
  ~Process();  // sends quit, waits a moment, then kills it with all processes that it started
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Returns false if the process no longer reads, or not in time.
  [[nodiscard]] bool send(const std::string& line, const Clock& clock, Duration deadline);

  // Returns the next line. Returns nothing if the process has closed its output, misses the deadline or
  // writes a megabyte without a newline.
  [[nodiscard]] std::optional<std::string> receive(const Clock& clock, Duration deadline);

 private:
  int pid_ = -1;
  int in_ = -1;   // its standard input
  int out_ = -1;  // its standard output
  std::string buffer_;
};

}  // namespace arena::cli
