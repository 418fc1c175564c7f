#pragma once
#include <cstdlib>

namespace arena {

// Could that many bytes be had now? The wasm module has a fixed memory and no exceptions: an allocation that
// fails there ends the module, so large ones are asked for first.
[[nodiscard]] inline bool can_allocate(std::size_t bytes) {
  void* volatile memory =
      std::malloc(bytes);  // volatile: a compiler may leave out a malloc that is only freed
  std::free(memory);
  return memory != nullptr;
}

}  // namespace arena
