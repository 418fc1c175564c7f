#pragma once

namespace arena::cli {

[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool error_is_terminal();

// Standard input, output or error may be closed when the process begins. Then the next file that is opened
// would take its place, and the answer would be written into it. Keeps these places: writing to them fails.
void keep_standard_streams();

}  // namespace arena::cli
