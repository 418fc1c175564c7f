// A record that is read can be written and read again as the same record; replaying it returns a result or an
// Error.
#include "engine/rules.hpp"
#include "fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = arena::parse_record(arena::fuzz::as_text(data, size));
  if (!record) return 0;
  (void)arena::rules::replay(*record);
  const auto again = arena::parse_record(arena::to_text(*record));
  arena::fuzz::require(again.has_value());
  arena::fuzz::require(again->moves == record->moves && again->result == record->result);
  arena::fuzz::require(arena::to_text(*again) == arena::to_text(*record));
  return 0;
}
