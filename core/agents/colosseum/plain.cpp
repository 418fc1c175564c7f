#include "agents/colosseum/plain.hpp"

#include "agents/colosseum/closing.hpp"
#include "agents/search_agent.hpp"

namespace arena::colosseum {

Judgement StepTerritory::judge(const Position& pos) const {
  const Ways ways(pos);
  Lanes mine = Lanes::of(pos.mover());
  Lanes theirs = Lanes::of(pos.opponent());
  Lanes mine_alone = mine;
  Lanes theirs_alone = theirs;
  bool met = false;
  // Step by step both floods grow. What is beyond a cell that the other had before is nearer to the other, so
  // only cells that neither had count, for one or for nobody.
  for (;;) {
    const Lanes next_mine = step(ways, mine);
    const Lanes next_theirs = step(ways, theirs);
    met = met || (next_mine & next_theirs).any();
    const Lanes had = mine | theirs;
    const Lanes fresh_mine = next_mine.without(had);
    const Lanes fresh_theirs = next_theirs.without(had);
    if (!(fresh_mine | fresh_theirs).any()) break;
    mine_alone = mine_alone | fresh_mine.without(fresh_theirs);
    theirs_alone = theirs_alone | fresh_theirs.without(fresh_mine);
    mine = mine | fresh_mine;
    theirs = theirs | fresh_theirs;
  }
  const int balance = mine_alone.count() - theirs_alone.count();
  return {!met, met ? 100 * balance : balance};
}

int StepTerritory::winning_end(const Position& pos) const {
  return winning_closure(pos);
}

std::unique_ptr<Agent<Colosseum>> make_plain(const OptionValues&, const Resources& resources) {
  return std::make_unique<SearchAgent<Colosseum, StepTerritory>>(resources, Pruning{});
}

}  // namespace arena::colosseum
