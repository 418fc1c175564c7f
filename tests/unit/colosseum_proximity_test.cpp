// The agent of report 000, proximity-minimax.
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
  // Players on a1 and b1: 2*(6-1) = 10. The player on a1 reaches a1, a2, a3 and b2, with 2 + 3 + 2 + 4 = 11
  // open sides; the player on b1 reaches b1, c1, b2, a2, b3 and c2, with 3 + 2 + 4 + 3 + 3 + 3 = 18.
  const auto near_first = read("000/000/000 a1 b1 a");
  REQUIRE(proximity_value(near_first, Side::first) == 10 + 11 / 2.0);
  REQUIRE(proximity_value(read("000/000/000 a1 b1 b"), Side::first) == 10 - 18 / 2.0);
  REQUIRE(proximity_value(near_first, Side::first, true) == 10 + (11 - 18) / 2.0);
}

TEST_CASE("proximity-minimax: an unfinished position can be worth more than a win on a small board",
          "[agents]") {
  // A known weakness of the report's evaluation, kept on purpose: a win is worth M*M, here 9.
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
  // The first player is in a room with one opening, d1, which the opponent can reach and close.
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

TEST_CASE("proximity-minimax: deepens until a quarter of the turn is used, then a fifth per depth",
          "[agents]") {
  const auto pos = Colosseum::start({7, colosseum::Rules::plain, 4}).value();
  const auto depth_one = take_turn(*make("proximity-minimax"), pos, 10'000'000);
  REQUIRE(depth_one.info.depth >= 2);
  // The cost of depth 1, from an agent that may not look deeper.
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
  REQUIRE(kept.nodes() < fresh.nodes());  // because its children already exist
}

TEST_CASE("proximity-minimax: python-pace limits the nodes", "[agents]") {
  const auto pos = Colosseum::start({12, colosseum::Rules::course_2023, 1}).value();
  const Turn turn = take_turn(*make("proximity-minimax", "python-pace=true"), pos, 1'000'000'000);
  REQUIRE(turn.nodes <= colosseum::python_nodes_a_turn);
  REQUIRE(turn.info.selective_depth == 1);
}

TEST_CASE("proximity-minimax: fixed-depth-2 searches exactly two plies", "[agents]") {
  const auto pos = read("000/000/000 a1 c3 a");
  const Turn turn = take_turn(*make("proximity-minimax", "fixed-depth-2=true"), pos, 10'000'000);
  REQUIRE(turn.info.depth == 2);
  REQUIRE(turn.info.selective_depth == 2);
}

}  // namespace
}  // namespace arena
