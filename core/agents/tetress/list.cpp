#include "agents/list.hpp"

#include "agents/tetress/greedy.hpp"
#include "agents/tetress/mobility_minimax.hpp"
#include "agents/tetress/random.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Tetress>{"random", "Any legal move.", {}, tetress::make_random},
    AgentEntry<Tetress>{"greedy", "Leaves the opponent the fewest replies.", {}, tetress::make_greedy},
    AgentEntry<Tetress>{"mobility-minimax",
                        "A few moves deep over few moves, for more placements than the opponent (Melbourne, "
                        "COMP30024, 2024).",
                        tetress::mobility_minimax_options, tetress::make_mobility_minimax},
};

}  // namespace

template <>
std::span<const AgentEntry<Tetress>> agents_of<Tetress>() {
  return agents;
}

}  // namespace arena
