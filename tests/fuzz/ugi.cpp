// Any input lines: every output line belongs to the protocol, and the session can always be ended.
#include "cli/ugi.hpp"

#include "fuzz/fuzz.hpp"
#include "util/text.hpp"

namespace {

bool is_answer(std::string_view line) {
  for (const std::string_view begin :
       {"id ", "option ", "ugiok", "readyok", "info ", "bestmove ", "response "})
    if (line.starts_with(begin)) return line.find('\n') == std::string_view::npos;
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const arena::SteadyClock clock;
  arena::cli::Ugi ugi([](const std::string& line) { arena::fuzz::require(is_answer(line)); }, clock);
  // Clearing a large table would take most of the fuzzer's time.
  arena::fuzz::require(ugi.handle_line("setoption name Hash value 1"));
  for (const auto line : arena::split(arena::fuzz::as_text(data, size), '\n'))
    // `quit` is left out, because it waits up to two seconds for a running search.
    if (!line.starts_with("quit") && !ugi.handle_line(line)) return 0;
  return 0;
}
