#include "match/ratings.hpp"

#include <cmath>
#include <utility>

namespace arena::match {
namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

const double elo_per_logit = 400.0 / std::log(10.0);
// Before any game a player's rating is known up to 1000 Elo. This keeps a player that has won or lost all
// games, or played none, within bounds, and does not matter otherwise.
constexpr double prior_elo = 1000.0;

// The inverse by Gauss and Jordan. A symmetric positive definite matrix needs no pivots.
Matrix inverse(Matrix a) {
  const std::size_t n = a.size();
  Matrix result(n, Row(n));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1.0;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = a[i][i];
    for (std::size_t k = 0; k < n; ++k) {
      a[i][k] /= pivot;
      result[i][k] /= pivot;
    }
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double factor = a[j][i];
      for (std::size_t k = 0; k < n; ++k) {
        a[j][k] -= factor * a[i][k];
        result[j][k] -= factor * result[i][k];
      }
    }
  }
  return result;
}

Row product(const Matrix& a, const Row& x) {
  Row result(a.size());
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t k = 0; k < x.size(); ++k) result[i] += a[i][k] * x[k];
  return result;
}

double dot(const Row& x, const Row& y) {
  double sum = 0.0;
  for (std::size_t i = 0; i < x.size(); ++i) sum += x[i] * y[i];
  return sum;
}

// Adds a value that two players share with opposite signs.
void add_contrast(Matrix& matrix, std::size_t i, std::size_t j, double value) {
  matrix[i][i] += value;
  matrix[j][j] += value;
  matrix[i][j] -= value;
  matrix[j][i] -= value;
}

// The sum over all pairs of the squared slope of the likelihood. The two games of a pair depend on each
// other, so it is measured and not taken from the model; one more pair as the model has it keeps it from
// being 0 after a few equal results.
double squared_slopes(const Pairs& pairs, double expected) {
  double sum = expected * (1.0 - expected) / 2.0;
  for (std::size_t k = 0; k < pairs.counts.size(); ++k) {
    const double away = static_cast<double>(k) / 4.0 - expected;
    sum += pairs.counts[k] * away * away;
  }
  const double n = pairs.size();
  return 4.0 * sum * n / (n + 1.0);
}

}  // namespace

Ratings::Ratings(int players, std::span<const Pairs> against)
    : players_(static_cast<std::size_t>(players)), strength_(players_) {
  fit(against);
}

// Newton's method for the greatest posterior density, then its spread by the "sandwich" of slopes between
// inverse curvatures (White, "Maximum likelihood estimation of misspecified models", 1982).
void Ratings::fit(std::span<const Pairs> against) {
  const double precision = elo_per_logit * elo_per_logit / (prior_elo * prior_elo);
  const auto expected = [&](std::size_t i, std::size_t j) {
    return 1.0 / (1.0 + std::exp(strength_[j] - strength_[i]));
  };
  const auto each_pairing = [&](const auto& visit) {
    for (std::size_t i = 0; i < players_; ++i)
      for (std::size_t j = i + 1; j < players_; ++j)
        if (const Pairs& pairs = against[i * players_ + j]; pairs.size() > 0) visit(i, j, pairs);
  };
  Matrix spread;
  constexpr int most_steps = 100;
  for (int step = 0; step < most_steps; ++step) {
    Row slope(players_);
    Matrix curvature(players_, Row(players_));
    for (std::size_t i = 0; i < players_; ++i) {
      slope[i] = -precision * strength_[i];
      curvature[i][i] = precision;
    }
    each_pairing([&](std::size_t i, std::size_t j, const Pairs& pairs) {
      const double p = expected(i, j);
      const double games = 2.0 * pairs.size();
      slope[i] += games * (pairs.score() - p);
      slope[j] -= games * (pairs.score() - p);
      add_contrast(curvature, i, j, games * p * (1.0 - p));
    });
    spread = inverse(std::move(curvature));
    Row change = product(spread, slope);
    double longest = 0.0;
    for (const double each : change) longest = std::max(longest, std::abs(each));
    // Far from the summit the curvature says too little.
    const double scale = longest > 1.0 ? 1.0 / longest : 1.0;
    for (std::size_t i = 0; i < players_; ++i) strength_[i] += scale * change[i];
    if (longest < 1e-10) break;
  }
  Matrix slopes(players_, Row(players_));
  for (std::size_t i = 0; i < players_; ++i) slopes[i][i] = precision;
  each_pairing([&](std::size_t i, std::size_t j, const Pairs& pairs) {
    add_contrast(slopes, i, j, squared_slopes(pairs, expected(i, j)));
  });
  covariance_.assign(players_, Row(players_));
  for (std::size_t i = 0; i < players_; ++i) {
    const Row weighted = product(slopes, spread[i]);
    for (std::size_t j = 0; j < players_; ++j) covariance_[i][j] = dot(weighted, spread[j]);
  }
}

double Ratings::deviation(const Row& contrast) const {
  return std::sqrt(dot(contrast, product(covariance_, contrast)));
}

double Ratings::elo(int player) const {
  double mean = 0.0;
  for (const double each : strength_) mean += each / static_cast<double>(players_);
  return elo_per_logit * (strength_[static_cast<std::size_t>(player)] - mean);
}

Interval Ratings::interval(int player) const {
  constexpr double normal = 1.959963984540054;  // 97.5 % point
  Row contrast(players_, -1.0 / static_cast<double>(players_));
  contrast[static_cast<std::size_t>(player)] += 1.0;
  const double half = normal * elo_per_logit * deviation(contrast);
  return {elo(player) - half, elo(player) + half};
}

double Ratings::stronger(int a, int b) const {
  if (a == b) return 0.5;
  Row contrast(players_);
  contrast[static_cast<std::size_t>(a)] = 1.0;
  contrast[static_cast<std::size_t>(b)] = -1.0;
  return std::erfc(-dot(contrast, strength_) / deviation(contrast) / std::sqrt(2.0)) / 2.0;
}

}  // namespace arena::match
