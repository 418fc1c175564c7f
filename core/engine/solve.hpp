#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "search/budget.hpp"
#include "util/expected.hpp"

namespace arena {

// The proven bounds of a position's margin for the side to move, with the line as text. A bound that is not
// proven is not set.
struct SolveReport {
  std::optional<int> min;
  std::optional<int> max;
  std::vector<std::string> line;
  std::uint64_t nodes = 0;
  Duration time{};
};

[[nodiscard]] Expected<SolveReport> solve(std::string_view game, std::string_view position,
                                          const Limits& limits, int hash_mb, const Clock& clock,
                                          const std::atomic<bool>* stop = nullptr);

}  // namespace arena
