#pragma once
#include <cstdint>
#include <numeric>

namespace arena {

// A number below `count` for each seed below `count`, no two alike, and neighbours far apart: multiples of a
// step near the golden section that has no divisor in common with the count.
[[nodiscard]] constexpr std::uint64_t scattered(std::uint64_t seed, std::uint64_t count) noexcept {
  std::uint64_t step = count * 618 / 1000 + 1;
  while (std::gcd(step, count) != 1) ++step;
  return (seed % count) * step % count;
}

}  // namespace arena
