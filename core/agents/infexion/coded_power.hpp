#pragma once
#include "games/infexion/board.hpp"

namespace arena::infexion {

// An integer that may exceed 64 bits: high * 2^32 + low, with low below 2^32.
struct LongSum {
  std::int64_t high = 0;
  std::int64_t low = 0;
  friend bool operator==(const LongSum&, const LongSum&) = default;
  friend bool operator<(const LongSum& a, const LongSum& b) {
    return a.high != b.high ? a.high < b.high : a.low < b.low;
  }
};

// The power of a cluster as the program of report 002 computes it. By mistake it adds CPython's hashes of the
// pairs (row, column), the keys of its dictionary of cells.
[[nodiscard]] LongSum coded_power(Bits cluster);

// CPython's 64-bit hash of a pair of small numbers (Objects/tupleobject.c since 3.8).
[[nodiscard]] constexpr std::int64_t python_hash(int row, int column) noexcept {
  constexpr std::uint64_t prime_1 = 11400714785074694791ULL;
  constexpr std::uint64_t prime_2 = 14029467366897019727ULL;
  constexpr std::uint64_t prime_5 = 2870177450012600261ULL;
  std::uint64_t sum = prime_5;
  for (const int part : {row, column})
    sum = std::rotl(sum + static_cast<std::uint64_t>(part) * prime_2, 31) * prime_1;
  return static_cast<std::int64_t>(sum + (2 ^ (prime_5 ^ 3527539ULL)));
}

}  // namespace arena::infexion
