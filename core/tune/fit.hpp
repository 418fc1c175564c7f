#pragma once
#include "tune/samples.hpp"

namespace arena::tune {

// Texel's tuning method (Österlund 2014): the chance of winning is modelled as a logistic function of the
// evaluation, and the weights maximise the likelihood of the games' results.
struct Fit {
  double scale = 0;             // chance = 1 / (1 + exp(-scale * evaluation)), fitted to the current weights
  std::vector<double> weights;  // in the unit of the current weights
  std::vector<double> errors;   // standard errors of the weights
  double loss_before = 0;       // mean negative log-likelihood of the held-out samples
  double loss_after = 0;
};

// The last part of the samples, a share of `held_out` (0 to 1), is not fitted but used to measure the loss.
// `prior` pulls each weight towards its current value with the force of that many samples, so that terms that
// are rare in the data stay near it.
[[nodiscard]] Fit fit(const Samples& samples, std::span<const int> current, double held_out = 0.1,
                      double prior = 1.0);

}  // namespace arena::tune
