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
    AgentEntry<Colosseum>{
        "sampled-mcts", "Monte-Carlo tree search over fifteen random moves of each node (McGill, COMP 424).",
        colosseum::mcts_options, colosseum::make_sampled_mcts, 13},
    AgentEntry<Colosseum>{"outcome-minimax",
                          "Searches for forced results and skips moves that trap it (McGill, COMP 424).",
                          colosseum::outcome_options, colosseum::make_outcome_minimax, 13},
    AgentEntry<Colosseum>{"proximity-minimax",
                          "Stays near the opponent and keeps its own mobility (McGill, COMP 424, 2023).",
                          colosseum::proximity_options, colosseum::make_proximity_minimax, 12},
    AgentEntry<Colosseum>{
        "greedy", "Looks one move ahead and takes the most territory.", {}, colosseum::make_greedy},
    AgentEntry<Colosseum>{
        "plain", "Textbook alpha-beta with territory as its evaluation.", {}, colosseum::make_plain, 4, true},
    AgentEntry<Colosseum>{"champion", "Alpha-beta with a small neural network as its evaluation.",
                          level_options, colosseum::make_champion, 4, true},
};

// Not constexpr, because `feature_names` is defined in features.cpp.
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
