#include <catch2/catch_all.hpp>
#include <cmath>

#include "match/statistics.hpp"

namespace arena::match {
namespace {

TEST_CASE("Wilson's interval has the published values", "[statistics]") {
  // Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const auto check = [](int wins, int games, double low, double high) {
    const Interval interval = score_interval({wins, 0, games - wins});
    REQUIRE(interval.low == Catch::Approx(low).margin(0.00005));
    REQUIRE(interval.high == Catch::Approx(high).margin(0.00005));
  };
  check(81, 263, 0.2553, 0.3662);
  check(15, 148, 0.0624, 0.1605);
  check(0, 20, 0.0000, 0.1611);
  check(1, 29, 0.0061, 0.1718);
  REQUIRE(score_interval({}).high == 1.0);
}

TEST_CASE("Elo and score are inverse, with the known points", "[statistics]") {
  REQUIRE(elo_of_score(0.5) == Catch::Approx(0.0).margin(1e-9));
  REQUIRE(elo_of_score(0.75) == Catch::Approx(190.848));
  REQUIRE(score_of_elo(200) == Catch::Approx(0.759747));
  REQUIRE(elo_of_score(score_of_elo(-77)) == Catch::Approx(-77));
  REQUIRE(std::isinf(elo_of_score(1.0)));
}

TEST_CASE("SPRT: bounds and ratio", "[statistics]") {
  const Sprt sprt{0, 10};
  REQUIRE(sprt.lower_bound() == Catch::Approx(-2.94444));
  REQUIRE(sprt.upper_bound() == Catch::Approx(2.94444));
  // By hand: 600 wins, 200 draws, 400 losses: mean 0.58333, variance 0.2014, s0 0.5, s1 0.51439.
  REQUIRE(sprt.log_likelihood_ratio({600, 200, 400}) == Catch::Approx(6.530).margin(0.01));
  REQUIRE(sprt.verdict({600, 200, 400}) == Sprt::Verdict::accept_h1);
  REQUIRE(sprt.verdict({400, 200, 600}) == Sprt::Verdict::accept_h0);
  REQUIRE(sprt.verdict({5, 2, 4}) == Sprt::Verdict::undecided);
  REQUIRE(std::isfinite(sprt.log_likelihood_ratio({10, 0, 0})));
  REQUIRE(sprt.log_likelihood_ratio({50, 0, 50}) < 0);
}

TEST_CASE("percentiles by the nearest rank", "[statistics]") {
  const std::vector<double> numbers{15, 20, 35, 40, 50};
  REQUIRE(percentile(numbers, 0.05) == 15);
  REQUIRE(percentile(numbers, 0.40) == 20);
  REQUIRE(percentile(numbers, 0.50) == 35);
  REQUIRE(percentile(numbers, 1.00) == 50);
  REQUIRE(percentile({}, 0.5) == 0);
}

}  // namespace
}  // namespace arena::match
