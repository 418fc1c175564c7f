#pragma once
#include <optional>
#include <span>

namespace arena::tune {

// Of one position, for the side to move: how its game ended, 1, 0.5 or 0, and the chance that the search saw.
struct Sample {
  double result = 0;
  std::optional<double> thought;
};

// By how much the log-odds of all thoughts must be multiplied to make the results most likely (Platt 1999):
// above 1 for a search that is too modest. A network that learns from modest thoughts as they are grows more
// modest with every generation.
[[nodiscard]] double confidence(std::span<const Sample> samples);

// What to learn from a position: how the game ended, as far as that is trusted (0 to 1), and for the rest
// what the search thought of it, with the right confidence.
[[nodiscard]] double target(const Sample& sample, double trust, double confidence);

}  // namespace arena::tune
