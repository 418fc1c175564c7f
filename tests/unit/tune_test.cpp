#include <catch2/catch_all.hpp>
#include <cmath>

#include "agents/list.hpp"
#include "tune/fit.hpp"
#include "tune/self_play.hpp"
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

TEST_CASE("tune: a term that no sample has stays as it is", "[tune]") {
  auto samples = drawn_samples(std::array{0.3, 0.0}, 2000);
  for (std::size_t i = 1; i < samples.values.size(); i += 2) samples.values[i] = 0;
  const auto fit = tune::fit(samples, std::array{100, 70});
  REQUIRE(fit.weights[1] == Catch::Approx(70.0));
}

TEST_CASE("tune: weights that fit already stay, and the prior holds them", "[tune]") {
  const auto samples = drawn_samples(std::array{0.3, -0.3}, 20000);
  const auto loose = tune::fit(samples, std::array{100, -100});
  REQUIRE(loose.weights[0] == Catch::Approx(100.0).margin(5));
  REQUIRE(loose.weights[1] == Catch::Approx(-100.0).margin(5));
  REQUIRE(loose.scale == Catch::Approx(0.003).margin(0.0002));
  const auto held = tune::fit(samples, std::array{100, 100}, 0.1, 1e9);
  REQUIRE(held.weights[1] == Catch::Approx(100.0).margin(1));
}

TEMPLATE_LIST_TEST_CASE("tune: games of an agent against itself repeat", "[tune]", AllGames) {
  using G = TestType;
  const Tunable<G>* tunable = tunable_of<G>();
  if (!tunable) {
    SUCCEED("nothing to tune");
    return;
  }
  REQUIRE(tunable->names.size() == tunable->weights.size());
  tune::SelfPlay plan;
  plan.games = 4;
  plan.nodes = 300;
  const auto samples = tune::play_games<G>(*tunable, plan).value();
  REQUIRE(samples.size() > 20);
  REQUIRE(samples.values.size() == samples.size() * samples.terms);
  // Somebody won a game: its samples hold both results in turn.
  REQUIRE(std::count(samples.results.begin(), samples.results.end(), 1.0) > 0);
  REQUIRE(std::count(samples.results.begin(), samples.results.end(), 0.0) > 0);
  const auto again = tune::play_games<G>(*tunable, plan).value();
  REQUIRE(again.values == samples.values);
  REQUIRE(again.results == samples.results);
  plan.setup = "nonsense=1";
  REQUIRE_FALSE(tune::play_games<G>(*tunable, plan));
}

}  // namespace
}  // namespace arena
