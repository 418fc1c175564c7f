#include <catch2/catch_all.hpp>
#include <cmath>

#include "match/statistics.hpp"
#include "support/effort.hpp"
#include "util/rng.hpp"

namespace arena::match {
namespace {

using Catch::Approx;

TEST_CASE("Elo and score are inverse, with the known points", "[statistics]") {
  REQUIRE(elo_of_score(0.5) == Approx(0.0).margin(1e-9));
  REQUIRE(elo_of_score(0.75) == Approx(190.848));
  REQUIRE(score_of_elo(200) == Approx(0.759747));
  REQUIRE(elo_of_score(score_of_elo(-77)) == Approx(-77));
  REQUIRE(std::isinf(elo_of_score(1.0)));
}

TEST_CASE("pairs: size, mean and variance by hand", "[statistics]") {
  Pairs pairs;
  REQUIRE(pairs.score() == 0.5);
  REQUIRE(pairs.variance() == 0.0);
  for (const int half_points : {0, 2, 4, 4}) pairs.add(half_points);
  REQUIRE(pairs.counts == std::array{1, 0, 1, 0, 2});
  REQUIRE(pairs.size() == 4);
  REQUIRE(pairs.score() == Approx(0.625));
  REQUIRE(pairs.variance() == Approx(0.171875));
}

// Results of the pentanomial model from fastchess, app/tests/elo_test.cpp. Its intervals use the normal
// approximation.
TEST_CASE("Elo and normalized Elo have the published values", "[statistics]") {
  struct Published {
    Pairs pairs;
    double elo, elo_error, normalized, normalized_error;
  };
  const auto [pairs, elo, elo_error, normalized, normalized_error] =
      GENERATE(Published{{{34, 54, 63, 64, 75}}, 55.58, 27.65, 57.94, 28.28},
               Published{{{332, 433, 498, 333, 334}}, -8.64, 10.33, -9.17, 10.96},
               Published{{{7895, 8757, 5685, 568, 9999}}, -21.04, 2.95, -19.01, 2.65});
  REQUIRE(elo_of_score(pairs.score()) == Approx(elo).epsilon(0.001));
  REQUIRE(normalized_elo(pairs, pairs.score()) == Approx(normalized).epsilon(0.001));
  const Interval interval = score_interval(pairs);
  REQUIRE((elo_of_score(interval.high) - elo_of_score(interval.low)) / 2 == Approx(elo_error).epsilon(0.02));
  REQUIRE((normalized_elo(pairs, interval.high) - normalized_elo(pairs, interval.low)) / 2 ==
          Approx(normalized_error).epsilon(0.02));
}

TEST_CASE("an interval is not empty if all pairs ended alike", "[statistics]") {
  // With wins only, the lower bound is the score at which ten wins have the threshold likelihood: score^10 =
  // exp(-3.8415 / 2).
  const Interval wins = score_interval({{0, 0, 0, 0, 10}});
  REQUIRE(wins.high == Approx(1.0).margin(1e-6));
  REQUIRE(wins.low == Approx(std::exp(-1.920729 / 10)).margin(0.002));
  const Interval shared = score_interval({{0, 0, 10, 0, 0}});
  REQUIRE(shared.low < 0.45);
  REQUIRE(shared.high > 0.55);
  REQUIRE(shared.high + shared.low == Approx(1.0));
  REQUIRE(score_interval({}).low == 0.0);
  REQUIRE(score_interval({}).high == 1.0);
}

TEST_CASE("the interval covers the true score in about 95 of 100 matches", "[statistics]") {
  Rng rng(4);
  const int matches = test::effort(2000);
  int covered = 0;
  for (int i = 0; i < matches; ++i) {
    Pairs pairs;
    for (int k = 0; k < 50; ++k) pairs.add((uniform(rng, 10) < 6 ? 2 : 0) + (uniform(rng, 10) < 6 ? 2 : 0));
    const Interval interval = score_interval(pairs);
    covered += interval.low <= 0.6 && 0.6 <= interval.high;
  }
  REQUIRE(covered > matches * 93 / 100);
  REQUIRE(covered < matches * 97 / 100);
}

// fastchess, app/tests/sprt_test.cpp, "logistic pentanomial".
TEST_CASE("SPRT has the published ratios", "[statistics]") {
  REQUIRE(Sprt{0.5, 2.5}.log_likelihood_ratio({{223, 9863, 21279, 10037, 246}}) ==
          Approx(-3.07).margin(0.005));
  REQUIRE(Sprt{0, 2}.log_likelihood_ratio({{871, 26175, 55983, 26678, 821}}) == Approx(-4.98).margin(0.005));
}

TEST_CASE("SPRT: bounds and verdicts", "[statistics]") {
  const Sprt sprt{0, 10};
  REQUIRE(sprt.lower_bound() == Approx(-2.94444));
  REQUIRE(sprt.upper_bound() == Approx(2.94444));
  REQUIRE(sprt.verdict({{100, 100, 300, 200, 300}}) == Sprt::Verdict::accept_h1);
  REQUIRE(sprt.verdict({{300, 200, 300, 100, 100}}) == Sprt::Verdict::accept_h0);
  REQUIRE(sprt.verdict({{1, 2, 3, 2, 1}}) == Sprt::Verdict::undecided);
  REQUIRE(std::isfinite(sprt.log_likelihood_ratio({})));
}

TEST_CASE("SPRT: a few pairs that all ended alike do not decide", "[statistics]") {
  for (std::size_t result = 0; result < 5; ++result)
    for (const int pairs : {1, 2, 5, 20}) {
      Pairs alike;
      alike.counts[result] = pairs;
      INFO(result << ' ' << pairs);
      REQUIRE(Sprt{0, 10}.verdict(alike) == Sprt::Verdict::undecided);
    }
}

TEST_CASE("SPRT: impossible bounds are refused", "[statistics]") {
  REQUIRE(make_sprt(0, 5));
  const auto [elo0, elo1] = GENERATE(table<double, double>(
      {{5.0, 0.0}, {5.0, 5.0}, {std::nan(""), 5.0}, {0.0, std::nan("")}, {0.0, 1e300}, {-INFINITY, 0.0}}));
  REQUIRE_FALSE(make_sprt(elo0, elo1));
}

// The cumulative probabilities of the five results of a pair, times 2^32. A share of the pairs with 0 or 1
// half points is turned into pairs with 4 or 3, so that the expected score corresponds to `elo`.
std::array<std::uint64_t, 4> thresholds(const std::array<double, 5>& equal, double elo) {
  const double share = (score_of_elo(elo) - 0.5) / (equal[0] + equal[1] / 2);
  const std::array chances{equal[0] * (1 - share), equal[1] * (1 - share), equal[2], equal[3] * (1 + share)};
  std::array<std::uint64_t, 4> limits{};
  double sum = 0.0;
  for (std::size_t i = 0; i < limits.size(); ++i)
    limits[i] = static_cast<std::uint64_t>((sum += chances[i]) * 0x1.0p32);
  return limits;
}

// Plays pairs until the test decides. Far from both bounds it does not test after every pair, because the
// ratio changes by at most `step` per pair.
Sprt::Verdict simulate(const Sprt& sprt, const std::array<std::uint64_t, 4>& limits, double step, Rng& rng) {
  Pairs pairs;
  for (;;) {
    const double ratio = sprt.log_likelihood_ratio(pairs);
    if (ratio >= sprt.upper_bound()) return Sprt::Verdict::accept_h1;
    if (ratio <= sprt.lower_bound()) return Sprt::Verdict::accept_h0;
    const double distance = std::min(sprt.upper_bound() - ratio, ratio - sprt.lower_bound());
    for (int i = std::max(1, static_cast<int>(distance / step)); i > 0; --i) {
      const std::uint64_t drawn = rng.next() >> 32;
      int result = 0;
      for (const auto limit : limits) result += drawn >= limit;
      pairs.add(result);
    }
  }
}

TEST_CASE("SPRT: the error rates of both kinds stay within their limits in 5,000 tests each",
          "[statistics]") {
  struct Setting {
    double elo0, elo1;
    std::array<double, 5> equal;  // probabilities of the results between players of equal strength
    double step;
  };
  const auto setting =
      GENERATE(Setting{0, 5, {{0.25, 0.0, 0.5, 0.0, 0.25}}, 0.035},   // no draws, games of a pair independent
               Setting{0, 10, {{0.10, 0.0, 0.80, 0.0, 0.10}}, 0.16},  // the start decides most pairs
               Setting{-5, 0, {{0.04, 0.24, 0.44, 0.24, 0.04}}, 0.08});  // many draws
  const Sprt sprt = make_sprt(setting.elo0, setting.elo1).value();
  const int tests = test::effort(5000);
  Rng rng(20);
  const auto errors = [&](double elo, Sprt::Verdict wrong) {
    int count = 0;
    const auto limits = thresholds(setting.equal, elo);
    for (int i = 0; i < tests; ++i) count += simulate(sprt, limits, setting.step, rng) == wrong;
    return count;
  };
  const int false_alarms = errors(setting.elo0, Sprt::Verdict::accept_h1);
  const int misses = errors(setting.elo1, Sprt::Verdict::accept_h0);
  INFO("[" << setting.elo0 << ", " << setting.elo1 << "] " << false_alarms << " false alarms, " << misses
           << " misses of " << tests);
  // Fewer tests, as with the sanitizers, vary more: three standard deviations are allowed.
  const double slack = test::sanitized ? 3 * std::sqrt(tests * sprt.alpha) : 0;
  CHECK(false_alarms <= tests * sprt.alpha + slack);
  CHECK(misses <= tests * sprt.beta + slack);
  CHECK(false_alarms >= tests * sprt.alpha / 2);  // otherwise it plays longer than necessary
  CHECK(misses >= tests * sprt.beta / 2);
}

TEST_CASE("times: nearest-rank percentiles", "[statistics]") {
  Times times;
  REQUIRE(times.percentile(0.5) == 0);
  for (const double ms : {50.0, 15.0, 40.0, 20.0, 35.25}) times.add(ms);
  REQUIRE(times.percentile(0.05) == 15);
  REQUIRE(times.percentile(0.40) == 20);
  REQUIRE(times.percentile(0.50) == 35.25);
  REQUIRE(times.percentile(0.95) == 50);
  REQUIRE(times.max() == 50);
}

}  // namespace
}  // namespace arena::match
