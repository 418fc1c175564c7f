#include "tune/thoughts.hpp"

#include <cmath>

#include "tune/fit.hpp"

namespace arena::tune {
namespace {

constexpr double unit = 100;  // of log-odds, because samples hold integers

double log_odds(double chance) {
  return std::log(chance / (1.0 - chance));
}

// A proven result is not an estimate.
bool is_estimate(const std::optional<double>& thought) {
  return thought && *thought > 0.0 && *thought < 1.0;
}

}  // namespace

double confidence(std::span<const Sample> samples) {
  Samples estimates;
  estimates.terms = 1;
  for (const auto& [result, thought] : samples)
    if (is_estimate(thought))
      estimates.add(result)[0] = static_cast<int>(std::lround(unit * log_odds(*thought)));
  if (estimates.size() == 0) return 1.0;
  constexpr int unit_weight = 1;
  return fit(estimates, std::span(&unit_weight, 1), 0.0).scale * unit;
}

double target(const Sample& sample, double trust, double confidence) {
  if (!sample.thought) return sample.result;
  double thought = *sample.thought;
  if (is_estimate(thought)) thought = 1.0 / (1.0 + std::exp(-confidence * log_odds(thought)));
  return trust * sample.result + (1.0 - trust) * thought;
}

}  // namespace arena::tune
