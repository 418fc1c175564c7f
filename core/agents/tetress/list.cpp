#include "agents/list.hpp"

#include "agents/level.hpp"
#include "agents/random_agent.hpp"
#include "agents/tetress/champion.hpp"
#include "agents/tetress/greedy.hpp"
#include "agents/tetress/mobility_minimax.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Tetress>{"random", "Any legal move.", {}, make_random<Tetress>},
    AgentEntry<Tetress>{"greedy", "Leaves the opponent the fewest replies.", {}, tetress::make_greedy},
    AgentEntry<Tetress>{"mobility-minimax",
                        "Searches a few moves a few plies deep, for more placements than the opponent "
                        "(Melbourne, COMP30024, 2024).",
                        tetress::mobility_minimax_options, tetress::make_mobility_minimax},
    AgentEntry<Tetress>{
        "champion", "Searches as deep as time allows and counts the pieces that both sides can still place.",
        level_options, tetress::make_champion, 6, true},
};

constexpr Tunable<Tetress> tunable{.names = tetress::term_names,
                                   .weights = tetress::champion_weights,
                                   .count = tetress::count_champion_terms,
                                   .make = tetress::make_champion_with};

}  // namespace

template <>
std::span<const AgentEntry<Tetress>> agents_of<Tetress>() {
  return agents;
}

template <>
const Tunable<Tetress>* tunable_of<Tetress>() {
  return &tunable;
}

}  // namespace arena
