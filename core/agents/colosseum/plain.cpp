#include "agents/colosseum/plain.hpp"

#include "agents/colosseum/cuts.hpp"
#include "agents/search_agent.hpp"
#include "games/colosseum/race.hpp"

namespace arena::colosseum {

Evaluation StepTerritory::evaluate(const Position& pos) const {
  return with_cell_set_for(pos.size, [&]<class Set>(Set) -> Evaluation {
    const Race<Set> race(pos, OpenEdgesOf<Set>(pos));
    const int balance = race.my_territory().count() - race.their_territory().count();
    if (!race.players_meet()) return {.over = true, .value = balance};
    return {.over = false, .value = 100 * balance};
  });
}

int StepTerritory::winning_end(const Position& pos) const {
  return winning_cut(pos);
}

std::unique_ptr<Agent<Colosseum>> make_plain(const OptionValues&, const Resources& resources) {
  return std::make_unique<SearchAgent<Colosseum, StepTerritory>>(resources, Pruning{});
}

}  // namespace arena::colosseum
