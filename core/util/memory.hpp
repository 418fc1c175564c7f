#pragma once
#include <cstdlib>

namespace arena {

// Would an allocation of this size succeed now? The wasm module has a fixed memory and no exceptions, so that
// a failed allocation there aborts the module. Callers check large allocations first.
[[nodiscard]] inline bool can_allocate(std::size_t bytes) {
  void* volatile memory =
      std::malloc(bytes);  // volatile: else a compiler may remove a malloc that is only freed
  std::free(memory);
  return memory != nullptr;
}

}  // namespace arena
