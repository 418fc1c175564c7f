#include "agents/colosseum/plain.hpp"

#include "agents/colosseum/closing.hpp"
#include "agents/search_agent.hpp"

namespace arena::colosseum {

Judgement StepTerritory::judge(const Position& pos) const {
  const Ways ways(pos);
  Lanes mine = Lanes::of(pos.mover());
  Lanes theirs = Lanes::of(pos.opponent());
  const int meeting = race(ways, mine, theirs, [&](Lanes, Lanes, Lanes fresh_mine, Lanes fresh_theirs) {
    mine = mine | fresh_mine.without(fresh_theirs);
    theirs = theirs | fresh_theirs.without(fresh_mine);
  });
  const int balance = mine.count() - theirs.count();
  return {meeting == 0, meeting != 0 ? 100 * balance : balance};
}

int StepTerritory::winning_end(const Position& pos) const {
  return winning_closure(pos);
}

std::unique_ptr<Agent<Colosseum>> make_plain(const OptionValues&, const Resources& resources) {
  return std::make_unique<SearchAgent<Colosseum, StepTerritory>>(resources, Pruning{});
}

}  // namespace arena::colosseum
