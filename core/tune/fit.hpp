#pragma once
#include "tune/samples.hpp"

namespace arena::tune {

// Texel's tuning method (Österlund 2014): the chance to win is taken for a logistic function of the
// evaluation, and the weights are those that make the results of the games most likely.
struct Fit {
  double scale = 0;             // chance = 1 / (1 + exp(-scale * evaluation)), fitted to the present weights
  std::vector<double> weights;  // in the unit of the present ones
  std::vector<double> errors;   // standard errors of these
  double loss_before = 0;       // mean negative log-likelihood of the samples held out
  double loss_after = 0;
};

// The last `held_out` of the samples (0 to 1) are not fitted, only judged. `prior` pulls each weight to the
// present one as that many samples would that know nothing else: it keeps rare terms from running away.
[[nodiscard]] Fit fit(const Samples& samples, std::span<const int> present, double held_out = 0.1,
                      double prior = 1.0);

}  // namespace arena::tune
