#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The stacks connected with `from`, a part of `stacks`, through neighbours of their own.
[[nodiscard]] constexpr Bits cluster_of(Bits stacks, Bits from) noexcept {
  for (;;) {
    const Bits grown = (from | neighbours(from)) & stacks;
    if (grown == from) return from;
    from = grown;
  }
}

// Each cell lies in six of the 98 triangles of neighbours, and a triangle touches one cluster of a side at
// most: so there are never more than 16.
using Clusters = InlineVector<Bits, 16>;

// The connected parts of a set of stacks, in the order of their first cells.
inline void find_clusters(Bits stacks, Clusters& out) noexcept {
  out.clear();
  while (stacks != 0) {
    out.push_back(cluster_of(stacks, stacks & (0 - stacks)));
    stacks ^= out[out.size() - 1];
  }
}

}  // namespace arena::infexion
