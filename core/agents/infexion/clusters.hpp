#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The stacks of the set that are connected with `from` through neighbouring cells. `from` is a subset of
// `stacks`.
[[nodiscard]] constexpr Bits cluster_of(Bits stacks, Bits from) noexcept {
  for (;;) {
    const Bits grown = (from | neighbours(from)) & stacks;
    if (grown == from) return from;
    from = grown;
  }
}

// At most 16: every cell lies in six of the 98 triangles of mutual neighbours, and a triangle has cells of at
// most one cluster.
using Clusters = InlineVector<Bits, 16>;

// Writes the connected components of a set of stacks, in the order of their first cells.
inline void find_clusters(Bits stacks, Clusters& out) noexcept {
  out.clear();
  while (stacks != 0) {
    out.push_back(cluster_of(stacks, stacks & (0 - stacks)));
    stacks ^= out[out.size() - 1];
  }
}

}  // namespace arena::infexion
