#pragma once
#include <condition_variable>
#include <fstream>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "util/clock.hpp"

namespace arena::cli {

struct ProgressOptions {
  bool asked_for = false;  // on standard error, even if that is not a terminal
  std::string file;        // appended to, for tail -f; empty: none
};

// Shows the progress of a long job on standard error: on a terminal one line that is updated, elsewhere a new
// line now and then if the user asked for it, otherwise nothing. In a file it is a new line now and then.
class Progress {
 public:
  Progress(const ProgressOptions& options, const Clock& clock);  // throws BadInput if there can be no file
  ~Progress();                                                   // clears the line on a terminal
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Calls the function for the line only when it is time to show it. Several threads may call it.
  void update(const std::function<std::string()>& line);
  // Clears the line on a terminal, before something else is printed there.
  void clear();
  // Prints a sentence above the progress line.
  void say(const std::string& sentence);

 private:
  const bool terminal_;
  const bool silent_;
  const Clock& clock_;
  Duration next_{};
  std::ofstream file_;
  Duration next_in_file_{};
  std::mutex mutex_;
};

// Shows the progress of a job that cannot say itself when there is something new: asks for the line now and
// then, from a thread of its own.
class Ticker {
 public:
  Ticker(const ProgressOptions& options, const Clock& clock, std::function<std::string()> line);
  ~Ticker();

 private:
  Progress progress_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool has_ended_ = false;
  std::thread thread_;
};

}  // namespace arena::cli
