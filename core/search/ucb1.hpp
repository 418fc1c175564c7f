#pragma once
#include <cmath>

#include "util/log.hpp"

namespace arena {

// The bound of Auer, Cesa-Bianchi and Fischer (2002): U/N + C * sqrt(ln N(parent) / N) with C = sqrt 2.
[[nodiscard]] inline double ucb1(double wins, double visits, double parent_visits) {
  return wins / visits + std::sqrt(2.0 * natural_log(parent_visits) / visits);
}

}  // namespace arena
