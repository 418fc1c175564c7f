#include "agents/list.hpp"

#include "agents/infexion/greedy.hpp"
#include "agents/infexion/random.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Infexion>{"random", "Any legal move.", {}, infexion::make_random},
    AgentEntry<Infexion>{
        "greedy", "Captures the most power, else spawns anywhere.", {}, infexion::make_greedy},
};

}  // namespace

template <>
std::span<const AgentEntry<Infexion>> agents_of<Infexion>() {
  return agents;
}

}  // namespace arena
