#pragma once
#include "engine/engine.hpp"
#include "engine/solve.hpp"

// The words of the study commands, separate from their searches.
namespace arena::cli {

// "win by 5", "loss by at least 2", "at least a draw", "not proven": for the side to move.
[[nodiscard]] std::string verdict(const SolveReport& solved);

// "win in 3" (plies), "draw", "+0.35"; empty if there is no score.
[[nodiscard]] std::string as_words(const Score& score);

// The limits that the user set; 0 means not set. Without any limit the time is `default_ms`, so that every
// command ends by itself.
[[nodiscard]] Limits study_limits(std::uint64_t nodes, double move_ms, double default_ms);

// "3 of 10 s", "3 s, at most 20000 nodes": how far a search is.
[[nodiscard]] std::string time_so_far(Duration elapsed, const Limits& limits);

}  // namespace arena::cli
