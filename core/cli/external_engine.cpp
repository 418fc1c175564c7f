#include "cli/external_engine.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "util/text.hpp"

namespace arena::cli {
namespace {

using std::chrono::milliseconds;

Error failed(std::string what) {
  return {Error::Code::bad_command, std::move(what)};
}

// A child process with pipes to its standard input and output.
class Process {
 public:
  explicit Process(const std::string& command) {
    int to_child[2];
    int from_child[2];
    if (pipe2(to_child, O_CLOEXEC) != 0 || pipe2(from_child, O_CLOEXEC) != 0) return;
    pid_ = fork();
    if (pid_ == 0) {
      setpgid(0, 0);  // so that what the shell started ends with it
      dup2(to_child[0], STDIN_FILENO);
      dup2(from_child[1], STDOUT_FILENO);
      execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    close(to_child[0]);
    close(from_child[1]);
    in_ = to_child[1];
    out_ = from_child[0];
  }
  ~Process() {
    if (in_ >= 0) close(in_);
    if (out_ >= 0) close(out_);
    if (pid_ > 0) {
      kill(-pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool send(const std::string& line) {
    const std::string text = line + "\n";
    return in_ >= 0 && write(in_, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  }

  // The next line, or nothing when the process says no more or not in time.
  std::optional<std::string> receive(const Clock& clock, Duration deadline) {
    for (;;) {
      if (const auto end = buffer_.find('\n'); end != std::string::npos) {
        std::string line = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        return line;
      }
      const Duration left = deadline - clock.now();
      if (left <= Duration{}) return std::nullopt;
      pollfd poll_out{out_, POLLIN, 0};
      const int wait = static_cast<int>(std::min<std::int64_t>(left / milliseconds(1) + 1, 1000));
      if (poll(&poll_out, 1, wait) <= 0) continue;
      char chunk[4096];
      const ssize_t got = read(out_, chunk, sizeof chunk);
      if (got <= 0) return std::nullopt;
      buffer_.append(chunk, static_cast<std::size_t>(got));
    }
  }

 private:
  pid_t pid_ = -1;
  int in_ = -1;
  int out_ = -1;
  std::string buffer_;
};

class ExternalPlayer final : public match::Player {
 public:
  ExternalPlayer(std::string command, const Clock& clock) : command_(std::move(command)), clock_(clock) {
    signal(SIGPIPE, SIG_IGN);  // a dead engine is an Error, not the end of the match
  }

  void new_game(const std::string& game, std::uint64_t seed) override {
    if (!process_) start();
    if (!process_) return;
    process_->send("setoption name Game value " + game);
    process_->send("setoption name Seed value " + std::to_string(seed));
    process_->send("uginewgame");
    if (!answers("isready", "readyok")) process_.reset();
  }

  Expected<std::string> choose(const std::string& position, const Limits& limits) override {
    if (!process_) return failed("the engine does not run: " + command_);
    process_->send("position fen " + position);
    process_->send(go_line(limits));
    // The referee judges lateness; this only keeps a silent engine from hanging the match.
    const Duration patience = limits.time ? 3 * *limits.time + milliseconds(2000) : std::chrono::minutes(10);
    const Duration deadline = clock_.now() + patience;
    while (const auto line = process_->receive(clock_, deadline)) {
      const auto parts = words(*line);
      if (parts.size() >= 2 && parts[0] == "bestmove") return std::string(parts[1]);
    }
    process_.reset();
    return failed("the engine said no more: " + command_);
  }

 private:
  void start() {
    process_ = std::make_unique<Process>(command_);
    if (!answers("ugi", "ugiok")) process_.reset();
  }

  bool answers(const std::string& question, std::string_view answer) {
    process_->send(question);
    const Duration deadline = clock_.now() + std::chrono::seconds(20);
    while (const auto line = process_->receive(clock_, deadline))
      if (trimmed(*line) == answer) return true;
    return false;
  }

  static std::string go_line(const Limits& limits) {
    std::string line = "go";
    if (limits.time) line += " movetime " + std::to_string(*limits.time / milliseconds(1));
    if (limits.nodes) line += " nodes " + std::to_string(*limits.nodes);
    if (limits.depth) line += " depth " + std::to_string(*limits.depth);
    return line;
  }

  std::string command_;
  const Clock& clock_;
  std::unique_ptr<Process> process_;
};

}  // namespace

std::unique_ptr<match::Player> make_external_player(std::string command, const Clock& clock) {
  return std::make_unique<ExternalPlayer>(std::move(command), clock);
}

}  // namespace arena::cli
