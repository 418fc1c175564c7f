#include "agents/list.hpp"

#include "agents/tetress/greedy.hpp"
#include "agents/tetress/random.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Tetress>{"random", "Any legal move.", {}, tetress::make_random},
    AgentEntry<Tetress>{"greedy", "Leaves the opponent the fewest replies.", {}, tetress::make_greedy},
};

}  // namespace

template <>
std::span<const AgentEntry<Tetress>> agents_of<Tetress>() {
  return agents;
}

}  // namespace arena
