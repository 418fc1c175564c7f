#pragma once
#include <cstdint>
#include <numeric>

namespace arena {

// A permutation of the numbers below `count` that maps neighbouring seeds far apart: multiples of a step near
// the golden ratio of `count` that is coprime to it.
[[nodiscard]] constexpr std::uint64_t scattered(std::uint64_t seed, std::uint64_t count) noexcept {
  std::uint64_t step = count * 618 / 1000 + 1;
  while (std::gcd(step, count) != 1) ++step;
  return (seed % count) * step % count;
}

}  // namespace arena
