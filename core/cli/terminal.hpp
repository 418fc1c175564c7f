#pragma once

namespace arena::cli {

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool error_is_terminal();

}  // namespace arena::cli
