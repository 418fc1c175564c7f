#include "tune/targets.hpp"

#include <cmath>

#include "tune/fit.hpp"

namespace arena::tune {
namespace {

constexpr double unit = 100;  // of log-odds, because samples hold integers

double log_odds(double chance) {
  return std::log(chance / (1.0 - chance));
}

// A proven result is not an estimate.
bool is_estimate(const std::optional<double>& chance) {
  return chance && *chance > 0.0 && *chance < 1.0;
}

}  // namespace

double confidence(std::span<const Sample> samples) {
  Samples estimates;
  estimates.terms = 1;
  for (const auto& [result, chance] : samples)
    if (is_estimate(chance))
      estimates.add(result)[0] = static_cast<int>(std::lround(unit * log_odds(*chance)));
  if (estimates.size() == 0) return 1.0;
  constexpr int unit_weight = 1;
  return fit(estimates, std::span(&unit_weight, 1), 0.0).scale * unit;
}

double target(const Sample& sample, double trust, double confidence) {
  if (!sample.chance) return sample.result;
  double chance = *sample.chance;
  if (is_estimate(chance)) chance = 1.0 / (1.0 + std::exp(-confidence * log_odds(chance)));
  return trust * sample.result + (1.0 - trust) * chance;
}

}  // namespace arena::tune
