#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace arena::cli {

// The most likely intended candidate for a misspelt word, or empty. At most two letters (one in short words)
// may be wrong, missing, extra or exchanged with their neighbour.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

// "; did you mean NAME?", or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace arena::cli
