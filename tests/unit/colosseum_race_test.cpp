// The race of both players' floods, against one written step by step.
#include <catch2/catch_all.hpp>

#include "games/colosseum/race.hpp"
#include "support/colosseum.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace test;
using colosseum::Lanes;

TEST_CASE("race: on every size it finds what two plain floods find", "[colosseum]") {
  Rng rng(47);
  for (int size = 2; size <= 16; ++size)
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const auto start = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
      test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto&) {
        INFO(Colosseum::to_text(pos));
        const colosseum::Ways ways(pos);
        Lanes mine = Lanes::of(pos.mover()), theirs = Lanes::of(pos.opponent());
        Lanes mine_first = mine, theirs_first = theirs, mine_soon = mine, theirs_soon = theirs;
        int meeting = 0;
        for (int steps = 1;; ++steps) {
          const Lanes next_mine = step(ways, mine), next_theirs = step(ways, theirs);
          if (meeting == 0 && (next_mine & next_theirs).any()) meeting = steps;
          const Lanes had = mine | theirs;
          const Lanes fresh_mine = next_mine.without(had), fresh_theirs = next_theirs.without(had);
          if (!(fresh_mine | fresh_theirs).any()) break;
          mine_first = mine_first | fresh_mine.without(fresh_theirs);
          theirs_first = theirs_first | fresh_theirs.without(fresh_mine);
          mine = mine | fresh_mine;
          theirs = theirs | fresh_theirs;
          if (steps > step_limit(pos)) continue;
          mine_soon = mine_soon | next_mine;
          theirs_soon = theirs_soon | next_theirs;
        }
        colosseum::with_fitting_lanes(size, [&]<class Set>(Set) {
          const colosseum::Race<Set> race(pos, colosseum::WaysOf<Set>(pos));
          REQUIRE(race.meeting == meeting);
          REQUIRE(race.mine.bits() == mine.bits());
          REQUIRE(race.theirs.bits() == theirs.bits());
          REQUIRE(race.mine_first().bits() == mine_first.bits());
          REQUIRE(race.theirs_first().bits() == theirs_first.bits());
          REQUIRE(race.nobodys().count() == (mine & theirs).count());
          REQUIRE(race.mine_soon.bits() == mine_soon.bits());
          REQUIRE(race.theirs_soon.bits() == theirs_soon.bits());
        });
      });
    }
}

}  // namespace
}  // namespace arena
