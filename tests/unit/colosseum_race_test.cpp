// The race of both players' floods, compared with one written step by step.
#include <catch2/catch_all.hpp>

#include "games/colosseum/race.hpp"
#include "support/colosseum.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace test;
using colosseum::CellSet;

TEST_CASE("race: equals two plain floods on every board size", "[colosseum]") {
  Rng rng(47);
  for (int size = 2; size <= 16; ++size)
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const auto start = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
      test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto&) {
        INFO(Colosseum::to_text(pos));
        const colosseum::OpenEdges open_edges(pos);
        CellSet mine = CellSet::of(pos.mover()), theirs = CellSet::of(pos.opponent());
        CellSet my_territory = mine, their_territory = theirs, mine_in_one_move = mine,
                theirs_in_one_move = theirs;
        int steps_to_meeting = 0;
        for (int steps = 1;; ++steps) {
          const CellSet next_mine = step(open_edges, mine), next_theirs = step(open_edges, theirs);
          if (steps_to_meeting == 0 && (next_mine & next_theirs).any()) steps_to_meeting = steps;
          const CellSet had = mine | theirs;
          const CellSet fresh_mine = next_mine.without(had), fresh_theirs = next_theirs.without(had);
          if (!(fresh_mine | fresh_theirs).any()) break;
          my_territory = my_territory | fresh_mine.without(fresh_theirs);
          their_territory = their_territory | fresh_theirs.without(fresh_mine);
          mine = mine | fresh_mine;
          theirs = theirs | fresh_theirs;
          if (steps > step_limit(pos)) continue;
          mine_in_one_move = mine_in_one_move | next_mine;
          theirs_in_one_move = theirs_in_one_move | next_theirs;
        }
        colosseum::with_cell_set_for(size, [&]<class Set>(Set) {
          const colosseum::Race<Set> race(pos, colosseum::OpenEdgesOf<Set>(pos));
          REQUIRE(race.steps_to_meeting == steps_to_meeting);
          REQUIRE(race.mine.bits() == mine.bits());
          REQUIRE(race.theirs.bits() == theirs.bits());
          REQUIRE(race.my_territory().bits() == my_territory.bits());
          REQUIRE(race.their_territory().bits() == their_territory.bits());
          REQUIRE(race.contested().count() == (mine & theirs).count());
          REQUIRE(race.mine_in_one_move.bits() == mine_in_one_move.bits());
          REQUIRE(race.theirs_in_one_move.bits() == theirs_in_one_move.bits());
        });
      });
    }
}

}  // namespace
}  // namespace arena
