#include <catch2/catch_all.hpp>

#include "agents/infexion/mcts.hpp"
#include "agents/infexion/ordering.hpp"
#include "support/positions.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Infexion>;

test::Turn<Infexion> turn_of(const std::string& position, std::string_view options, std::uint64_t nodes) {
  return test::take_turn(*test::make_agent<Infexion>("mcts", options), read(position), nodes);
}

TEST_CASE("mcts: red's share of the evaluation by hand", "[agents]") {
  // Red 2 * 2 + 1.6 * 3 + 1.55 = 10.35, blue 2 * 1 + 1.6 * 3 = 6.8.
  REQUIRE(infexion::red_share(read("7/7/7/3BAc1/7/7/7 r 6")) == Catch::Approx(10.35 / 17.15));
  REQUIRE(infexion::red_share(read("7/7/7/3BAc1/7/7/7 b 7")) == Catch::Approx(10.35 / 17.15));
  REQUIRE(infexion::red_share(read("7/7/7/3B3/7/7/7 b 3")) == 1.0);
  REQUIRE(infexion::red_share(read("7/7/7/3b3/7/7/7 r 4")) == 0.0);
  REQUIRE(infexion::red_share(read("7/7/7/3A3/7/7/7 b 9")) == 0.5);  // the lead of one
  REQUIRE(infexion::red_share(read("7/7/7/7/7/7/7 r 0")) == 0.5);
}

TEST_CASE("mcts: opens with d4", "[agents]") {
  REQUIRE(turn_of("7/7/7/7/7/7/7 r 0", "", 100).move == "d4");
}

TEST_CASE("mcts: a node is a position of the tree or of a playout, and it uses all nodes", "[agents]") {
  for (const std::uint64_t nodes : {1, 10, 1000}) {
    REQUIRE(turn_of("7/7/2a4/3Ba2/7/7/7 r 8", "", nodes).nodes == nodes);
    REQUIRE(turn_of("7/7/2a4/3Ba2/7/7/7 r 8", "play-out=evaluation", nodes).nodes == nodes);
  }
}

TEST_CASE("mcts: a playout that the budget cuts off is scored by the evaluation", "[agents]") {
  const std::string position = "7/1A5/2b4/3Ba2/7/4a2/7 r 20";
  auto after = read(position);
  Infexion::MoveList moves;
  Infexion::legal_moves(after, moves);
  infexion::order(after, moves);
  Infexion::apply(after, moves[0]);
  const auto turn = turn_of(position, "", 1);
  REQUIRE(turn.move == Infexion::to_text(after, moves[0]));
  REQUIRE(turn.info.score.value == static_cast<int>(100 * infexion::red_share(after)));
  REQUIRE(turn.info.score.value % 100 != 0);  // not the result of a game
}

TEST_CASE("mcts: with the evaluation alone every move is tried once, then the best again", "[agents]") {
  // Twelve spreads and 46 spawns. Blue's last stack is next to d4: one move wins.
  const std::string position = "A6/7/7/3Ba2/7/7/7 r 8";
  REQUIRE(Infexion::count_moves(read(position)) == 12 + 46);
  REQUIRE(turn_of(position, "play-out=evaluation", 58).info.line.size() == 1);
  const auto turn = turn_of(position, "play-out=evaluation", 2000);
  REQUIRE(turn.move == "d4se");
  REQUIRE(turn.info.score.value == 100);
}

TEST_CASE("mcts: sees the opponent's reply", "[agents]") {
  // greedy captures the five with c1se and loses its stacks (the third anti-greedy trap); the tree search
  // does not.
  const std::string position = "2Bbd2/2B1A2/1e1b3/7/7/7/4A2 r 32";
  const auto greedy = test::make_agent<Infexion>("greedy");
  REQUIRE(test::take_turn(*greedy, read(position)).move == "c1se");
  REQUIRE(turn_of(position, "play-out=evaluation", 100'000).move == "c2n");
  REQUIRE(turn_of(position, "", 100'000).move == "c2n");
}

TEST_CASE("mcts: a playout of 0 plies is the evaluation", "[agents]") {
  const std::string position = "7/1A5/2b4/3Ba2/7/4a2/7 r 20";
  const auto none = turn_of(position, "play-out=greedy plies=0", 3000);
  const auto alone = turn_of(position, "play-out=evaluation", 3000);
  REQUIRE(none.move == alone.move);
  REQUIRE(none.info.score == alone.info.score);
  const auto greedy = turn_of(position, "play-out=greedy", 3000);
  const auto random = turn_of(position, "play-out=random", 3000);
  REQUIRE_FALSE((greedy.info.score == alone.info.score && random.info.score == alone.info.score));
  REQUIRE_FALSE(greedy.info.score == random.info.score);
}

}  // namespace
}  // namespace arena
