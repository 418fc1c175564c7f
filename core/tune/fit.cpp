#include "tune/fit.hpp"

#include <cmath>
#include <numeric>

namespace arena::tune {
namespace {

constexpr int newton_steps = 25;  // it converges in fewer than ten steps

using Vector = std::vector<double>;

double chance(double log_odds) {
  return 1.0 / (1.0 + std::exp(-log_odds));
}

double dot(std::span<const int> terms, const Vector& weights) {
  return std::inner_product(terms.begin(), terms.end(), weights.begin(), 0.0);
}

// The mean loss of the samples [begin, end); the weights give log-odds.
double mean_loss(const Samples& samples, const Vector& weights, std::size_t begin, std::size_t end) {
  double loss = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const double x = dot(samples.of(i), weights);
    // -log of the likelihood, log(1 + e^x) - result * x, written so that nothing overflows.
    loss += std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))) - samples.results[i] * x;
  }
  return end > begin ? loss / static_cast<double>(end - begin) : 0.0;
}

// The Cholesky decomposition of a symmetric positive definite matrix.
class Cholesky {
 public:
  explicit Cholesky(std::vector<Vector> matrix) : lower_(std::move(matrix)) {
    for (std::size_t i = 0; i < lower_.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = lower_[i][j];
        for (std::size_t k = 0; k < j; ++k) sum -= lower_[i][k] * lower_[j][k];
        lower_[i][j] = i == j ? std::sqrt(sum) : sum / lower_[j][j];
      }
  }
  [[nodiscard]] Vector solve(Vector x) const {
    const std::size_t n = lower_.size();
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t k = 0; k < i; ++k) x[i] -= lower_[i][k] * x[k];
      x[i] /= lower_[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
      for (std::size_t k = i + 1; k < n; ++k) x[i] -= lower_[k][i] * x[k];
      x[i] /= lower_[i][i];
    }
    return x;
  }

 private:
  std::vector<Vector> lower_;
};

// Gradient and curvature of the log-likelihood at some weights, with a pull towards `origin`.
struct Slope {
  Vector gradient;
  std::vector<Vector> curvature;

  Slope(const Samples& samples, std::size_t count, const Vector& weights, const Vector& origin, double prior)
      : gradient(weights.size()), curvature(weights.size(), Vector(weights.size())) {
    for (std::size_t i = 0; i < weights.size(); ++i) {
      // The pull has the curvature of `prior` samples with probability 1/2 and the term's mean square.
      double square = 1.0;
      for (std::size_t s = 0; s < count; ++s) square += samples.of(s)[i] * samples.of(s)[i];
      const double pull = prior * square / (4.0 * static_cast<double>(count));
      gradient[i] = pull * (origin[i] - weights[i]);
      curvature[i][i] = pull;
    }
    for (std::size_t s = 0; s < count; ++s) {
      const auto terms = samples.of(s);
      const double p = chance(dot(terms, weights));
      for (std::size_t i = 0; i < weights.size(); ++i) {
        if (terms[i] == 0) continue;
        gradient[i] += (samples.results[s] - p) * terms[i];
        for (std::size_t j = 0; j <= i; ++j) curvature[i][j] += p * (1.0 - p) * terms[i] * terms[j];
      }
    }
  }
};

// Newton's method for the factor that turns the current evaluation into log-odds.
double fit_scale(const Samples& samples, std::size_t count, const Vector& current) {
  double scale = 0;
  for (int step = 0; step < newton_steps; ++step) {
    double slope = 0;
    double curvature = 1e-9;
    for (std::size_t s = 0; s < count; ++s) {
      const double value = dot(samples.of(s), current);
      const double p = chance(scale * value);
      slope += (samples.results[s] - p) * value;
      curvature += p * (1.0 - p) * value * value;
    }
    scale += slope / curvature;
  }
  return scale;
}

}  // namespace

Fit fit(const Samples& samples, std::span<const int> current, double held_out, double prior) {
  const auto count = static_cast<std::size_t>(static_cast<double>(samples.size()) * (1.0 - held_out));
  Fit result;
  Vector weights(current.begin(), current.end());
  result.scale = fit_scale(samples, count, weights);
  for (double& weight : weights) weight *= result.scale;
  const Vector origin = weights;
  result.loss_before = mean_loss(samples, weights, count, samples.size());
  for (int step = 0; step < newton_steps; ++step) {
    const Slope slope(samples, count, weights, origin, prior);
    const Vector change = Cholesky(slope.curvature).solve(slope.gradient);
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] += change[i];
  }
  result.loss_after = mean_loss(samples, weights, count, samples.size());
  const Cholesky curvature(Slope(samples, count, weights, origin, prior).curvature);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    Vector unit(weights.size());
    unit[i] = 1.0;
    result.errors.push_back(std::sqrt(curvature.solve(unit)[i]) / result.scale);
    result.weights.push_back(weights[i] / result.scale);
  }
  return result;
}

}  // namespace arena::tune
