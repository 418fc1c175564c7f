#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "util/option.hpp"

namespace arena {

// The setup of a game that begins on an empty board: `opening` random plies, at most `MaxPlies`.
template <int MaxPlies>
struct OpeningSetup {
  int opening = 0;
  std::uint64_t seed = 1;
  friend bool operator==(const OpeningSetup&, const OpeningSetup&) = default;

  static constexpr std::array<OptionSpec, 2> options{{
      {"opening", OptionSpec::Kind::spin, "0", 0, MaxPlies, {}, "random plies played before the game begins"},
      // Up to the greatest integer that a JavaScript number represents exactly.
      {"seed",
       OptionSpec::Kind::spin,
       "1",
       0,
       (std::int64_t{1} << 53) - 1,
       {},
       "number of the random opening"},
  }};

  [[nodiscard]] static Expected<OpeningSetup> parse(std::string_view text) {
    const auto values = parse_options(options, text);
    if (!values) return Error{Error::Code::bad_setup, values.error().message};
    return OpeningSetup{static_cast<int>(values->spin("opening")),
                        static_cast<std::uint64_t>(values->spin("seed"))};
  }

  // For setups that did not come from `parse`.
  [[nodiscard]] std::optional<Error> fault() const {
    if (opening >= 0 && opening <= MaxPlies) return std::nullopt;
    return Error{Error::Code::bad_setup, "the opening is " + std::to_string(opening) +
                                             " plies long, not 0 to " + std::to_string(MaxPlies)};
  }
};

template <int MaxPlies>
[[nodiscard]] std::string to_text(const OpeningSetup<MaxPlies>& setup) {
  return "opening=" + std::to_string(setup.opening) + " seed=" + std::to_string(setup.seed);
}

}  // namespace arena
