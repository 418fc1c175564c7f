#pragma once
#include <cstddef>
#include <span>
#include <vector>

namespace arena::tune {

// Positions as their terms, and the results of their games for the side to move: 1, 0.5 or 0. The samples of
// a game are consecutive.
struct Samples {
  std::size_t terms = 0;
  std::vector<int> values;  // `terms` per sample
  std::vector<double> results;

  [[nodiscard]] std::size_t size() const noexcept { return results.size(); }
  [[nodiscard]] std::span<const int> of(std::size_t sample) const {
    return std::span(values).subspan(sample * terms, terms);
  }
  // Adds a sample and returns the room for its terms.
  [[nodiscard]] std::span<int> add(double result) {
    results.push_back(result);
    values.resize(values.size() + terms);
    return std::span(values).last(terms);
  }
};

}  // namespace arena::tune
