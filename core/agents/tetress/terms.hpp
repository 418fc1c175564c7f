#pragma once
#include <string_view>

#include "agents/tetress/reach.hpp"

namespace arena::tetress {

// The terms of the champion's evaluation. Unless noted otherwise, a term is the number of the side to move
// minus that of the opponent.
enum Term : std::uint8_t {
  tempo,       // always 1: the value of having the move
  share,       // the lead in moves, in hundredths of the moves of both sides
  few,         // how close the side is to having no move: 240 / (its moves + 2)
  room,        // cells that only this side's next piece can cover
  safe,        // its pieces that cover only such cells, at most 30
  frontier,    // empty cells next to its tokens
  tokens,      //
  tokens_due,  // tokens times a factor from 1 at 40 plies before the limit to 40 at the last
  term_count
};
inline constexpr std::size_t terms = term_count;
inline constexpr std::array<std::string_view, terms> term_names{"tempo", "share",    "few",    "room",
                                                                "safe",  "frontier", "tokens", "tokens_due"};

using TermValues = std::array<int, terms>;

// The terms of a position that is not over.
[[nodiscard]] TermValues count_terms(const Reaches& reaches) noexcept;

}  // namespace arena::tetress
