#pragma once
#include <string>

#include "games/picture.hpp"

namespace arena::cli {

// A board as the page draws it at rest, in its light colours (web/js/games/*/poster.js, web/css/theme.css);
// tests/cli/show.test.mjs compares the two.
[[nodiscard]] std::string to_svg(const Picture& picture, const std::string& title);

}  // namespace arena::cli
