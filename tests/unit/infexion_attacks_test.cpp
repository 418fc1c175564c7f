#include <catch2/catch_all.hpp>

#include "agents/infexion/attacks.hpp"
#include "games/infexion/infexion.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace infexion;

TEST_CASE("attacks: the hits of a cell are the stacks that can hit it, exact up to four", "[agents]") {
  Rng rng(8);
  int crowded = 0;
  for (int game = 0; game < 3; ++game)
    test::play_random_game<Infexion>(Infexion::start({}).value(), rng, [&](const auto& pos, const auto&) {
      const Hits hits(pos, pos.mine());
      for (Cell cell = 0; cell < cells; ++cell) {
        int hitters = 0;
        for_each_cell(pos.mine(), [&](Cell from) {
          bool may_hit = false;
          for (int d = 0; d < directions; ++d)
            may_hit = may_hit || (hit_by(pos, from, static_cast<Direction>(d)) & bit(cell)) != 0;
          hitters += may_hit ? 1 : 0;
        });
        INFO(Infexion::to_text(pos) << " cell " << static_cast<int>(cell));
        if (hitters < 4)
          REQUIRE(hits.at(cell) == hitters);
        else
          REQUIRE(hits.at(cell) >= 4);
        REQUIRE((hits.any() >> cell & 1U) == (hitters > 0 ? 1U : 0U));
        crowded += hitters >= 4 ? 1 : 0;
      }
    });
  REQUIRE(crowded > 0);
}

TEST_CASE("attacks: exchanges by hand", "[agents]") {
  struct Row {
    int power, hitters, holders, value;
  };
  const auto row = GENERATE(values<Row>({
      {3, 0, 2, 0},  // no stack hits it
      {1, 1, 0, 2},  // one less for them, one more for us
      {1, 1, 1, 0},  // +2, then -4: not worth it
      {1, 2, 1, 2},  // +2; the retake of 2 would win 4 and lose 6: they leave it
      {4, 1, 1, 0},  // +8 - 10
      {5, 1, 1, 5},  // +10; the retake hits a six, which bursts: -5
      {5, 2, 1, 5},  // after the burst there is nothing to hit
      {6, 1, 7, 5},  // a burst ends the exchange
      {4, 2, 1, 3},  // +8; they win 10 on the five, we burst the six for 5: -5 for us in all
      {3, 2, 2, 3},  // +6; then the opponent has the exchange of the row above: -3
  }));
  CAPTURE(row.power, row.hitters, row.holders);
  REQUIRE(exchange(row.power, row.hitters, row.holders) == row.value);
}

TEST_CASE("attacks: what a capture wins", "[agents]") {
  // Red c4 (2) reaches d4 and e4 (both blue, 1); blue's f4 (1) guards e4 alone; red has no other stack.
  const auto pos = Infexion::parse_position("7/7/7/2Baaa1/7/7/7 r 20").value();
  const AttackMap attacks(pos);
  const Cell d4 = cell_at(3, 3);
  const Cell e4 = cell_at(3, 4);
  REQUIRE(attacks.capture[d4] == -2);  // +2, retaken by e4 as a two: -4
  REQUIRE(attacks.capture[e4] == -2);  // retaken by d4 or f4
  REQUIRE(attacks.gain(bit(d4) | bit(e4)) == -4);
  REQUIRE(attacks.risk(cell_at(3, 2), 2) == 4);  // d4 hits c4, nobody holds it
  REQUIRE(attacks.risk(cell_at(0, 0), 1) == 0);
}

}  // namespace
}  // namespace arena
