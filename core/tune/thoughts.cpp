#include "tune/thoughts.hpp"

#include <cmath>

#include "tune/fit.hpp"

namespace arena::tune {
namespace {

constexpr double unit = 100;  // of log-odds, for samples hold integers

double log_odds(double chance) {
  return std::log(chance / (1.0 - chance));
}

// A proven result is no opinion.
bool is_opinion(const std::optional<double>& thought) {
  return thought && *thought > 0.0 && *thought < 1.0;
}

}  // namespace

double confidence(std::span<const Sample> samples) {
  Samples opinions;
  opinions.terms = 1;
  for (const auto& [result, thought] : samples)
    if (is_opinion(thought))
      opinions.add(result)[0] = static_cast<int>(std::lround(unit * log_odds(*thought)));
  if (opinions.size() == 0) return 1.0;
  constexpr int as_it_is = 1;
  return fit(opinions, std::span(&as_it_is, 1), 0.0).scale * unit;
}

double target(const Sample& sample, double trust, double confidence) {
  if (!sample.thought) return sample.result;
  double thought = *sample.thought;
  if (is_opinion(thought)) thought = 1.0 / (1.0 + std::exp(-confidence * log_odds(thought)));
  return trust * sample.result + (1.0 - trust) * thought;
}

}  // namespace arena::tune
