#pragma once

namespace arena::cli {

// From now on the first Ctrl-C (or SIGTERM, which schedulers send) only sets `interrupted`; the second ends
// the process.
void watch_for_interrupts();
[[nodiscard]] bool interrupted();

}  // namespace arena::cli
