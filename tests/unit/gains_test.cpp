// The table of gains, and that a search which prunes by it proves nothing wrong.
#include "search/gains.hpp"

#include <catch2/catch_all.hpp>

#include "agents/colosseum/plain.hpp"
#include "search/alpha_beta.hpp"
#include "support/effort.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using G = Colosseum;
using colosseum::StepTerritory;

TEST_CASE("gains: rise quickly, fall slowly, and are separate for each side and move", "[search]") {
  Gains<G, StepTerritory> gains;
  auto pos = *G::parse_position("000000/000000/002000/000000/000000/000000 b2 e5 a");
  const auto move = *G::parse_move(pos, "c2u");
  const auto another = *G::parse_move(pos, "c2r");
  REQUIRE(gains.of(pos, move) == 0);
  gains.update(pos, move, 400);
  REQUIRE(gains.of(pos, move) == 200);
  gains.update(pos, move, -600);
  REQUIRE(gains.of(pos, move) == 100);
  REQUIRE(gains.of(pos, another) == 0);
  pos.side = other(pos.side);
  REQUIRE(gains.of(pos, move) == 0);
  pos.side = other(pos.side);
  gains.new_game();
  REQUIRE(gains.of(pos, move) == 0);
}

TEST_CASE("gains: fewer nodes for the same depth, and no wrong proof", "[search]") {
  const SteadyClock clock;
  AlphaBeta<G, StepTerritory> all(4, Pruning{});
  AlphaBeta<G, StepTerritory> guessing(4, Pruning{.gain_depth = 2});
  std::uint64_t all_nodes = 0;
  std::uint64_t guessing_nodes = 0;
  int proofs = 0;
  Rng rng(11);
  for (const auto& start : test::some_starts<G>(test::effort(20), 29))
    test::play_random_game<G>(start, rng, [&](const auto& pos, const auto& legal) {
      if (legal.empty() || pos.size > 8) return;
      Limits limits;
      limits.depth = 4;
      all.new_game();
      guessing.new_game();
      Budget full(limits, clock);
      Budget less(limits, clock);
      const int exact = all.search(pos, full, 1, {}).front().value;
      const int guessed = guessing.search(pos, less, 1, {}).front().value;
      all_nodes += full.nodes();
      guessing_nodes += less.nodes();
      if (!value::is_proven(guessed)) return;
      ++proofs;
      INFO(G::to_text(pos));
      REQUIRE((guessed > 0) == (exact > 0));
      REQUIRE(value::is_proven(exact));
    });
  REQUIRE(proofs >= test::effort(20));
  REQUIRE(guessing_nodes < all_nodes);
}

}  // namespace
}  // namespace arena
