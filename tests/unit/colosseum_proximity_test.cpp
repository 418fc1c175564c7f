// The agent of report 000.
#include <catch2/catch_all.hpp>

#include "agents/colosseum/proximity_minimax.hpp"
#include "support/colosseum.hpp"

namespace arena {
namespace {

using namespace test;

TEST_CASE("proximity-minimax: the evaluation by hand", "[agents]") {
  // 3x3, no walls, players at opposite corners: 2*(6-4) = 4, and 16 moves for the side to move, K = 2.
  const auto open = read("000/000/000 a1 c3 a");
  REQUIRE(proximity_value(open, Side::first) == 4 + 16 / 2.0);
  REQUIRE(proximity_value(open, Side::second) == 4 - 16 / 2.0);
  // Neighbours on the corner: 2*(6-1) = 10. From a1 beside b1 one gets to a1, a2, a3, b2, whose open sides
  // are 2 + 3 + 2 + 4 = 11; from b1 beside a1 to b1, c1, b2, a2, b3, c2, with 3 + 2 + 4 + 3 + 3 + 3 = 18.
  const auto near_first = read("000/000/000 a1 b1 a");
  REQUIRE(proximity_value(near_first, Side::first) == 10 + 11 / 2.0);
  REQUIRE(proximity_value(read("000/000/000 a1 b1 b"), Side::first) == 10 - 18 / 2.0);
  REQUIRE(proximity_value(near_first, Side::first, true) == 10 + (11 - 18) / 2.0);
}

TEST_CASE("proximity-minimax: a live position can be worth more than a won game on a small board",
          "[agents]") {
  // Known of the report's evaluation and kept: M*M is 9 here.
  REQUIRE(proximity_value(read("000/000/000 a1 b1 a"), Side::first) > 9);
}

TEST_CASE("proximity-minimax: a win in one is played at once", "[agents]") {
  const auto player = make("proximity-minimax");
  const auto pos = read("220/000/000 c2 c1 a");
  const Turn turn = take_turn(*player, pos);
  auto after = pos;
  Colosseum::apply(after, move_in(pos, turn.move));
  REQUIRE(Colosseum::outcome(after).kind == Outcome::Kind::first_wins);
}

TEST_CASE("proximity-minimax: moves that let the opponent end the game are removed", "[agents]") {
  // The first player stands in a room with one door, d1, which the opponent can reach and close.
  const auto pos = read("22202/00000/00000/00000/00000 c1 e4 a");
  const auto move = move_in(pos, choose("proximity-minimax", pos));
  auto after = pos;
  Colosseum::apply(after, move);
  Colosseum::MoveList replies;
  Colosseum::legal_moves(after, replies);
  for (const auto& reply : replies) {
    auto next = after;
    Colosseum::apply(next, reply);
    REQUIRE(Colosseum::outcome(next).kind != Outcome::Kind::second_wins);
  }
}

TEST_CASE("proximity-minimax: deepens while a quarter, then a fifth for each depth, of the turn is not used",
          "[agents]") {
  const auto pos = Colosseum::start({7, colosseum::Rules::plain, 4}).value();
  const auto depth_one = take_turn(*make("proximity-minimax"), pos, 10'000'000);
  REQUIRE(depth_one.info.depth >= 2);
  // What depth 1 costs: an agent that may not look deeper.
  const SteadyClock clock;
  Budget shallow({std::uint64_t{10'000'000}, 1, {}, {}}, clock);
  (void)make("proximity-minimax")->choose(pos, shallow, {});
  const std::uint64_t cost = shallow.nodes();
  REQUIRE(take_turn(*make("proximity-minimax"), pos, 4 * cost - 4).info.selective_depth == 1);
  REQUIRE(take_turn(*make("proximity-minimax"), pos, 4 * cost + 4).info.selective_depth == 2);
}

TEST_CASE("proximity-minimax: after a deep turn the tree of the reply is kept", "[agents]") {
  auto pos = read("0000/0000/0000/0000 a1 d4 a");
  const auto player = make("proximity-minimax");
  const Turn first = take_turn(*player, pos, 3'000'000);
  REQUIRE(first.info.selective_depth > 2);
  Colosseum::apply(pos, move_in(pos, first.move));
  Colosseum::MoveList replies;
  Colosseum::legal_moves(pos, replies);
  Colosseum::apply(pos, replies[replies.size() / 2]);
  const SteadyClock clock;
  Budget kept({std::uint64_t{3'000'000}, 1, {}, {}}, clock);
  (void)player->choose(pos, kept, {});
  Budget fresh({std::uint64_t{3'000'000}, 1, {}, {}}, clock);
  (void)make("proximity-minimax")->choose(pos, fresh, {});
  REQUIRE(kept.nodes() < fresh.nodes());  // its children had been made before
}

TEST_CASE("proximity-minimax: python-pace is a limit of nodes", "[agents]") {
  const auto pos = Colosseum::start({12, colosseum::Rules::course_2023, 1}).value();
  const Turn turn = take_turn(*make("proximity-minimax", "python-pace=true"), pos, 1'000'000'000);
  REQUIRE(turn.nodes <= colosseum::python_nodes_a_turn);
  REQUIRE(turn.info.selective_depth == 1);
}

TEST_CASE("proximity-minimax: fixed-depth-2 searches two plies and no more", "[agents]") {
  const auto pos = read("000/000/000 a1 c3 a");
  const Turn turn = take_turn(*make("proximity-minimax", "fixed-depth-2=true"), pos, 10'000'000);
  REQUIRE(turn.info.depth == 2);
  REQUIRE(turn.info.selective_depth == 2);
}

}  // namespace
}  // namespace arena
