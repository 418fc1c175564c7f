#pragma once
#include <optional>
#include <span>

namespace arena::tune {

// The result of a position's game (1, 0.5 or 0) and the search's chance of winning, both for the side to
// move.
struct Sample {
  double result = 0;
  std::optional<double> chance;
};

// The factor for the log-odds of all search scores that makes the results most likely (Platt 1999): above 1
// if the search is under-confident. A network trained on under-confident scores becomes less confident with
// every generation.
[[nodiscard]] double confidence(std::span<const Sample> samples);

// The training target of a position: the result of its game with weight `trust` (0 to 1), and the search's
// chance, corrected by `confidence`, with the rest.
[[nodiscard]] double target(const Sample& sample, double trust, double confidence);

}  // namespace arena::tune
