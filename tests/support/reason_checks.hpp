#pragma once
#include <array>

#include "review/judge.hpp"

namespace arena::test {

// Replays what a reason claims on the rules and on the facts of positions, without the code that found it.
// Each claim is a REQUIRE. `next` is the position after the move.
void check_reason(const std::string& game, const std::string& before, const review::Ply& ply,
                  const review::Ply& next);

// Is every number of the reason in the sentence, and no name left open?
void check_sentence(const review::Ply& ply, const std::string& sentence);

}  // namespace arena::test
