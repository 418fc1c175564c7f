#include "agents/network.hpp"

#include <catch2/catch_all.hpp>

#include "tune/train.hpp"
#include "util/rng.hpp"

namespace arena {
namespace {

using Small = Network<8, 8>;

// The definition of the network's output, computed number by number.
std::int64_t slowly(std::span<const int> values, const Small::Features& features) {
  const auto at = [&](int row, int column) {
    return std::int64_t{values[static_cast<std::size_t>(row * 9 + column)]};
  };
  std::int64_t answer = values.back();
  for (int h = 0; h < 8; ++h) {
    std::int64_t unit = 0;
    for (int i = 0; i < 8; ++i) unit += at(i, h) * features[static_cast<std::size_t>(i)];
    answer += std::clamp<std::int64_t>(unit, 0, 1 << 14) / 16 * at(8, h);
  }
  for (int i = 0; i < 8; ++i) answer += 16 * at(i, 8) * features[static_cast<std::size_t>(i)];
  return answer;
}

TEST_CASE("network: the vectorised result equals the plain one", "[agents]") {
  Rng rng(5);
  int clipped = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    std::array<int, Small::parameters> values;
    for (int& value : values) value = static_cast<int>(uniform(rng, 1024)) - 512;
    Small::Features features;
    for (auto& feature : features)
      feature = static_cast<std::int16_t>(static_cast<int>(uniform(rng, 400)) - 100);
    const auto expected = slowly(values, features);
    REQUIRE(Small(values)(features) == expected);
    clipped += std::abs(expected) > (1 << 14) ? 1 : 0;
  }
  REQUIRE(clipped > 100);
}

TEST_CASE("network: weights out of range are clamped", "[agents]") {
  std::array<int, Small::parameters> values{};
  values[8] = 1'000'000;  // weight of the first input in the direct sum
  Small::Features features{1};
  REQUIRE(Small(values)(features) == 16 * 32767);
}

// A win if exactly one of two inputs is set, which no weighted sum can express.
tune::Samples either_or(std::size_t count) {
  Rng rng(9);
  tune::Samples samples;
  samples.terms = 8;
  for (std::size_t i = 0; i < count; ++i) {
    const bool a = uniform(rng, 2) == 1;
    const bool b = uniform(rng, 2) == 1;
    const auto terms = samples.add(a != b ? 1.0 : 0.0);
    terms[0] = a ? 64 : 0;
    terms[1] = b ? 64 : 0;
    terms[2] = 64;
  }
  return samples;
}

TEST_CASE("train: learns what a weighted sum cannot express, and is reproducible", "[tune]") {
  const auto samples = either_or(20'000);
  const std::vector<int> nothing(Small::parameters);
  const tune::Training plan{.units = 8, .epochs = 30};
  const auto trained = tune::train(samples, nothing, plan);
  REQUIRE(trained.loss_before == Catch::Approx(std::log(2.0)));
  REQUIRE(trained.loss_after < 0.1);
  REQUIRE(tune::train(samples, nothing, plan).weights == trained.weights);

  const Small network(trained.weights);
  for (const int a : {0, 64})
    for (const int b : {0, 64}) {
      const Small::Features features{static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 64};
      REQUIRE((network(features) > 0) == (a != b));
    }
  // The integer network gives the same results as the floating-point one.
  REQUIRE(tune::train(samples, trained.weights, plan).loss_before ==
          Catch::Approx(trained.loss_after).margin(0.01));
}

TEST_CASE("train: the loss before is that of the current network", "[tune]") {
  Rng rng(3);
  tune::Samples samples;
  samples.terms = 8;
  for (int i = 0; i < 200; ++i)
    for (int& term : samples.add(i % 2)) term = static_cast<int>(uniform(rng, 129)) - 64;
  for (int trial = 0; trial < 5; ++trial) {
    std::vector<int> weights;
    for (int i = 0; i < Small::parameters; ++i) weights.push_back(static_cast<int>(uniform(rng, 601)) - 300);
    const Small network(weights);
    double loss = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      Small::Features features{};
      for (std::size_t k = 0; k < features.size(); ++k)
        features[k] = static_cast<std::int16_t>(samples.of(i)[k]);
      const double log_odds = network(features) / 262144.0;  // 2^18
      loss += std::log1p(std::exp(samples.results[i] > 0 ? -log_odds : log_odds)) / 200;
    }
    const tune::Training only_judge{.units = 8, .epochs = 0, .held_out = 1.0};
    REQUIRE(tune::train(samples, weights, only_judge).loss_before == Catch::Approx(loss).epsilon(0.002));
  }
}

}  // namespace
}  // namespace arena
