#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace arena::cli {

// The candidate that a misspelt word was probably meant to be: at most two letters (of short words one) are
// wrong, missing, too many or exchanged with their neighbour. Empty when none is.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

// "; did you mean NAME?", or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace arena::cli
