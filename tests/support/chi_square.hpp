#pragma once
#include <cmath>
#include <map>
#include <string>

namespace arena::test {

// The 99.9 % point of the chi-square distribution for this number of categories, by the approximation of
// Wilson and Hilferty.
[[nodiscard]] inline double chi_square_limit(std::size_t kinds) {
  const double freedom = static_cast<double>(kinds) - 1;
  const double root = 1 - 2 / (9 * freedom) + 3.09 * std::sqrt(2 / (9 * freedom));
  return freedom * root * root * root;
}

// The chi-square statistic of the counts of equally likely categories.
[[nodiscard]] inline double chi_square(const std::map<std::string, int>& counts, int draws) {
  const double due = static_cast<double>(draws) / static_cast<double>(counts.size());
  double sum = 0.0;
  for (const auto& [kind, count] : counts) sum += (count - due) * (count - due) / due;
  return sum;
}

}  // namespace arena::test
