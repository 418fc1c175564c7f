#pragma once
#include <string_view>

#include "agents/infexion/attacks.hpp"

namespace arena::infexion {

// What the champion's evaluation counts. Where nothing else is said a term is the side to move's number less
// the opponent's.
enum Term : std::uint8_t {
  tempo,          // always 1: the worth of the move
  stacks_1,       // stacks of each power
  stacks_2,       //
  stacks_3,       //
  stacks_4,       //
  stacks_5,       //
  stacks_6,       //
  share,          // the lead in power, in hundredths of the power on the board
  few,            // how near the side is to having nothing left: 12 divided by its stacks
  guarded,        // power of stacks that a stack of the same side may hit
  exposed,        // power of stacks that an enemy stack may hit
  threat,         // of the side to move alone: its best exchange
  more_threats,   // and its others together
  danger,         // of the opponent alone: its best exchange
  second_danger,  // its next
  more_dangers,   // and the rest together
  room,           // empty cells that only this side may hit
  frontier,       // empty cells beside the stacks
  term_count
};
inline constexpr std::size_t terms = term_count;
inline constexpr std::array<std::string_view, terms> term_names{
    "tempo",        "stacks_1", "stacks_2",      "stacks_3",     "stacks_4", "stacks_5",
    "stacks_6",     "share",    "few",           "guarded",      "exposed",  "threat",
    "more_threats", "danger",   "second_danger", "more_dangers", "room",     "frontier"};

using TermValues = std::array<int, terms>;

// The terms of a position in which both sides have stacks.
[[nodiscard]] TermValues count_terms(const AttackMap& attacks) noexcept;

}  // namespace arena::infexion
