#include "agents/list.hpp"

#include "agents/colosseum/champion.hpp"
#include "agents/colosseum/champion_weights.hpp"
#include "agents/colosseum/greedy.hpp"
#include "agents/colosseum/outcome_minimax.hpp"
#include "agents/colosseum/plain.hpp"
#include "agents/colosseum/proximity_minimax.hpp"
#include "agents/colosseum/random.hpp"
#include "agents/colosseum/sampled_mcts.hpp"
#include "agents/level.hpp"
#include "agents/random_agent.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Colosseum>{"random",
                          "The course's random walk, then a random wall.",
                          {},
                          make_random<Colosseum, colosseum::random_walk>},
    AgentEntry<Colosseum>{"sampled-mcts",
                          "Random playouts of fifteen random moves at a time (McGill, COMP 424).",
                          colosseum::mcts_options, colosseum::make_sampled_mcts, 13},
    AgentEntry<Colosseum>{"outcome-minimax",
                          "Looks for forced ends and drops stupid moves (McGill, COMP 424).",
                          colosseum::outcome_options, colosseum::make_outcome_minimax, 13},
    AgentEntry<Colosseum>{"proximity-minimax",
                          "Keeps close and keeps its moves open (McGill, COMP 424, 2023).",
                          colosseum::proximity_options, colosseum::make_proximity_minimax, 12},
    AgentEntry<Colosseum>{
        "greedy", "Looks one move ahead and takes the most territory.", {}, colosseum::make_greedy},
    AgentEntry<Colosseum>{"plain",
                          "Alpha-beta on territory, the recipe everybody starts from.",
                          {},
                          colosseum::make_plain,
                          4,
                          true},
    AgentEntry<Colosseum>{"champion", "Alpha-beta with a small network's eye for open boards.", level_options,
                          colosseum::make_champion, 4, true},
};

// Not constexpr: the names live where the features are counted.
const Tunable<Colosseum> tunable{.names = colosseum::feature_names,
                                 .weights = colosseum::champion_weights,
                                 .units = colosseum::hidden_units,
                                 .logit = colosseum::points_per_logit,
                                 .count = colosseum::extract_features,
                                 .make = colosseum::make_champion_with};

}  // namespace

template <>
std::span<const AgentEntry<Colosseum>> agents_of<Colosseum>() {
  return agents;
}

template <>
const Tunable<Colosseum>* tunable_of<Colosseum>() {
  return &tunable;
}

template <>
Solver<Colosseum> solver_of<Colosseum>() {
  return colosseum::solve_position;
}

}  // namespace arena
