// Ratings by the Bradley-Terry model.
#include "match/ratings.hpp"

#include <catch2/catch_all.hpp>

#include "util/rng.hpp"

namespace arena::match {
namespace {

using Catch::Approx;

// The results of two players.
std::vector<Pairs> duel(const Pairs& of_first) {
  Pairs mirrored;
  std::reverse_copy(of_first.counts.begin(), of_first.counts.end(), mirrored.counts.begin());
  return {{}, of_first, mirrored, {}};
}

TEST_CASE("two players: the difference of their ratings is the Elo of the score", "[ratings]") {
  const Pairs pairs{{10, 50, 240, 300, 400}};
  const Ratings ratings(2, duel(pairs));
  REQUIRE(ratings.elo(0) - ratings.elo(1) == Approx(elo_of_score(pairs.score())).epsilon(0.002));
  REQUIRE(ratings.elo(0) + ratings.elo(1) == Approx(0.0).margin(1e-9));
  // About the interval of the score, halved because half of the difference is the player's own.
  const Interval score = score_interval(pairs);
  const double width = elo_of_score(score.high) - elo_of_score(score.low);
  REQUIRE(ratings.interval(0).high - ratings.interval(0).low == Approx(width / 2).epsilon(0.05));
  REQUIRE(ratings.stronger(0, 1) > 0.999);
  REQUIRE(ratings.stronger(0, 1) + ratings.stronger(1, 0) == Approx(1.0));
  REQUIRE(ratings.stronger(0, 0) == 0.5);
}

TEST_CASE("without games nothing is known, and equal results decide nothing", "[ratings]") {
  const Ratings none(3, std::vector<Pairs>(9));
  for (int i = 0; i < 3; ++i) {
    REQUIRE(none.elo(i) == Approx(0.0).margin(1e-9));
    REQUIRE(none.interval(i).high > 1000);
  }
  REQUIRE(none.stronger(0, 2) == Approx(0.5));
  const Ratings even(2, duel({{0, 0, 50, 0, 0}}));
  REQUIRE(even.stronger(0, 1) == Approx(0.5));
  REQUIRE(even.interval(0).high > 0);
  REQUIRE(even.interval(0).high < 20);
}

TEST_CASE("a player that has won everything has a finite rating, more games make it surer", "[ratings]") {
  const Ratings few(2, duel({{0, 0, 0, 0, 2}}));
  const Ratings many(2, duel({{0, 0, 0, 0, 500}}));
  REQUIRE(std::isfinite(few.elo(0)));
  REQUIRE(few.elo(0) > 100);
  REQUIRE(many.elo(0) > few.elo(0));
  REQUIRE(few.interval(0).high - few.interval(0).low > many.interval(0).high - many.interval(0).low);
  REQUIRE(few.stronger(0, 1) > 0.8);
  REQUIRE(few.stronger(0, 1) < many.stronger(0, 1));
}

TEST_CASE("players that never met are compared through others", "[ratings]") {
  // 0 beats 1 as 1 beats 2.
  const Pairs better{{0, 20, 30, 40, 10}};
  std::vector<Pairs> against(9);
  const auto set = [&](std::size_t a, std::size_t b) {
    against[3 * a + b] = better;
    std::reverse_copy(better.counts.begin(), better.counts.end(), against[3 * b + a].counts.begin());
  };
  set(0, 1);
  set(1, 2);
  const Ratings ratings(3, against);
  const double step = elo_of_score(better.score());
  REQUIRE(ratings.elo(0) - ratings.elo(1) == Approx(step).epsilon(0.01));
  REQUIRE(ratings.elo(0) - ratings.elo(2) == Approx(2 * step).epsilon(0.01));
  REQUIRE(ratings.elo(1) == Approx(0.0).margin(0.01));
  REQUIRE(ratings.stronger(0, 2) > ratings.stronger(0, 1));
}

// Four players whose strengths are known play round robins of drawn and decided games.
TEST_CASE("the intervals hold the true rating in about 95 of 100 matches", "[ratings]") {
  constexpr int players = 4;
  constexpr std::array<double, players> truth{150, 50, -50, -150};
  Rng rng(1);
  int held = 0;
  constexpr int matches = 400;
  for (int match = 0; match < matches; ++match) {
    std::vector<Pairs> against(players * players);
    for (std::size_t i = 0; i < players; ++i)
      for (std::size_t j = i + 1; j < players; ++j)
        for (int pair = 0; pair < 40; ++pair) {
          int half_points = 0;
          for (int game = 0; game < 2; ++game) {
            const double expected = score_of_elo(truth[i] - truth[j]);
            const double draw = 0.5 * std::min(expected, 1 - expected);
            const double x = uniform_real(rng);
            half_points += x < expected - draw / 2 ? 2 : x < expected + draw / 2 ? 1 : 0;
          }
          against[i * players + j].add(half_points);
          against[j * players + i].add(4 - half_points);
        }
    const Ratings ratings(players, against);
    for (int i = 0; i < players; ++i) {
      const Interval interval = ratings.interval(i);
      const double rating = truth[static_cast<std::size_t>(i)];
      held += interval.low <= rating && rating <= interval.high ? 1 : 0;
    }
  }
  // Four standard deviations, if all were independent.
  REQUIRE(held > 0.928 * players * matches);
  REQUIRE(held < 0.972 * players * matches);
}

}  // namespace
}  // namespace arena::match
