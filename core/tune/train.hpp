#pragma once
#include <cstdint>

#include "tune/samples.hpp"

namespace arena::tune {

// Fits a small network (agents/network.hpp) to results of games by gradient descent in small batches (Adam,
// Kingma and Ba 2015) on the log-likelihood, starting from random weights. The same plan and samples give the
// same network.
struct Training {
  int units = 16;  // of the hidden layer
  int epochs = 24;
  std::uint64_t seed = 1;
  double held_out = 0.1;  // share of the samples, at the end, that is used only to measure the loss
};

struct Trained {
  std::vector<int> weights;  // in the order and units of agents/network.hpp
  double loss_before = 0;    // mean negative log-likelihood of the held-out samples under the current network
  double loss_after = 0;
};

[[nodiscard]] Trained train(const Samples& samples, std::span<const int> current, const Training& plan);

}  // namespace arena::tune
