#pragma once
#include "engine/engine.hpp"
#include "engine/solve.hpp"

// What the study commands say, apart from how they come to know it.
namespace arena::cli {

// "win by 5", "loss by at least 2", "at least a draw", "not proven": for the side to move.
[[nodiscard]] std::string verdict(const SolveReport& solved);

// "win in 3" (plies), "draw", "+0.35"; nothing where the score says nothing.
[[nodiscard]] std::string as_words(const Score& score);

// What the user set, 0 for not set; who sets nothing gets `fallback_ms`, so that every command ends by
// itself.
[[nodiscard]] Limits study_limits(std::uint64_t nodes, double move_ms, double fallback_ms);

}  // namespace arena::cli
