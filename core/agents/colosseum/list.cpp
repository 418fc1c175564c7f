#include "agents/list.hpp"

#include "agents/colosseum/greedy.hpp"
#include "agents/colosseum/random.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Colosseum>{
        "random", "The course's random walk, then a random wall.", {}, colosseum::make_random},
    AgentEntry<Colosseum>{
        "greedy", "Looks one move ahead and takes the most territory.", {}, colosseum::make_greedy},
};

}  // namespace

template <>
std::span<const AgentEntry<Colosseum>> agents_of<Colosseum>() {
  return agents;
}

}  // namespace arena
