#include "games/numbers.hpp"

#include <algorithm>

namespace arena {

std::vector<int> numbers_in(std::string_view text) {
  constexpr int largest = 9999;
  std::vector<int> numbers;
  bool inside = false;
  int sign = 1;
  for (const char c : text) {
    if (c < '0' || c > '9') {
      sign = c == '-' && !inside ? -1 : 1;
      inside = false;
      continue;
    }
    if (!inside) numbers.push_back(0);
    inside = true;
    numbers.back() = std::clamp(10 * numbers.back() + sign * (c - '0'), -largest, largest);
  }
  return numbers;
}

}  // namespace arena
