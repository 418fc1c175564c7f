#include "games/rows.hpp"

#include <algorithm>

#include "util/text.hpp"

namespace arena {
namespace {

Error bad_position(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}

bool is_digit(char sign) {
  return sign >= '0' && sign <= '9';
}

// Takes the number of empty cells off the front of `text`. Returns 0 if there is none, and nothing if no row
// can have that number.
std::optional<std::size_t> take_gap(std::string_view& text, std::size_t size) {
  const auto digits =
      static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_digit) - text.begin());
  if (digits == 0) return 0U;
  const auto gap = parse_number<std::size_t>(text.substr(0, digits));
  if (!gap || *gap == 0 || *gap > size) return std::nullopt;
  text.remove_prefix(digits);
  return gap;
}

// The cells of a row.
Expected<std::string> read_row(std::string_view text, const RowsFormat& format, std::size_t row) {
  const std::string label = "row " + std::to_string(row + 1);
  const auto size = static_cast<std::size_t>(format.size);
  std::string cells;
  while (!text.empty()) {
    const auto gap = take_gap(text, size);
    if (!gap)
      return bad_position(label + " has " + quoted(text) + " where 1 to " + std::to_string(size) +
                          " empty cells may be");
    cells.append(*gap, ' ');
    if (text.empty()) break;
    if (format.signs.find(text.front()) == std::string_view::npos)
      return bad_position(label + " holds " + quoted(text.substr(0, 1)) + " where a number or one of " +
                          std::string(format.signs) + " was expected");
    cells += text.front();
    text.remove_prefix(1);
  }
  if (cells.size() != size)
    return bad_position(label + " has " + std::to_string(cells.size()) + " cells, not " +
                        std::to_string(size));
  return cells;
}

}  // namespace

Expected<RowsText> parse_rows(std::string_view text, const RowsFormat& format) {
  // No position is longer, so the code below never has to parse megabytes.
  const auto longest = static_cast<std::size_t>(format.size * (format.size + 1) - 1 + 6);
  if (text.size() > longest)
    return bad_position("the position is " + std::to_string(text.size()) +
                        " characters long; none is longer than " + std::to_string(longest));
  const auto fields = split(text, ' ');
  if (fields.size() != 3)
    return bad_position("a position has three parts, ROWS SIDE PLY, and " + quoted(text) + " has " +
                        std::to_string(fields.size()));
  const auto rows = split(fields[0], '/');
  if (rows.size() != static_cast<std::size_t>(format.size))
    return bad_position("the board has " + std::to_string(rows.size()) + " rows, not " +
                        std::to_string(format.size));
  const auto side = fields[1];
  if (side != "r" && side != "b") return bad_position("the side to move is " + quoted(side) + ", not r or b");
  const auto ply = parse_number<std::uint16_t>(fields[2]);
  if (!ply || *ply > format.max_plies)
    return bad_position("the ply is " + quoted(fields[2]) + ", not 0 to " + std::to_string(format.max_plies));
  const bool red = *ply % 2 == 0;
  if ((side == "r") != red)
    return bad_position("at ply " + std::to_string(*ply) + " it is " +
                        (red ? "red's turn, r" : "blue's turn, b"));
  RowsText read{.cells = {}, .ply = *ply};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto cells = read_row(rows[row], format, row);
    if (!cells) return cells.error();
    read.cells += *cells;
  }
  return read;
}

}  // namespace arena
