#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "util/option.hpp"

namespace arena {

// How a game that begins on an empty board is set up: so many plies played by chance, `Most` of them at most.
template <int Most>
struct OpeningSetup {
  int opening = 0;
  std::uint64_t seed = 1;
  friend bool operator==(const OpeningSetup&, const OpeningSetup&) = default;

  static constexpr std::array<OptionSpec, 2> options{{
      {"opening", OptionSpec::Kind::spin, "0", 0, Most, {}, "plies played by chance before the game begins"},
      // As far as a JavaScript number counts exactly.
      {"seed", OptionSpec::Kind::spin, "1", 0, (std::int64_t{1} << 53) - 1, {}, "which random opening"},
  }};

  [[nodiscard]] static Expected<OpeningSetup> parse(std::string_view text) {
    const auto values = parse_options(options, text);
    if (!values) return Error{Error::Code::bad_setup, values.error().message};
    return OpeningSetup{static_cast<int>(values->spin("opening")),
                        static_cast<std::uint64_t>(values->spin("seed"))};
  }

  // For setups that were not read from a text.
  [[nodiscard]] std::optional<Error> fault() const {
    if (opening >= 0 && opening <= Most) return std::nullopt;
    return Error{Error::Code::bad_setup, "the opening is " + std::to_string(opening) +
                                             " plies long, not 0 to " + std::to_string(Most)};
  }
};

template <int Most>
[[nodiscard]] std::string to_text(const OpeningSetup<Most>& setup) {
  return "opening=" + std::to_string(setup.opening) + " seed=" + std::to_string(setup.seed);
}

}  // namespace arena
