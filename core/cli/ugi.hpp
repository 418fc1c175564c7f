#pragma once
#include <atomic>
#include <mutex>
#include <string>
#include <thread>

#include "engine/engine.hpp"

namespace arena::cli {

// One UGI session (README.md in this folder describes the protocol): lines in, lines out, and a separate
// thread for searching. Wrong input is answered by one `info string error …` line and changes nothing.
class Ugi {
 public:
  using Output = std::function<void(const std::string& line)>;

  Ugi(Output output, const Clock& clock);
  ~Ugi();  // stops a running search
  Ugi(const Ugi&) = delete;
  Ugi& operator=(const Ugi&) = delete;

  // Handles one line; returns false after `quit`. During a search, `stop`, `isready`, `query` and `quit` are
  // answered at once; any other command waits for the end of the search, and is refused during an infinite
  // one.
  [[nodiscard]] bool handle_line(std::string_view line);

  // Called at the end of the input: waits for a running search that ends by itself, and stops an infinite
  // one.
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
  bool endless_ = false;  // the running search ends only by `stop`
  std::thread thread_;
};

}  // namespace arena::cli
