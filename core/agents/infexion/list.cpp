#include "agents/list.hpp"

#include "agents/infexion/champion.hpp"
#include "agents/infexion/greedy.hpp"
#include "agents/infexion/mcts.hpp"
#include "agents/infexion/minimax_shallow.hpp"
#include "agents/infexion/negamax.hpp"
#include "agents/infexion/negascout.hpp"
#include "agents/infexion/random.hpp"
#include "agents/level.hpp"
#include "agents/random_agent.hpp"

namespace arena {
namespace {

constexpr std::array agents{
    AgentEntry<Infexion>{"random", "Any legal move.", {}, make_random<Infexion, infexion::uniform_move>},
    AgentEntry<Infexion>{"mcts", "Monte-Carlo tree search with greedy playouts (Melbourne, COMP30024, 2023).",
                         infexion::mcts_options, infexion::make_mcts, 9},
    AgentEntry<Infexion>{
        "greedy", "Captures the most power, otherwise spawns anywhere.", {}, infexion::make_greedy},
    AgentEntry<Infexion>{"minimax-shallow",
                         "Searches all moves two plies deep (Melbourne, COMP30024, 2023).",
                         {},
                         infexion::make_minimax_shallow},
    AgentEntry<Infexion>{"negascout",
                         "Negamax with a null window, without a clock (Melbourne, COMP30024, 2023).",
                         infexion::negascout_options, infexion::make_negascout},
    AgentEntry<Infexion>{"negamax",
                         "Searches a reduced list of moves four plies deep, for dominating clusters "
                         "(Melbourne, COMP30024, 2023).",
                         infexion::negamax_options, infexion::make_negamax},
    AgentEntry<Infexion>{"champion", "Searches as deep as time allows and follows every capture to its end.",
                         level_options, infexion::make_champion, 4, true},
};

constexpr Tunable<Infexion> tunable{.names = infexion::term_names,
                                    .weights = infexion::champion_weights,
                                    .count = infexion::count_champion_terms,
                                    .make = infexion::make_champion_with};

}  // namespace

template <>
std::span<const AgentEntry<Infexion>> agents_of<Infexion>() {
  return agents;
}

template <>
const Tunable<Infexion>* tunable_of<Infexion>() {
  return &tunable;
}

}  // namespace arena
