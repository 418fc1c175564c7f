// The only file that needs a POSIX system (Linux, macOS); another system needs its own version.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <mutex>
#include <thread>

#include "cli/app.hpp"
#include "cli/files.hpp"
#include "cli/process.hpp"
#include "cli/terminal.hpp"

namespace arena::cli {
namespace {

using std::chrono::milliseconds;

struct Pipe {
  int read = -1;
  int write = -1;
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return;
    read = ends[0];
    write = ends[1];
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  }
};

void close_if_open(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

// Waits until the pipe can be read or written, in short steps, because the clock may be that of a test.
bool wait_for(int end, short events, const Clock& clock, Duration deadline) {
  for (;;) {
    const Duration left = deadline - clock.now();
    if (left <= Duration{}) return false;
    pollfd poll_end{end, events, 0};
    const auto wait = std::min<std::int64_t>(left / milliseconds(1) + 1, 10);
    if (poll(&poll_end, 1, static_cast<int>(wait)) > 0) return true;
  }
}

}  // namespace

bool input_is_terminal() {
  return isatty(STDIN_FILENO) == 1;
}

bool output_is_terminal() {
  return isatty(STDOUT_FILENO) == 1;
}

bool error_is_terminal() {
  return isatty(STDERR_FILENO) == 1;
}

void keep_standard_streams() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd)
    if (fcntl(fd, F_GETFD) < 0) (void)!open("/dev/null", O_RDONLY);  // takes the lowest free number
}

Process::Process(const std::string& command) {
  signal(SIGPIPE, SIG_IGN);  // writing to a dead process then returns an error instead of ending ours
  // One start at a time: without pipe2, which macOS lacks, another thread's child could inherit the pipes.
  static std::mutex starting;
  const std::lock_guard lock(starting);
  Pipe to_child;
  Pipe from_child;
  if (to_child.read >= 0 && from_child.read >= 0) pid_ = fork();
  if (pid_ == 0) {
    setpgid(0, 0);  // so that processes started by the shell can be killed with it
    signal(SIGPIPE, SIG_DFL);
    dup2(to_child.read, STDIN_FILENO);
    dup2(from_child.write, STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  if (pid_ > 0) setpgid(pid_, pid_);  // here too, because we may kill the group before the child has set it
  close_if_open(to_child.read);
  close_if_open(from_child.write);
  in_ = to_child.write;
  out_ = from_child.read;
  if (in_ >= 0) fcntl(in_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
  constexpr std::string_view quit = "quit\n";
  const bool sent_quit = in_ >= 0 && write(in_, quit.data(), quit.size()) > 0;
  close_if_open(in_);
  close_if_open(out_);
  if (pid_ <= 0) return;
  for (int i = 0; sent_quit && i < 50; ++i) {
    if (waitpid(pid_, nullptr, WNOHANG) == pid_) {
      kill(-pid_, SIGKILL);  // and all processes that it has started
      return;
    }
    std::this_thread::sleep_for(milliseconds(2));
  }
  kill(-pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

bool Process::send(const std::string& line, const Clock& clock, Duration deadline) {
  const std::string text = line + "\n";
  for (std::string_view rest = text; !rest.empty();) {
    if (in_ < 0) return false;
    const ssize_t sent = write(in_, rest.data(), rest.size());
    if (sent > 0)
      rest.remove_prefix(static_cast<std::size_t>(sent));
    else if ((errno != EAGAIN && errno != EINTR) || !wait_for(in_, POLLOUT, clock, deadline))
      return false;
  }
  return true;
}

std::optional<std::string> Process::receive(const Clock& clock, Duration deadline) {
  constexpr std::size_t longest = 1 << 20;
  for (;;) {
    if (const auto end = buffer_.find('\n'); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return line;
    }
    if (out_ < 0 || buffer_.size() > longest || !wait_for(out_, POLLIN, clock, deadline)) return std::nullopt;
    std::array<char, 4096> chunk{};
    const ssize_t got = read(out_, chunk.data(), chunk.size());
    if (got == 0 || (got < 0 && errno != EINTR)) return std::nullopt;
    if (got > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(got));
  }
}

FileLock::FileLock(const std::string& path) {
  struct stat about {};
  if (stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode)) return;
  file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file_ < 0 || flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
  close_if_open(file_);
  throw BadInput("another process writes the file " + path);
}

FileLock::~FileLock() {
  close_if_open(file_);
}

}  // namespace arena::cli
