#include "agents/colosseum/plain.hpp"

#include "agents/colosseum/cuts.hpp"
#include "agents/search_agent.hpp"
#include "games/colosseum/race.hpp"

namespace arena::colosseum {

Evaluation StepTerritory::evaluate(const Position& pos) const {
  return with_fitting_lanes(pos.size, [&]<class Set>(Set) -> Evaluation {
    const Race<Set> race(pos, WaysOf<Set>(pos));
    const int balance = race.mine_first().count() - race.theirs_first().count();
    return {race.meeting == 0, race.meeting != 0 ? 100 * balance : balance};
  });
}

int StepTerritory::winning_end(const Position& pos) const {
  return winning_cut(pos);
}

std::unique_ptr<Agent<Colosseum>> make_plain(const OptionValues&, const Resources& resources) {
  return std::make_unique<SearchAgent<Colosseum, StepTerritory>>(resources, Pruning{});
}

}  // namespace arena::colosseum
