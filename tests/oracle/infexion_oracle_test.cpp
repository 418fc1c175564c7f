#include "oracle/infexion_oracle.hpp"

#include "games/infexion/infexion.hpp"
#include "oracle/both.hpp"
#include "util/rng.hpp"

namespace arena {
namespace {

// A random game; with `spread_bias` most moves are spreads, so that stacks grow and burst.
std::string winner_of_both(std::uint64_t seed, bool spread_bias) {
  Rng rng(seed);
  const auto last = test::play_both<Infexion, oracle::Hexes>([&](const auto&, const auto& moves) {
    auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    for (int tries = spread_bias ? 3 : 0; tries > 0 && !infexion::is_spread(move); --tries)
      move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    return move;
  });
  return test::winner_of(Infexion::outcome(last));
}

TEST_CASE("Infexion: fast rules and slow rules agree in random games", "[oracle]") {
  std::set<std::string> endings;
  for (std::uint64_t seed = 0; seed < 30; ++seed)
    for (const bool spread_bias : {false, true}) endings.insert(winner_of_both(seed, spread_bias));
  REQUIRE(endings == std::set<std::string>{"r", "b", "draw"});
}

}  // namespace
}  // namespace arena
