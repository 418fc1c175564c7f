#pragma once
#include <atomic>
#include <mutex>
#include <string>
#include <thread>

#include "engine/engine.hpp"

namespace arena::cli {

// One conversation in UGI, the text protocol that README.md beside this file describes: lines in, lines out,
// thinking in a thread of its own. Wrong input is answered by one `info string error …` line and changes
// nothing.
class Ugi {
 public:
  using Output = std::function<void(const std::string& line)>;

  Ugi(Output output, const Clock& clock);
  ~Ugi();  // stops a search that is running
  Ugi(const Ugi&) = delete;
  Ugi& operator=(const Ugi&) = delete;

  // Takes one line; false after `quit`. While a search runs, `stop`, `isready`, `query` and `quit` are
  // answered at once; any other command waits for a search that ends by itself and is refused during an
  // infinite one.
  [[nodiscard]] bool take(std::string_view line);

  // Waits for a search that ends by itself, and stops one that does not: for the end of the input.
  void finish();

 private:
  using Words = std::vector<std::string_view>;

  void greet();
  void set_option(const Words& line);
  void set_position(const Words& line);
  void go(const Words& line);
  void query(const Words& line);
  void prepare();

  [[nodiscard]] Expected<Limits> parse_limits(const Words& line) const;

  void think(Limits limits, bool hold_answer);
  void stop();
  void wait();
  void print(const std::string& line);
  void complain(const Error& error);

  Output output_;
  const Clock& clock_;
  std::mutex output_mutex_;
  Engine engine_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> thinking_ = false;
  bool endless_ = false;  // the search that runs ends only by `stop`
  std::thread thread_;
};

}  // namespace arena::cli
