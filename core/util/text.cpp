#include "util/text.hpp"

namespace arena {

std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string result = "\"";
  for (const char c : text.substr(0, longest)) {
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 || byte >= 0x7f ? '?' : c;
  }
  result += text.size() > longest ? "…\"" : "\"";
  return result;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

namespace {
constexpr std::string_view white = " \t\r\n\v\f";
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (;;) {
    const auto begin = text.find_first_not_of(white);
    if (begin == std::string_view::npos) return found;
    text.remove_prefix(begin);
    const auto end = text.find_first_of(white);
    found.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return found;
    text.remove_prefix(end);
  }
}

std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(white);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(white) - begin + 1);
}

std::string to_text(CellName cell) {
  return static_cast<char>('a' + cell.column) + std::to_string(cell.row + 1);
}

std::optional<CellName> take_cell(std::string_view& text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
  std::size_t digits = 0;
  while (digits < 3 && 1 + digits < text.size() && text[1 + digits] >= '0' && text[1 + digits] <= '9')
    ++digits;
  const auto row = parse_number<unsigned>(text.substr(1, digits));
  if (!row || *row == 0) return std::nullopt;
  const CellName cell{static_cast<int>(*row) - 1, text[0] - 'a'};
  text.remove_prefix(1 + digits);
  return cell;
}

}  // namespace arena
