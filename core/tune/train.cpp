#include "tune/train.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "util/rng.hpp"

namespace arena::tune {
namespace {

constexpr float input_unit = 64.0F;  // of agents/network.hpp
constexpr float weight_unit = 256.0F;
constexpr float bias_unit = 262144.0F;
constexpr std::size_t batch = 256;

// The network in floating point, with its parameters in the order of agents/network.hpp.
class FloatNetwork {
 public:
  std::vector<float> values;

  FloatNetwork(std::size_t inputs, std::size_t units)
      : values(inputs * (units + 1) + units + 1), inputs_(inputs), units_(units), hidden_(units) {}

  [[nodiscard]] std::size_t row(std::size_t input) const { return input * (units_ + 1); }
  [[nodiscard]] std::size_t out() const { return inputs_ * (units_ + 1); }

  // Returns the log-odds and keeps the sums of the hidden units for `add_slope`.
  float operator()(std::span<const int> sample) {
    std::fill(hidden_.begin(), hidden_.end(), 0.0F);
    float sum = values.back();
    for (std::size_t i = 0; i < inputs_; ++i) {
      const float x = static_cast<float>(sample[i]) / input_unit;
      const float* weights = &values[row(i)];
      for (std::size_t h = 0; h < units_; ++h) hidden_[h] += weights[h] * x;
      sum += weights[units_] * x;
    }
    for (std::size_t h = 0; h < units_; ++h) sum += values[out() + h] * std::clamp(hidden_[h], 0.0F, 1.0F);
    return sum;
  }

  // Adds the gradient of the loss for the sample evaluated last, where `error` is the derivative of the loss
  // with respect to the log-odds.
  void add_slope(std::span<const int> sample, float error, std::vector<float>& slope) {
    slope.back() += error;
    for (std::size_t h = 0; h < units_; ++h) {
      slope[out() + h] += error * std::clamp(hidden_[h], 0.0F, 1.0F);
      const bool inside = hidden_[h] > 0.0F && hidden_[h] < 1.0F;
      hidden_[h] = inside ? error * values[out() + h] : 0.0F;
    }
    for (std::size_t i = 0; i < inputs_; ++i) {
      const float x = static_cast<float>(sample[i]) / input_unit;
      float* weights = &slope[row(i)];
      for (std::size_t h = 0; h < units_; ++h) weights[h] += hidden_[h] * x;
      weights[units_] += error * x;
    }
  }

  [[nodiscard]] float unit_of(std::size_t parameter) const {
    return parameter + 1 == values.size() ? bias_unit : weight_unit;
  }

 private:
  std::size_t inputs_;
  std::size_t units_;
  std::vector<float> hidden_;
};

double mean_loss(FloatNetwork& network, const Samples& samples, std::size_t begin) {
  double loss = 0;
  for (std::size_t i = begin; i < samples.size(); ++i) {
    const double x = network(samples.of(i));
    loss += std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))) - samples.results[i] * x;
  }
  return samples.size() > begin ? loss / static_cast<double>(samples.size() - begin) : 0.0;
}

class Adam {
 public:
  explicit Adam(std::size_t size) : mean_(size), square_(size) {}
  void step(std::vector<float>& values, std::vector<float>& slope, float rate) {
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    ++steps_;
    const float scale =
        rate * std::sqrt(1.0F - std::pow(keep_square, steps_)) / (1.0F - std::pow(keep_mean, steps_));
    for (std::size_t i = 0; i < values.size(); ++i) {
      mean_[i] = keep_mean * mean_[i] + (1.0F - keep_mean) * slope[i];
      square_[i] = keep_square * square_[i] + (1.0F - keep_square) * slope[i] * slope[i];
      values[i] -= scale * mean_[i] / (std::sqrt(square_[i]) + 1e-8F);
      slope[i] = 0.0F;
    }
  }

 private:
  std::vector<float> mean_;
  std::vector<float> square_;
  float steps_ = 0;
};

// Large steps first, small ones at the end.
float rate_in(int epoch, int epochs) {
  const double done = static_cast<double>(epoch) / epochs;
  return done < 0.6 ? 0.002F : done < 0.85 ? 0.0005F : 0.0001F;
}

}  // namespace

Trained train(const Samples& samples, std::span<const int> current, const Training& plan) {
  const auto count = static_cast<std::size_t>(static_cast<double>(samples.size()) * (1.0 - plan.held_out));
  FloatNetwork network(samples.terms, static_cast<std::size_t>(plan.units));
  Trained trained;
  for (std::size_t i = 0; i < network.values.size(); ++i)
    network.values[i] = static_cast<float>(current[i]) / network.unit_of(i);
  trained.loss_before = mean_loss(network, samples, count);

  Rng rng(plan.seed);
  for (float& value : network.values) value = static_cast<float>(uniform_real(rng) - 0.5) * 0.1F;
  for (std::size_t i = 0; i < samples.terms; ++i)
    network.values[network.row(i) + static_cast<std::size_t>(plan.units)] = 0.0F;
  std::vector<float> slope(network.values.size());
  Adam adam(network.values.size());
  std::vector<std::uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0U);
  for (int epoch = 0; epoch < plan.epochs; ++epoch) {
    const float rate = rate_in(epoch, plan.epochs);
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[uniform(rng, static_cast<std::uint32_t>(i))]);
    for (std::size_t begin = 0; begin + batch <= order.size(); begin += batch) {
      for (std::size_t i = begin; i < begin + batch; ++i) {
        const auto sample = samples.of(order[i]);
        const float chance = 1.0F / (1.0F + std::exp(-network(sample)));
        network.add_slope(sample, (chance - static_cast<float>(samples.results[order[i]])) / batch, slope);
      }
      adam.step(network.values, slope, rate);
    }
  }
  trained.loss_after = mean_loss(network, samples, count);
  for (std::size_t i = 0; i < network.values.size(); ++i)
    trained.weights.push_back(static_cast<int>(std::lround(network.values[i] * network.unit_of(i))));
  return trained;
}

}  // namespace arena::tune
