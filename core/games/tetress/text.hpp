#pragma once
#include "games/tetress/position.hpp"

namespace arena::tetress {

// Position "ROWS SIDE PLY" and move "c4d4e4e5" as described in README.md.
[[nodiscard]] std::string to_text(const Position& pos);
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] Expected<Position> parse_position(std::string_view text);

// The four cells may be in any order. Returns an Error unless the move is legal in the position.
[[nodiscard]] Expected<Move> parse_move(const Position& pos, std::string_view text);

}  // namespace arena::tetress
