#pragma once
#include <algorithm>
#include <cstdlib>
#include <vector>

namespace arena {

// Would allocations of these sizes succeed now, held at the same time? The wasm module has a fixed memory and
// no exceptions, so that a failed allocation there aborts the module. Callers check large allocations first.
// Each size is a block of its own, because the free memory of a long session is in pieces.
[[nodiscard]] inline bool can_allocate(const std::vector<std::size_t>& sizes) {
  std::vector<void*> blocks;
  blocks.reserve(sizes.size());
  for (const std::size_t size : sizes) {
    void* volatile block = std::malloc(size);  // volatile: else a compiler may remove the allocation
    void* const allocated = block;
    blocks.push_back(allocated);
  }
  const bool all = std::find(blocks.begin(), blocks.end(), nullptr) == blocks.end();
  for (void* block : blocks) std::free(block);
  return all;
}

}  // namespace arena
