#pragma once
#include "search/budget.hpp"
#include "util/option.hpp"

namespace arena::colosseum {

// The option of every report agent to search no faster than its Python original did.
inline constexpr OptionSpec python_pace = flag("python-pace",
                                            "no more nodes a turn than the Python original had");

// Node objects that the Python agent of report 000 makes in a turn of two seconds. Fitted to its section 3.1
// alone: on 12x12 it stays at depth 1 in turns 1 to 5, and it deepens while a quarter of the turn is not yet
// used; so this is four times what depth 1 costs at turn 5 (35 000 nodes, the mean of 39 games against greedy
// and against itself).
inline constexpr std::uint64_t python_nodes_a_turn = 140'000;

// Reports 001 and 003 give no rate. Judging one leaf cost report 000 about 190 nodes there; a position that
// 001 looks at and a playout of 003 are taken to cost the same.
inline constexpr std::uint64_t python_looks_a_turn = python_nodes_a_turn / 190;

}  // namespace arena::colosseum
