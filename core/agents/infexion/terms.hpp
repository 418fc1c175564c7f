#pragma once
#include <string_view>

#include "agents/infexion/attacks.hpp"

namespace arena::infexion {

// The terms of the champion's evaluation. Unless noted otherwise, a term is the number of the side to move
// minus that of the opponent.
enum Term : std::uint8_t {
  tempo,          // always 1: the value of having the move
  stacks_1,       // number of stacks of power 1
  stacks_2,       //
  stacks_3,       //
  stacks_4,       //
  stacks_5,       //
  stacks_6,       //
  share,          // the lead in power, in hundredths of the total power
  few,            // how close the side is to having no stacks: 12 divided by its stacks
  guarded,        // power of stacks that a stack of the same side can hit
  exposed,        // power of stacks that an enemy stack can hit
  threat,         // the best exchange of the side to move
  more_threats,   // the sum of its other exchanges
  danger,         // the best exchange of the opponent
  second_danger,  // the opponent's second-best exchange
  more_dangers,   // the sum of the opponent's others
  room,           // empty cells that only this side can hit
  frontier,       // empty cells next to its stacks
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
