#include "games/rows.hpp"

#include "util/text.hpp"

namespace arena {
namespace {

Error bad_position(std::string message) {
  return {Error::Code::bad_position, std::move(message)};
}

}  // namespace

Expected<RowsText> parse_rows(std::string_view text, int size, int max_plies) {
  // Nothing longer can be a position; so what follows never works on megabytes.
  const auto longest = static_cast<std::size_t>(size * (size + 1) - 1 + 6);
  if (text.size() > longest)
    return bad_position("the position is " + std::to_string(text.size()) +
                        " characters long; none is longer than " + std::to_string(longest));
  const auto fields = split(text, ' ');
  if (fields.size() != 3)
    return bad_position("a position has three parts, ROWS SIDE PLY, and " + quoted(text) + " has " +
                        std::to_string(fields.size()));
  RowsText read{split(fields[0], '/')};
  if (read.rows.size() != static_cast<std::size_t>(size))
    return bad_position("the board has " + std::to_string(read.rows.size()) + " rows, not " +
                        std::to_string(size));
  const auto side = fields[1];
  if (side != "r" && side != "b") return bad_position("the side to move is " + quoted(side) + ", not r or b");
  const auto ply = parse_number<std::uint16_t>(fields[2]);
  if (!ply || *ply > max_plies)
    return bad_position("the ply is " + quoted(fields[2]) + ", not 0 to " + std::to_string(max_plies));
  read.ply = *ply;
  const bool red = read.ply % 2 == 0;
  if ((side == "r") != red)
    return bad_position("at ply " + std::to_string(read.ply) + " it is " +
                        (red ? "red's turn, r" : "blue's turn, b"));
  return read;
}

}  // namespace arena
