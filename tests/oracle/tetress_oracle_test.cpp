#include "oracle/tetress_oracle.hpp"

#include <catch2/catch_all.hpp>

#include "games/tetress/tetress.hpp"
#include "util/rng.hpp"

namespace arena {
namespace {

std::string winner_of(const Outcome& outcome) {
  if (!outcome.over()) return "";
  if (outcome.kind == Outcome::Kind::draw) return "draw";
  return outcome.kind == Outcome::Kind::first_wins ? "r" : "b";
}

// Plays a random game on both; a kind one clears lines and leaves the opponent room, so that it lasts until
// the limit.
void compare_game(std::uint64_t seed, bool kind, std::map<std::string, int>& seen) {
  Rng rng(seed);
  oracle::Torus slow;
  auto fast = Tetress::start({}).value();
  for (;;) {
    INFO(Tetress::to_text(fast));
    REQUIRE(Tetress::to_text(fast) == slow.to_text());
    REQUIRE_FALSE(Tetress::find_fault(fast));
    const auto slow_moves = slow.legal_moves();
    Tetress::MoveList moves;
    Tetress::legal_moves(fast, moves);
    REQUIRE(moves.size() == slow_moves.size());
    REQUIRE(Tetress::count_moves(fast) == static_cast<int>(moves.size()));
    for (const auto& move : moves) REQUIRE(slow_moves.count(Tetress::to_text(fast, move)) == 1);
    const Outcome outcome = Tetress::outcome(fast);
    REQUIRE(winner_of(outcome) == slow.winner());
    REQUIRE(outcome.score == std::array{slow.tokens('r'), slow.tokens('b')});
    if (moves.empty()) {
      ++seen[fast.ply == 150 ? "limit" : "no move"];
      return;
    }
    const auto next_after = [&](const auto& move) {
      auto next = fast;
      Tetress::apply(next, move);
      return next;
    };
    auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    if (kind)
      for (const auto& candidate : moves)
        if (Tetress::count_moves(next_after(candidate)) > Tetress::count_moves(next_after(move)))
          move = candidate;
    if (tetress::count(next_after(move).occupied()) < tetress::count(fast.occupied())) ++seen["cleared"];
    slow.play(slow_moves.at(Tetress::to_text(fast, move)));
    Tetress::apply(fast, move);
  }
}

TEST_CASE("Tetress: fast rules and slow rules agree in random games", "[oracle]") {
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
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
