// The two baselines: greedy and random.
#include <catch2/catch_all.hpp>

#include "agents/random_agent.hpp"
#include "support/chi_square.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Tetress>;

TEST_CASE("Tetress: greedy leaves the opponent the fewest replies", "[agents]") {
  Rng rng(37);
  const auto player = test::make_agent<Tetress>("greedy");
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (moves.empty() || pos.ply < 2) return;
    INFO(Tetress::to_text(pos));
    const auto replies = [&](const auto& move) {
      auto next = pos;
      Tetress::apply(next, move);
      return Tetress::count_moves(next);
    };
    int fewest = replies(moves[0]);
    for (const auto& move : moves) fewest = std::min(fewest, replies(move));
    const auto turn = test::take_turn(*player, pos);
    REQUIRE(replies(Tetress::parse_move(pos, turn.move).value()) == fewest);
    REQUIRE(turn.nodes == moves.size());
  });
}

TEST_CASE("Tetress: greedy knows that tokens decide at the limit", "[agents]") {
  // Any piece of blue keeps it ahead at the limit, where no side has a reply; all these wins are equal.
  const auto last = read("R10/11/11/1RRRBBBBBBB/11/11/11/11/11/11/11 b 149");
  const auto blue = test::take_turn(*test::make_agent<Tetress>("greedy"), last);
  auto next = last;
  Tetress::apply(next, Tetress::parse_move(last, blue.move).value());
  REQUIRE(Tetress::outcome(next).kind == Outcome::Kind::second_wins);
}

TEST_CASE("Tetress: greedy takes any of its equal moves", "[agents]") {
  std::set<std::string> answers;
  const auto pos = read("11/11/11/11/4RR5/4RR5/11/11/11/9BB/9BB r 2");
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto player = test::make_agent<Tetress>("greedy");
    player->new_game(seed);
    answers.insert(test::take_turn(*player, pos).move);
  }
  REQUIRE(answers.size() > 1);
}

TEST_CASE("Tetress: random plays every legal move with the same probability", "[agents]") {
  const auto pos = read("11/11/11/4R6/3RRR5/11/11/B10/B10/B10/B10 r 10");
  std::map<std::string, int> counts;
  constexpr int draws = 100000;
  Rng rng(43);
  for (int i = 0; i < draws; ++i) ++counts[tetress::to_text(uniform_move<Tetress>(pos, rng))];
  REQUIRE(counts.size() == static_cast<std::size_t>(Tetress::count_moves(pos)));
  REQUIRE(test::chi_square(counts, draws) < test::chi_square_limit(counts.size()));
}

}  // namespace
}  // namespace arena
