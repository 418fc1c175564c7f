#pragma once
#include <bit>
#include <cassert>
#include <cstdint>

namespace arena {

// The finaliser of SplitMix64 (Steele, Lea and Flood 2014): turns any 64-bit number into one that looks
// random.
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) noexcept {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

// xoshiro256** (Blackman and Vigna 2018). Not from the standard library, whose distributions differ between
// implementations: a seed must give the same game natively and in wasm.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) noexcept {
    for (auto& word : state_) word = mix64(seed++);
  }
  constexpr std::uint64_t next() noexcept {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

 private:
  std::uint64_t state_[4]{};
};

// A uniformly random integer in [0, n): Lemire's multiply-and-reject (2019) on 32 bits.
[[nodiscard]] constexpr std::uint32_t uniform(Rng& rng, std::uint32_t n) noexcept {
  assert(n > 0);
  const std::uint32_t threshold = (0U - n) % n;
  for (;;) {
    const std::uint64_t product = (rng.next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) >= threshold) return static_cast<std::uint32_t>(product >> 32);
  }
}

// A number in [0, 1) with 53 random bits.
[[nodiscard]] constexpr double uniform_real(Rng& rng) noexcept {
  return static_cast<double>(rng.next() >> 11) * 0x1.0p-53;
}

}  // namespace arena
