#pragma once
#include "search/budget.hpp"
#include "util/option.hpp"

namespace arena::colosseum {

// The option of the three report agents to search no faster than their Python originals.
inline constexpr OptionSpec python_pace =
    flag("python-pace", "no more nodes per turn than the Python original");

// Node objects that the Python agent of report 000 creates in a turn of two seconds. Derived from its section
// 3.1 alone: on 12x12 it stays at depth 1 in turns 1 to 5, and it deepens if less than a quarter of the turn
// is used. So this is four times the cost of depth 1 at turn 5 (35 000 nodes, the mean of 39 games against
// greedy and against itself).
inline constexpr std::uint64_t python_nodes_a_turn = 140'000;

// Reports 001 and 003 give no rate. At that turn one leaf evaluation of report 000 costs about 190 nodes; we
// assume the same cost for a position of 001 and for a playout of 003.
inline constexpr std::uint64_t python_looks_a_turn = python_nodes_a_turn / 190;

}  // namespace arena::colosseum
