#pragma once
#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arena {

// Foreign text for an error message: in quotes, at most 40 characters, without control characters.
[[nodiscard]] std::string quoted(std::string_view text);

// Splits at every separator; "a//b" has three parts, "" has one.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

// Splits at runs of white space; "" has no parts.
[[nodiscard]] std::vector<std::string_view> words(std::string_view text);

[[nodiscard]] std::string_view trimmed(std::string_view text);

// The whole text as a decimal number without sign or leading zeros ("0" itself is valid), or nothing.
template <std::unsigned_integral T>
[[nodiscard]] std::optional<T> parse_number(std::string_view text) {
  T value{};
  if (text.empty() || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// The name of a cell in any game: column letter from a, row number from 1. Row and column here count from 0.
struct CellName {
  int row;
  int column;
  friend bool operator==(const CellName&, const CellName&) = default;
};
[[nodiscard]] std::string to_text(CellName cell);

// Takes one cell name off the front of `text`; nothing is taken if there is none.
[[nodiscard]] std::optional<CellName> take_cell(std::string_view& text);

}  // namespace arena
