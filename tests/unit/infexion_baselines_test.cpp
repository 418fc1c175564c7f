// The two baselines: greedy and random.
#include <catch2/catch_all.hpp>

#include "agents/infexion/greedy.hpp"
#include "agents/infexion/random.hpp"
#include "support/chi_square.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Infexion>;

std::string choice(const std::string& position, std::uint64_t seed = 1) {
  Rng rng(seed);
  return infexion::to_text(infexion::greedy_choice(read(position), rng).move);
}

TEST_CASE("greedy: captures the most power; ties go to the first in board and direction order", "[agents]") {
  REQUIRE(choice("Bab4/7/7/BcA1a2/7/7/7 r 10") ==
          "a1se");  // captures three, as a4se and c4nw do, but a1 comes first
  REQUIRE(choice("7/7/3a3/2aBa2/7/7/7 r 10") == "d4se");  // one in each direction: se comes before sw and nw
  REQUIRE(choice("7/7/3b3/2aBa2/7/7/7 r 10") == "d4sw");  // two are more than one
  REQUIRE(choice("7/7/7/Af5/7/7/7 r 20") == "a4se");      // a burst stack counts as captured
}

TEST_CASE("greedy: no other spread leaves the opponent less power", "[agents]") {
  Rng rng(37);
  test::play_random_game<Infexion>(Infexion::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (moves.empty()) return;
    INFO(Infexion::to_text(pos));
    const auto theirs = [&](const Infexion::Position& p) {
      return Infexion::outcome(p).score[index(other(pos.side()))];
    };
    int least = theirs(pos);
    for (const auto& move : moves) {
      auto next = pos;
      Infexion::apply(next, move);
      least = std::min(least, theirs(next));
    }
    const auto chosen = infexion::greedy_choice(pos, rng);
    REQUIRE(Infexion::is_legal(pos, chosen.move));
    auto next = pos;
    Infexion::apply(next, chosen.move);
    REQUIRE(theirs(next) == least);
    REQUIRE(chosen.captured == theirs(pos) - least);
  });
}

TEST_CASE("greedy: without a capture it spawns anywhere; if it cannot spawn, it plays any move", "[agents]") {
  std::map<std::string, int> counts;
  constexpr int draws = 20000;
  Rng rng(41);
  const auto open = read("7/7/7/3B3/7/7/a6 r 10");
  for (int i = 0; i < draws; ++i) ++counts[infexion::to_text(infexion::greedy_choice(open, rng).move)];
  REQUIRE(counts.size() == 47);
  for (const auto& [name, count] : counts) REQUIRE(name.size() == 2);
  REQUIRE(test::chi_square(counts, draws) < test::chi_square_limit(47));
  // The total power is 49, so no side may spawn, and red's only stack can hit no stack.
  REQUIRE(choice("fffffff/7/7/3A3/7/7/f6 r 100").starts_with("d4"));
  REQUIRE(choice("fffffff/7/7/3A3/7/7/f6 r 100").size() > 2);
}

TEST_CASE("random: every legal move has the same probability", "[agents]") {
  const auto pos = read("7/7/2aB3/3A3/7/7/7 r 10");
  std::map<std::string, int> counts;
  constexpr int draws = 40000;
  Rng rng(43);
  for (int i = 0; i < draws; ++i) ++counts[infexion::to_text(infexion::uniform_move(pos, rng))];
  REQUIRE(counts.size() == static_cast<std::size_t>(Infexion::count_moves(pos)));
  REQUIRE(test::chi_square(counts, draws) < test::chi_square_limit(counts.size()));
  Rng other_rng(1);
  for (int i = 0; i < 100; ++i) {
    const auto full = read("fffffff/7/7/3A3/7/7/f6 r 100");
    REQUIRE(Infexion::is_legal(full, infexion::uniform_move(full, other_rng)));
  }
}

}  // namespace
}  // namespace arena
