#include "match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arena::match {
namespace {

// The mean score per game of a pair with this number of half points.
constexpr double score_of(std::size_t half_points) {
  return static_cast<double>(half_points) / 4.0;
}

using Shares = std::array<double, 5>;

// Counts a thousandth for results that have not occurred yet, so that every score is possible.
Shares regularized(const Pairs& pairs) {
  Shares counts{};
  std::transform(pairs.counts.begin(), pairs.counts.end(), counts.begin(),
                 [](int count) { return count == 0 ? 1e-3 : count; });
  return counts;
}

// The root of the decreasing function theta -> sum of count * d / (1 + theta * d), where d is the distance of
// a result from `score`. Newton's method, with bisection where a step leaves the interval.
double multiplier(const Shares& counts, double score) {
  double low = -1.0 / (1.0 - score);
  double high = 1.0 / score;
  double theta = 0.0;
  for (int i = 0; i < 100; ++i) {
    double value = 0.0;
    double slope = 0.0;
    for (std::size_t k = 0; k < counts.size(); ++k) {
      const double d = score_of(k) - score;
      const double term = d / (1.0 + theta * d);
      value += counts[k] * term;
      slope -= counts[k] * term * term;
    }
    (value > 0.0 ? low : high) = theta;
    const double step = theta - value / slope;
    const double next = step > low && step < high ? step : (low + high) / 2;
    if (std::abs(next - theta) < 1e-10) return next;
    theta = next;
  }
  return theta;
}

}  // namespace

int Pairs::size() const {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

double Pairs::score() const {
  if (size() == 0) return 0.5;
  double sum = 0.0;
  for (std::size_t k = 0; k < counts.size(); ++k) sum += counts[k] * score_of(k);
  return sum / size();
}

double Pairs::variance() const {
  if (size() == 0) return 0.0;
  const double mean = score();
  double sum = 0.0;
  for (std::size_t k = 0; k < counts.size(); ++k)
    sum += counts[k] * (score_of(k) - mean) * (score_of(k) - mean);
  return sum / size();
}

double log_likelihood(const Pairs& pairs, double score) {
  const Shares counts = regularized(pairs);
  const double theta = multiplier(counts, score);
  double sum = 0.0;
  for (std::size_t k = 0; k < counts.size(); ++k)
    sum -= counts[k] * std::log(1.0 + theta * (score_of(k) - score));
  return sum;
}

Interval score_interval(const Pairs& pairs) {
  if (pairs.size() == 0) return {0.0, 1.0};
  constexpr double min_llr = -3.841458820694124 / 2;  // 95 % point of chi-square with one degree of freedom
  const auto boundary = [&](double inside, double outside) {
    for (int i = 0; i < 50; ++i) {
      const double middle = (inside + outside) / 2;
      (log_likelihood(pairs, middle) >= min_llr ? inside : outside) = middle;
    }
    return outside;
  };
  const double mean = pairs.score();
  return {boundary(mean, 0.0), boundary(mean, 1.0)};
}

double elo_of_score(double score) {
  return -400.0 * std::log10(1.0 / score - 1.0) + 0.0;  // + 0.0: no "-0"
}

double score_of_elo(double elo) {
  return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

double normalized_elo(const Pairs& pairs, double score) {
  const double distance = score - 0.5;
  return distance == 0.0 ? 0.0 : distance / std::sqrt(2.0 * pairs.variance()) * 800.0 / std::log(10.0);
}

double Sprt::log_likelihood_ratio(const Pairs& pairs) const {
  return log_likelihood(pairs, score_of_elo(elo1)) - log_likelihood(pairs, score_of_elo(elo0));
}

double Sprt::lower_bound() const {
  return std::log(beta / (1 - alpha));
}
double Sprt::upper_bound() const {
  return std::log((1 - beta) / alpha);
}

Sprt::Verdict Sprt::verdict(const Pairs& pairs) const {
  const double ratio = log_likelihood_ratio(pairs);
  if (ratio >= upper_bound()) return Verdict::accept_h1;
  if (ratio <= lower_bound()) return Verdict::accept_h0;
  return Verdict::undecided;
}

Expected<Sprt> make_sprt(double elo0, double elo1) {
  constexpr double max_elo = 1000.0;
  if (!(elo0 < elo1))
    return Error{Error::Code::bad_option, "a test needs two Elo differences, the lower one first"};
  if (elo0 < -max_elo || elo1 > max_elo)
    return Error{Error::Code::bad_option, "an Elo difference to be tested is between -1000 and 1000"};
  return Sprt{elo0, elo1};
}

void Times::add(double ms) {
  ++counts_[std::llround(std::clamp(ms, 0.0, 1e12) * 100)];
  ++total_;
}

double Times::percentile(double share) const {
  const auto rank = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(total_)));
  std::int64_t passed = 0;
  for (const auto& [hundredths, count] : counts_) {
    passed += count;
    if (passed >= rank) return static_cast<double>(hundredths) / 100;
  }
  return 0.0;
}

}  // namespace arena::match
