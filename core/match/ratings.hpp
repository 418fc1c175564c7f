#pragma once
#include <span>
#include <vector>

#include "match/statistics.hpp"

namespace arena::match {

// Ratings of all players of a match from all their results at once: the Bradley-Terry model, in which A
// scores 1 / (1 + 10^((b - a) / 400)) against B. Elo with the mean of all players as 0.
class Ratings {
 public:
  // `against` has a row for each player: what it scored against each.
  Ratings(int players, std::span<const Pairs> against);

  [[nodiscard]] double elo(int player) const;
  [[nodiscard]] Interval interval(int player) const;  // 95 %
  // The probability that A is stronger than B, given the results.
  [[nodiscard]] double stronger(int a, int b) const;

 private:
  using Row = std::vector<double>;
  [[nodiscard]] double deviation(const Row& contrast) const;
  void fit(std::span<const Pairs> against);

  std::size_t players_;
  Row strength_;  // in natural log-odds
  std::vector<Row> covariance_;
};

}  // namespace arena::match
