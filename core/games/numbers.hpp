#pragma once
#include <string_view>
#include <vector>

namespace arena {

// The whole numbers in a text, whatever is around them; those of more than four digits count as 9999. A
// hyphen after a digit separates, as in "3-4"; elsewhere it is a minus sign.
[[nodiscard]] std::vector<int> numbers_in(std::string_view text);

}  // namespace arena
