#include "util/rng.hpp"

#include <catch2/catch_all.hpp>
#include <vector>

namespace arena {
namespace {

TEST_CASE("the generator gives the published numbers", "[rng]") {
  // SplitMix64 from seed 1234567, as in its authors' and Rosetta Code's tables.
  REQUIRE(mix64(1234567) == 6457827717110365317ULL);
}

TEST_CASE("the same seed gives the same numbers, another seed others", "[rng]") {
  Rng a(1);
  Rng b(1);
  Rng c(2);
  const auto first = a.next();
  REQUIRE(first == b.next());
  REQUIRE(first != c.next());
}

TEST_CASE("uniform numbers are uniform", "[rng]") {
  Rng rng(42);
  std::vector<int> counts(7);
  constexpr int draws = 70000;
  for (int i = 0; i < draws; ++i) ++counts[uniform(rng, 7)];
  double chi_square = 0.0;
  for (const int count : counts) chi_square += (count - draws / 7.0) * (count - draws / 7.0) / (draws / 7.0);
  REQUIRE(chi_square < 22.46);  // 6 degrees of freedom, one in a thousand
  REQUIRE(uniform(rng, 1) == 0);
  for (int i = 0; i < 1000; ++i) {
    const double x = uniform_real(rng);
    REQUIRE(x >= 0.0);
    REQUIRE(x < 1.0);
  }
}

}  // namespace
}  // namespace arena
