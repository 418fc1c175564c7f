// The agent of report 003, sampled-mcts.
#include <catch2/catch_all.hpp>
#include <map>

#include "agents/colosseum/sampled_mcts.hpp"
#include "agents/colosseum/territory.hpp"
#include "search/ucb1.hpp"
#include "support/chi_square.hpp"
#include "support/colosseum.hpp"

namespace arena {
namespace {

using namespace test;

TEST_CASE("sampled-mcts: UCB1 by hand", "[agents]") {
  REQUIRE(ucb1(3, 4, 16) == Catch::Approx(0.75 + std::sqrt(2 * std::log(16.0) / 4)));
  REQUIRE(ucb1(1, 1, 1) == 1.0);
}

TEST_CASE("sampled-mcts: first expands fifteen moves with one playout each", "[agents]") {
  const auto pos = Colosseum::start({8, colosseum::Rules::plain, 1}).value();
  const Turn turn = take_turn(*make("sampled-mcts"), pos, 14);
  REQUIRE(turn.nodes == 14);
  REQUIRE(turn.info.score.value % 100 == 0);  // one playout: won or lost
  REQUIRE(turn.info.score.value == 100);
}

TEST_CASE("sampled-mcts: heuristic-15 takes the moves of the best territory balance", "[agents]") {
  // Fifteen nodes expand only the root, so the answer is a move of its sample.
  const auto pos = Colosseum::start({9, colosseum::Rules::plain, 2}).value();
  Colosseum::MoveList moves;
  Colosseum::legal_moves(pos, moves);
  std::vector<int> balances;
  const auto balance = [&](const Colosseum::Move& move) {
    auto after = pos;
    Colosseum::apply(after, move);
    return -colosseum::territory_balance(after);
  };
  for (const auto& move : moves) balances.push_back(balance(move));
  std::sort(balances.rbegin(), balances.rend());
  const auto chosen = take_turn(*make("sampled-mcts", "heuristic-15=true"), pos, 15).move;
  REQUIRE(balance(move_in(pos, chosen)) >= balances[14]);
  REQUIRE(balances[14] > balances.back());
}

TEST_CASE("sampled-mcts: the moves of a playout are uniform over the legal moves", "[agents]") {
  const auto pos = read("0100/0200/0010/0000 b2 c2 a");
  Colosseum::MoveList moves;
  Colosseum::legal_moves(pos, moves);
  std::map<std::string, int> counts;
  Rng rng(5);
  constexpr int draws = 40000;
  for (int i = 0; i < draws; ++i) ++counts[colosseum::to_text(colosseum::uniform_move(pos, rng))];
  REQUIRE(counts.size() == moves.size());
  REQUIRE(test::chi_square(counts, draws) < test::chi_square_limit(moves.size()));
}

}  // namespace
}  // namespace arena
