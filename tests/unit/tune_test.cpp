#include <catch2/catch_all.hpp>
#include <cmath>
#include <set>

#include "agents/list.hpp"
#include "tune/fit.hpp"
#include "tune/self_play.hpp"
#include "tune/targets.hpp"
#include "util/rng.hpp"

namespace arena {
namespace {

// Results drawn from a logistic function of known weights.
tune::Samples drawn_samples(std::span<const double> weights, std::size_t count) {
  Rng rng(4);
  tune::Samples samples;
  samples.terms = weights.size();
  for (std::size_t i = 0; i < count; ++i) {
    double x = 0;
    for (const double weight : weights) {
      samples.values.push_back(static_cast<int>(uniform(rng, 11)) - 5);
      x += weight * samples.values.back();
    }
    samples.results.push_back(uniform_real(rng) < 1.0 / (1.0 + std::exp(-x)) ? 1.0 : 0.0);
  }
  return samples;
}

TEST_CASE("tune: finds the weights that the results were drawn from", "[tune]") {
  const std::array<double, 3> truth{0.4, -0.2, 0.0};
  const std::array<int, 3> present{100, 0, 50};
  const auto fit = tune::fit(drawn_samples(truth, 20000), present);
  for (std::size_t i = 0; i < truth.size(); ++i) {
    INFO(fit.weights[i] << " +- " << fit.errors[i] << ", scale " << fit.scale);
    REQUIRE(std::abs(fit.weights[i] - truth[i] / fit.scale) < 4 * fit.errors[i]);
    REQUIRE(fit.errors[i] * fit.scale < 0.02);
  }
  REQUIRE(fit.loss_after < fit.loss_before);
}

TEST_CASE("tune: the weight of a term that no sample has does not change", "[tune]") {
  auto samples = drawn_samples(std::array{0.3, 0.0}, 2000);
  for (std::size_t i = 1; i < samples.values.size(); i += 2) samples.values[i] = 0;
  const auto fit = tune::fit(samples, std::array{100, 70});
  REQUIRE(fit.weights[1] == Catch::Approx(70.0));
}

TEST_CASE("tune: weights that already fit do not change, and the prior keeps them", "[tune]") {
  const auto samples = drawn_samples(std::array{0.3, -0.3}, 20000);
  const auto loose = tune::fit(samples, std::array{100, -100});
  REQUIRE(loose.weights[0] == Catch::Approx(100.0).margin(5));
  REQUIRE(loose.weights[1] == Catch::Approx(-100.0).margin(5));
  REQUIRE(loose.scale == Catch::Approx(0.003).margin(0.0002));
  const auto held = tune::fit(samples, std::array{100, 100}, 0.1, 1e9);
  REQUIRE(held.weights[1] == Catch::Approx(100.0).margin(1));
}

TEMPLATE_LIST_TEST_CASE("tune: self-play games are reproducible", "[tune]", AllGames) {
  using G = TestType;
  const Tunable<G>* tunable = tunable_of<G>();
  if (!tunable) {
    SUCCEED("nothing to tune");
    return;
  }
  const auto units = static_cast<std::size_t>(tunable->units);
  const std::size_t parameters = units == 0 ? 0 : tunable->names.size() * units + units + 1;
  REQUIRE(tunable->weights.size() == tunable->names.size() + parameters);
  tune::SelfPlay plan;
  plan.games = 12;
  plan.strengths = {{300, 0}};
  const auto all = [](int) { return true; };
  std::vector<tune::Played<G>> played;
  const auto keep = [&](int, const auto& game) { played.insert(played.end(), game.begin(), game.end()); };
  REQUIRE(tune::play_games<G>(*tunable, plan, all, keep));
  REQUIRE(played.size() > 20);
  // One game has a winner, so its positions have both results in turn.
  const auto count = [&](double result) {
    return std::count_if(played.begin(), played.end(), [&](const auto& at) { return at.result == result; });
  };
  REQUIRE(count(1.0) > 0);
  REQUIRE(count(0.0) > 0);
  REQUIRE(count(0.0) + count(0.5) + count(1.0) == static_cast<std::ptrdiff_t>(played.size()));
  for (const auto& at : played) {
    const auto chance = tune::chance_of(at.score, tunable->logit);
    REQUIRE(chance.has_value() == (tunable->logit > 0));
    if (chance) REQUIRE((*chance >= 0.0 && *chance <= 1.0));
  }
  std::vector<tune::Played<G>> again;
  REQUIRE(tune::play_games<G>(*tunable, plan, all, [&](int, const auto& game) {
    again.insert(again.end(), game.begin(), game.end());
  }));
  REQUIRE(again.size() == played.size());
  for (std::size_t i = 0; i < played.size(); ++i) {
    REQUIRE(again[i].pos == played[i].pos);
    REQUIRE(again[i].result == played[i].result);
    REQUIRE(again[i].score == played[i].score);
  }
  // A game does not depend on those before it, so that shards play what one process would.
  std::vector<tune::Played<G>> third;
  REQUIRE(tune::play_games<G>(
      *tunable, plan, [](int game) { return game == 2; },
      [&](int game, const auto& positions) {
        REQUIRE(game == 2);
        third = positions;
      }));
  REQUIRE(!third.empty());
  REQUIRE(
      std::search(played.begin(), played.end(), third.begin(), third.end(), [](const auto& a, const auto& b) {
        return a.pos == b.pos && a.result == b.result && a.score == b.score;
      }) != played.end());
  plan.setups = {"nonsense=1"};
  REQUIRE_FALSE(tune::play_games<G>(*tunable, plan, all, keep));
}

TEST_CASE("tune: the chance of winning that a score implies", "[tune]") {
  using Kind = Score::Kind;
  REQUIRE(tune::chance_of({Kind::win, 3}, 600) == 1.0);
  REQUIRE(tune::chance_of({Kind::loss, 3}, 600) == 0.0);
  REQUIRE(tune::chance_of({Kind::draw, 0}, 600) == 0.5);
  REQUIRE(tune::chance_of({Kind::points, 0}, 600) == 0.5);
  REQUIRE(*tune::chance_of({Kind::points, 600}, 600) == Catch::Approx(1.0 / (1.0 + std::exp(-1.0))));
  REQUIRE_FALSE(tune::chance_of({Kind::points, 600}, 0).has_value());
  REQUIRE_FALSE(tune::chance_of({Kind::win, 3}, 0).has_value());
}

TEST_CASE("tune: search scores are corrected to the confidence that the results show", "[tune]") {
  const auto chance = [](double x) { return 1.0 / (1.0 + std::exp(-x)); };
  Rng rng(9);
  std::vector<tune::Sample> modest;
  for (int i = 0; i < 20000; ++i) {
    const double truth = 4.0 * uniform_real(rng) - 2.0;
    modest.push_back({uniform_real(rng) < chance(truth) ? 1.0 : 0.0, chance(truth / 1.6)});
  }
  // Proven results and positions without a score do not affect the confidence.
  for (int i = 0; i < 5000; ++i) modest.insert(modest.end(), {{1.0, 1.0}, {0.0, 0.0}, {1.0, std::nullopt}});
  const double confidence = tune::confidence(modest);
  REQUIRE(confidence == Catch::Approx(1.6).margin(0.1));
  REQUIRE(tune::confidence({}) == 1.0);

  REQUIRE(tune::target({0.0, chance(0.5)}, 0.0, 2.0) == Catch::Approx(chance(1.0)));
  REQUIRE(tune::target({0.0, chance(0.5)}, 0.25, 2.0) == Catch::Approx(0.75 * chance(1.0)));
  REQUIRE(tune::target({0.0, 1.0}, 0.5, 2.0) == 0.5);
  REQUIRE(tune::target({0.5, std::nullopt}, 0.2, 2.0) == 0.5);
}

TEST_CASE("tune: random plies first, then every second one for a while", "[tune]") {
  const auto& tunable = *tunable_of<Colosseum>();
  tune::SelfPlay plan;
  plan.games = 8;
  plan.strengths = {{20, 0}};
  plan.setups = {"size=8 rules=plain"};
  plan.random_plies = 2;
  // Every ply puts up one wall, so the number of walls shows which plies were searched.
  const auto plies_judged = [&] {
    std::vector<std::vector<int>> games;
    const auto all = [](int) { return true; };
    const auto keep = [&](int, const auto& game) {
      auto& plies = games.emplace_back();
      for (const auto& at : game)
        plies.push_back(2 * 8 * 7 - at.pos.open_right.count() - at.pos.open_down.count());
    };
    REQUIRE(tune::play_games<Colosseum>(tunable, plan, all, keep));
    return games;
  };
  for (const auto& plies : plies_judged())
    for (std::size_t i = 0; i < plies.size(); ++i)
      REQUIRE(plies[i] == plan.random_plies + static_cast<int>(i));

  plan.mixed_plies = 9;
  std::set<int> skipped;
  for (const auto& plies : plies_judged()) {
    REQUIRE(plies.front() == plan.random_plies);
    int left_out = 0;
    for (std::size_t i = 1; i < plies.size(); ++i) {
      const int step = plies[i] - plies[i - 1];
      REQUIRE((step == 1 || (step == 2 && plies[i] <= plan.random_plies + plan.mixed_plies + 1)));
      left_out += step - 1;
    }
    skipped.insert(left_out);
  }
  REQUIRE(skipped.size() > 2);
}

}  // namespace
}  // namespace arena
