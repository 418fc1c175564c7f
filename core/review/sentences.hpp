#pragma once
#include "review/judge.hpp"

namespace arena::review {

// The template of a reason's sentence, in English, with {names} of its facts; empty if there is no such
// reason.
[[nodiscard]] std::string_view template_of(std::string_view reason);

// What a turning point comes to: its reason, or if there is none the numbers. `next` is the position after
// the move; the names are those of both sides. Empty if the move was no turning point.
[[nodiscard]] std::string sentence_of(const Ply& ply, const Ply& next,
                                      const std::array<std::string_view, 2>& names);

}  // namespace arena::review
