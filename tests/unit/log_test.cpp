#include "util/log.hpp"

#include <catch2/catch_all.hpp>
#include <cmath>

namespace arena {
namespace {

TEST_CASE("the logarithm is right", "[log]") {
  double worst = 0;
  for (double x = 1e-6; x < 1e9; x *= 1.01)
    worst = std::max(worst, std::abs(natural_log(x) - std::log(x)) / std::max(1.0, std::abs(std::log(x))));
  REQUIRE(worst < 4e-16);
}

// The decisions of agents depend on it. A compiler that fuses multiplications with additions would change the
// last bits.
TEST_CASE("the logarithm is the same to the last bit on every machine", "[log]") {
  REQUIRE(natural_log(3.0) == 0x1.193ea7aad030ap+0);
  REQUIRE(natural_log(0.3) == -0x1.34378fcbda72p+0);
  std::uint64_t hash = 0;
  for (int n = 1; n < 100'000; ++n) {
    volatile double x = n * 0.37;  // volatile, so that the compiler cannot compute the logarithm itself
    hash = hash * 1099511628211ULL ^ __builtin_bit_cast(std::uint64_t, natural_log(x));
  }
  REQUIRE(hash == 0xd1d0501189634f7bULL);
}

}  // namespace
}  // namespace arena
