#pragma once
#include <cstdint>

#include "tune/samples.hpp"

namespace arena::tune {

// Fits a small network (agents/network.hpp) to results of games: gradient descent in small batches (Adam,
// Kingma and Ba 2015) on the log-likelihood, from random weights. The same plan and samples give the same
// network.
struct Training {
  int units = 16;  // of the hidden layer
  int epochs = 24;
  std::uint64_t seed = 1;
  double held_out = 0.1;  // the last samples, which are only judged
};

struct Trained {
  std::vector<int> weights;  // as the network takes them
  double loss_before = 0;    // mean negative log-likelihood of the samples held out, of the present network
  double loss_after = 0;
};

[[nodiscard]] Trained train(const Samples& samples, std::span<const int> present, const Training& plan);

}  // namespace arena::tune
