#include "oracle/colosseum_oracle.hpp"

#include <catch2/catch_all.hpp>

#include "games/colosseum/colosseum.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

TEST_CASE("Colosseum: fast rules and slow rules agree in random games of every size", "[oracle]") {
  Rng rng(77);
  for (int size = 2; size <= 16; ++size)
    for (const char* rules : {"2023", "2022", "plain"}) {
      const auto setup =
          Colosseum::parse_setup("size=" + std::to_string(size) + " rules=" + rules + " seed=5");
      const auto start = Colosseum::start(*setup);
      if (!start) continue;  // size 2 has no start of 2022; the setup tests check this
      oracle::Board slow(Colosseum::to_text(*start));
      auto fast = *start;
      for (;;) {
        INFO(Colosseum::to_text(fast));
        Colosseum::MoveList moves;
        Colosseum::legal_moves(fast, moves);
        std::set<std::string> texts;
        for (const auto& move : moves) texts.insert(Colosseum::to_text(fast, move));
        REQUIRE(texts == slow.legal_moves());
        const Outcome outcome = Colosseum::outcome(fast);
        REQUIRE(outcome.over() == slow.over());
        REQUIRE(outcome.score == std::array{slow.region(0), slow.region(1)});
        const auto facts = Colosseum::facts(fast);
        REQUIRE(facts[0].values == slow.walk(slow.player[0], &slow.player[1]));
        REQUIRE(facts[1].values == slow.walk(slow.player[1], &slow.player[0]));
        if (moves.empty()) break;
        const auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
        slow.play(Colosseum::to_text(fast, move));
        Colosseum::apply(fast, move);
      }
    }
}

}  // namespace
}  // namespace arena
