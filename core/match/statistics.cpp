#include "match/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace arena::match {

Interval score_interval(const Tally& tally) {
  constexpr double z = 1.959963984540054;
  if (tally.games() == 0) return {0.0, 1.0};
  const double n = tally.games();
  const double p = tally.score();
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double elo_of_score(double score) {
  return -400.0 * std::log10(1.0 / score - 1.0);
}

double score_of_elo(double elo) {
  return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

double Sprt::log_likelihood_ratio(const Tally& tally) const {
  // A result that has not come up yet counts a thousandth, so that the variance is not zero.
  const auto seen = [](int count) { return std::max(static_cast<double>(count), 1e-3); };
  const double wins = seen(tally.wins);
  const double draws = seen(tally.draws);
  const double losses = seen(tally.losses);
  const double n = wins + draws + losses;
  const double mean = (wins + draws / 2) / n;
  const double variance = (wins + draws / 4) / n - mean * mean;
  const double s0 = score_of_elo(elo0);
  const double s1 = score_of_elo(elo1);
  return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

double Sprt::lower_bound() const {
  return std::log(beta / (1 - alpha));
}
double Sprt::upper_bound() const {
  return std::log((1 - beta) / alpha);
}

Sprt::Verdict Sprt::verdict(const Tally& tally) const {
  const double ratio = log_likelihood_ratio(tally);
  if (ratio >= upper_bound()) return Verdict::accept_h1;
  if (ratio <= lower_bound()) return Verdict::accept_h0;
  return Verdict::undecided;
}

double percentile(std::span<const double> sorted, double share) {
  if (sorted.empty()) return 0.0;
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[std::clamp<std::size_t>(rank, 1, sorted.size()) - 1];
}

}  // namespace arena::match
