#pragma once
#include <string_view>

#include "agents/tetress/reach.hpp"

namespace arena::tetress {

// What the champion's evaluation counts. Where nothing else is said a term is the side to move's number less
// the opponent's.
enum Term : std::uint8_t {
  tempo,       // always 1: the worth of the move
  share,       // the lead in moves, in hundredths of all moves of both
  few,         // how near the side is to having no move: 240 divided by two more than its moves
  room,        // cells that only this side's next piece may cover
  safe,        // its pieces that lie in such cells alone, at most 30
  frontier,    // empty cells beside its tokens
  tokens,      //
  tokens_due,  // tokens times how near the limit is: from 1 at 40 plies before it to 40
  term_count
};
inline constexpr std::size_t terms = term_count;
inline constexpr std::array<std::string_view, terms> term_names{"tempo", "share",    "few",    "room",
                                                                "safe",  "frontier", "tokens", "tokens_due"};

using TermValues = std::array<int, terms>;

// The terms of a position that is not over.
[[nodiscard]] TermValues count_terms(const Reaches& reaches) noexcept;

}  // namespace arena::tetress
