#include "cli/interrupt.hpp"

#include <csignal>

namespace arena::cli {
namespace {

std::atomic<bool> was_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // else a signal must not touch it

extern "C" void interrupt(int) {
  was_interrupted = true;
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

}  // namespace

void watch_for_interrupts() {
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
}

const std::atomic<bool>* interrupt_flag() {
  return &was_interrupted;
}

bool interrupted() {
  return was_interrupted;
}

}  // namespace arena::cli
