#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// Position "ROWS SIDE PLY" and moves "e4", "e4ne" as described in README.md.
[[nodiscard]] std::string to_text(const Position& pos);
[[nodiscard]] std::string to_text(Move move);
[[nodiscard]] Expected<Position> parse_position(std::string_view text);

// Returns an Error unless the move is legal in the position.
[[nodiscard]] Expected<Move> parse_move(const Position& pos, std::string_view text);

}  // namespace arena::infexion
