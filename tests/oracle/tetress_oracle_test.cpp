#include "oracle/tetress_oracle.hpp"

#include "games/tetress/tetress.hpp"
#include "oracle/both.hpp"
#include "support/effort.hpp"
#include "util/rng.hpp"

namespace arena {
namespace {

// A random game. With `kind` the players clear lines and leave each other room, so that the game lasts until
// the limit.
void compare_game(std::uint64_t seed, bool kind, std::map<std::string, int>& seen) {
  Rng rng(seed);
  const auto last = test::play_both<Tetress, oracle::Torus>([&](const auto& pos, const auto& moves) {
    const auto next_after = [&](const auto& move) {
      auto next = pos;
      Tetress::apply(next, move);
      return next;
    };
    auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    if (kind)
      for (const auto& candidate : moves)
        if (Tetress::count_moves(next_after(candidate)) > Tetress::count_moves(next_after(move)))
          move = candidate;
    if (tetress::count(next_after(move).occupied()) < tetress::count(pos.occupied())) ++seen["cleared"];
    return move;
  });
  ++seen[last.ply == 150 ? "limit" : "no move"];
}

TEST_CASE("Tetress: fast rules and slow rules agree in random games", "[oracle]") {
  std::map<std::string, int> seen;
  for (int seed = 0; seed < test::effort(3); ++seed) {
    compare_game(seed, false, seen);
    compare_game(seed, true, seen);
  }
  for (const std::string what : {"limit", "no move", "cleared"}) {
    INFO(what);
    REQUIRE(seen[what] > 0);
  }
}

}  // namespace
}  // namespace arena
