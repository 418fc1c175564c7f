#pragma once
#include <atomic>

namespace arena::cli {

// From now on the first Ctrl-C (or SIGTERM, which schedulers send) only sets `interrupted`; the second ends
// the process.
void watch_for_interrupts();
[[nodiscard]] bool interrupted();
// The same, for a search that reads it while it runs.
[[nodiscard]] const std::atomic<bool>* interrupt_flag();

}  // namespace arena::cli
