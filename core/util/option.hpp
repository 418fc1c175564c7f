#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "util/expected.hpp"

namespace arena {

// One setting: a key of a game's setup ("size=8") or an option of an agent ("python-pace=true"). The command
// line, UGI and the page all build their controls from the same list.
struct OptionSpec {
  enum class Kind { check, spin, combo };
  std::string_view name;
  Kind kind;
  std::string_view default_value;  // as text
  std::int64_t min = 0;            // spin only
  std::int64_t max = 0;            // spin only
  std::string_view choices = {};   // combo only: "2023|2022|plain"
  std::string_view help = {};
};
using OptionSpecs = std::span<const OptionSpec>;

// A check option that is off by default.
[[nodiscard]] constexpr OptionSpec flag(std::string_view name, std::string_view help) {
  return {.name = name, .kind = OptionSpec::Kind::check, .default_value = "false", .help = help};
}

[[nodiscard]] std::string_view name_of(OptionSpec::Kind kind);

class OptionValues;

// All values in the order of the list: "size=8 rules=2023 seed=42".
[[nodiscard]] std::string to_text(const OptionValues& values);

// The values of a list of options, initially the defaults. Accepts only names and values that the list
// allows.
class OptionValues {
 public:
  explicit OptionValues(OptionSpecs specs);

  [[nodiscard]] std::optional<Error> set(std::string_view name, std::string_view value);

  // The name must be in the list (asserted).
  [[nodiscard]] std::string text(std::string_view name) const;
  [[nodiscard]] bool check(std::string_view name) const { return text(name) == "true"; }
  [[nodiscard]] std::int64_t spin(std::string_view name) const;

  [[nodiscard]] OptionSpecs specs() const noexcept { return specs_; }
  friend bool operator==(const OptionValues& a, const OptionValues& b) { return to_text(a) == to_text(b); }

 private:
  OptionSpecs specs_;
  std::vector<std::string> values_;  // one per option
};

// Reads "size=8 rules=2023"; options that are not named keep their defaults.
[[nodiscard]] Expected<OptionValues> parse_options(OptionSpecs specs, std::string_view text);

}  // namespace arena
