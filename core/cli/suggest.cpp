#include "cli/suggest.hpp"

#include <algorithm>

namespace arena::cli {
namespace {

// The Damerau-Levenshtein distance, without edits between exchanged letters.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t k = 0; k <= b.size(); ++k) {
      if (i == 0 || k == 0) {
        table[i][k] = i + k;
        continue;
      }
      const std::size_t replaced = table[i - 1][k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1);
      table[i][k] = std::min({table[i - 1][k] + 1, table[i][k - 1] + 1, replaced});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
        table[i][k] = std::min(table[i][k], table[i - 2][k - 2] + 1);
    }
  return table[a.size()][b.size()];
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  std::string best;
  std::size_t smallest = word.size() < 5 ? 2 : 3;
  for (const auto& candidate : candidates)
    if (candidate.size() < word.size() + 3)
      if (const auto wrong = distance(word.substr(0, 40), candidate); wrong < smallest) {
        smallest = wrong;
        best = candidate;
      }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
  const std::string meant = nearest(word, candidates);
  return meant.empty() ? "" : "; did you mean " + meant + "?";
}

}  // namespace arena::cli
