#include "oracle/infexion_oracle.hpp"

#include <catch2/catch_all.hpp>

#include "games/infexion/infexion.hpp"
#include "util/rng.hpp"

namespace arena {
namespace {

std::string winner_of(const Outcome& outcome) {
  if (!outcome.over()) return "";
  if (outcome.kind == Outcome::Kind::draw) return "draw";
  return outcome.kind == Outcome::Kind::first_wins ? "r" : "b";
}

// Plays a random game on both; with `spread_bias` most moves are spreads, so that stacks grow and burst.
void compare_game(std::uint64_t seed, bool spread_bias, std::set<std::string>& endings) {
  Rng rng(seed);
  oracle::Hexes slow;
  auto fast = Infexion::start({}).value();
  for (;;) {
    INFO(Infexion::to_text(fast));
    REQUIRE(Infexion::to_text(fast) == slow.to_text());
    REQUIRE_FALSE(Infexion::find_fault(fast));
    Infexion::MoveList moves;
    Infexion::legal_moves(fast, moves);
    std::set<std::string> texts;
    for (const auto& move : moves) texts.insert(Infexion::to_text(fast, move));
    REQUIRE(texts == slow.legal_moves());
    REQUIRE(Infexion::count_moves(fast) == static_cast<int>(texts.size()));
    const Outcome outcome = Infexion::outcome(fast);
    REQUIRE(winner_of(outcome) == slow.winner());
    REQUIRE(outcome.score == std::array{slow.power_of('r'), slow.power_of('b')});
    if (moves.empty()) {
      endings.insert(winner_of(outcome));
      return;
    }
    auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    for (int tries = spread_bias ? 3 : 0; tries > 0 && !infexion::is_spread(move); --tries)
      move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    slow.play(Infexion::to_text(fast, move));
    Infexion::apply(fast, move);
  }
}

TEST_CASE("Infexion: fast rules and slow rules agree in random games", "[oracle]") {
  std::set<std::string> endings;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    compare_game(seed, false, endings);
    compare_game(seed, true, endings);
  }
  REQUIRE(endings == std::set<std::string>{"r", "b", "draw"});
}

}  // namespace
}  // namespace arena
