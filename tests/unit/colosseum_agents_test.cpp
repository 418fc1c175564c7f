// What is peculiar to each agent of Colosseum Survival!; what they share is in conformance/agents_test.cpp.
#include <catch2/catch_all.hpp>
#include <map>

#include "agents/colosseum/closing.hpp"
#include "agents/colosseum/corners.hpp"
#include "agents/colosseum/outcome_minimax.hpp"
#include "agents/colosseum/plain.hpp"
#include "agents/colosseum/proximity_minimax.hpp"
#include "agents/colosseum/random.hpp"
#include "agents/colosseum/sampled_mcts.hpp"
#include "agents/colosseum/territory.hpp"
#include "search/ucb1.hpp"
#include "support/chi_square.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

Colosseum::Position read(const std::string& text) {
  const auto pos = Colosseum::parse_position(text);
  REQUIRE(pos);
  return *pos;
}

std::unique_ptr<Agent<Colosseum>> make(std::string_view agent, std::string_view options = "") {
  return test::make_agent<Colosseum>(agent, options);
}

using test::take_turn;
using Turn = test::Turn<Colosseum>;

std::string choose(std::string_view agent, const Colosseum::Position& pos, std::string_view options = "") {
  return take_turn(*make(agent, options), pos).move;
}

Colosseum::Move move_in(const Colosseum::Position& pos, const std::string& text) {
  return Colosseum::parse_move(pos, text).value();
}

// The exact distribution of the reference's procedure: steps uniform in 0..K, each step uniform over the open
// sides that do not hold the opponent (stopping if there are none), then a uniform free side.
std::map<std::string, double> walk_distribution(const Colosseum::Position& pos) {
  using namespace colosseum;
  std::map<Cell, double> at{{pos.mover(), 1.0}};
  std::map<Cell, double> ends;
  const int limit = step_limit(pos);
  for (int steps = 0;; ++steps) {
    for (const auto& [cell, chance] : at) ends[cell] += chance / (limit + 1);
    if (steps == limit) break;
    std::map<Cell, double> next;
    for (const auto& [cell, chance] : at) {
      std::vector<Cell> ways;
      for (const Wall wall : all_walls)
        if (is_open(pos, cell, wall) && neighbour(cell, wall) != pos.opponent())
          ways.push_back(neighbour(cell, wall));
      if (ways.empty()) next[cell] += chance;
      for (const Cell way : ways) next[way] += chance / static_cast<double>(ways.size());
    }
    at = next;
  }
  std::map<std::string, double> moves;
  for (const auto& [cell, chance] : ends) {
    std::vector<Wall> free_sides;
    for (const Wall wall : all_walls)
      if (is_open(pos, cell, wall)) free_sides.push_back(wall);
    for (const Wall wall : free_sides)
      moves[to_text(Move{cell, wall})] = chance / static_cast<double>(free_sides.size());
  }
  return moves;
}

TEST_CASE("random: the walk has the distribution of the course's procedure", "[agents]") {
  const auto pos = read("0100/0200/0010/0000 b2 c2 a");
  const auto expected = walk_distribution(pos);
  constexpr int draws = 100000;
  Rng rng(17);
  std::map<std::string, int> counts;
  for (int i = 0; i < draws; ++i) ++counts[colosseum::to_text(colosseum::random_walk(pos, rng))];
  double chi_square = 0.0;
  for (const auto& [move, chance] : expected) {
    const double due = chance * draws;
    REQUIRE(due > 5);
    chi_square += (counts[move] - due) * (counts[move] - due) / due;
  }
  REQUIRE(counts.size() == expected.size());
  REQUIRE(chi_square < test::chi_square_limit(expected.size()));
}

TEST_CASE("territory: counts by hand", "[agents]") {
  // Two steps a move on 3x3. The corners a1 and c3 are symmetric.
  REQUIRE(colosseum::territory_balance(read("000/000/000 a1 c3 a")) == 0);
  // b2 reaches everything in one move; a1 has in one move a1..c1, a2, a3, b2: what b2 has as well. Left for
  // b2 alone: c2, b3, c3.
  REQUIRE(colosseum::territory_balance(read("000/000/000 a1 b2 a")) == -3);
  REQUIRE(colosseum::territory_balance(read("000/000/000 a1 b2 b")) == 3);
}

TEST_CASE("greedy: takes the win with the best margin", "[agents]") {
  // One wall is missing below row 1: closing it at c1 leaves 3 cells above and 6 below.
  const auto pos = read("220/000/000 c2 c1 a");
  const std::string move = choose("greedy", pos);
  REQUIRE(move == "c2u");
}

TEST_CASE("greedy: never walls itself in while there is something else", "[agents]") {
  const auto pos = read("100000/000000/000000/000000/000000/000000 a1 f6 a");
  REQUIRE(choose("greedy", pos) != "a1d");
}

// Report 000.

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

// Report 001.

TEST_CASE("outcome-minimax: both stupid moves are known", "[agents]") {
  // a1 has walls on its right side: closing the lower one shuts it.
  const auto corner = read("100/000/000 a1 c3 a");
  REQUIRE(colosseum::is_stupid(corner, move_in(corner, "a1d")));
  REQUIRE_FALSE(colosseum::is_stupid(corner, move_in(corner, "a2r")));
  // c1 is a corner (two walls); the third leaves the way to b1 or c2, and the opponent at b3 gets to both.
  const auto third = read("000/000/000 c1 b3 a");
  REQUIRE(colosseum::is_stupid(third, move_in(third, "c1l")));
  REQUIRE(colosseum::is_stupid(third, move_in(third, "c1d")));
  // Out of the opponent's reach it is not stupid: four steps and more on 6x6, where K is 3.
  const auto far = read("000000/000000/000000/000000/000000/000000 a1 f6 a");
  REQUIRE_FALSE(colosseum::is_stupid(far, move_in(far, "a1r")));
  // A first or second wall never is.
  REQUIRE_FALSE(colosseum::is_stupid(third, move_in(third, "b2u")));
}

TEST_CASE("outcome-minimax: candidates come nearest first, and all of them when all are stupid", "[agents]") {
  const auto pos = read("0000/0000/0000/0000 b2 d4 a");
  Colosseum::MoveList moves;
  colosseum::outcome_candidates(pos, moves);
  REQUIRE(Colosseum::to_text(pos, moves[0]) == "b2u");
  int last = 0;
  const auto steps = Colosseum::facts(pos)[0].values;
  for (const auto& move : moves) {
    const int distance =
        steps[static_cast<std::size_t>(colosseum::row_of(move.cell) * 4 + colosseum::column_of(move.cell))];
    REQUIRE(distance >= last);
    last = distance;
  }
  const auto shut_in = read("222/000/000 a1 b1 a");  // the one legal move shuts the mover in
  colosseum::outcome_candidates(shut_in, moves);
  REQUIRE(moves.size() == 1);
}

TEST_CASE("outcome-minimax: takes a win at once and avoids a loss that it sees", "[agents]") {
  REQUIRE(take_turn(*make("outcome-minimax"), read("220/000/000 c2 c1 a")).move == "c2u");
  for (const char* options : {"", "no-weighted-score=true", "breadth-first=true", "near-walls=true"}) {
    const auto pos = read("1000/0000/0000/0000 a1 d4 a");
    INFO(options);
    REQUIRE(choose("outcome-minimax", pos, options) != "a1d");
  }
}

TEST_CASE("outcome-minimax: the depth limit follows the board and the turn", "[agents]") {
  const auto limit = [](int size, std::uint64_t seed) {
    const auto pos = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
    return take_turn(*make("outcome-minimax"), pos, 50'000'000).info.depth;
  };
  REQUIRE(limit(9, 1) == 2);  // 1, and 1 for the first turn
  REQUIRE(limit(7, 1) == 3);  // and 1 for a board smaller than 8
}

TEST_CASE("outcome-minimax: an undetermined position is worth more than a draw to the agent", "[agents]") {
  // 2x2: b1 beside a1. Closing between rows gives 2:2; with a3-wide freedom elsewhere the agent plays on
  // instead.
  const auto pos = read("000/200/000 a1 c3 a");
  auto after = pos;
  Colosseum::apply(after, move_in(pos, choose("outcome-minimax", pos)));
  REQUIRE_FALSE(Colosseum::outcome(after).over());
}

// Report 003.

TEST_CASE("sampled-mcts: UCB1 by hand", "[agents]") {
  REQUIRE(ucb1(3, 4, 16) == Catch::Approx(0.75 + std::sqrt(2 * std::log(16.0) / 4)));
  REQUIRE(ucb1(1, 1, 1) == 1.0);
}

TEST_CASE("sampled-mcts: opens fifteen moves first, each played out once", "[agents]") {
  const auto pos = Colosseum::start({8, colosseum::Rules::plain, 1}).value();
  const Turn turn = take_turn(*make("sampled-mcts"), pos, 14);
  REQUIRE(turn.nodes == 14);
  REQUIRE(turn.info.score.value % 100 == 0);  // one playout: won or lost
  REQUIRE(turn.info.score.value == 100);
}

TEST_CASE("sampled-mcts: heuristic-15 takes the moves of the best territory balance", "[agents]") {
  // Fifteen nodes open the root alone, so the answer is one of its sample.
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

TEST_CASE("sampled-mcts: the moves of a playout are uniform over the legal ones", "[agents]") {
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

TEST_CASE("corners: a wall can cut only where both its ends are touched", "[agents]") {
  const auto pos = read("0000/0200/0000/0000 a1 d4 a");  // a wall below b2
  const colosseum::Corners corners(pos);
  const auto ends = [&](const std::string& text) {
    return corners.touched_ends(colosseum::edge_of(move_in(pos, text)));
  };
  REQUIRE(ends("a1r") == 1);  // from the border into the open
  REQUIRE(ends("a2d") == 2);  // from the border to the wall
  REQUIRE(ends("b2r") == 1);
  REQUIRE(ends("a1d") == 1);
  const colosseum::Corners open(read("0000/0000/0000/0000 a1 d4 a"));
  REQUIRE(open.touched_ends({colosseum::cell_at(1, 1), true}) == 0);
}

// Tactics of the searching agents, against trying every move.

TEST_CASE("closing: the best closing wall is what trying every move finds", "[agents]") {
  Rng rng(31);
  int wins_seen = 0;
  for (int size = 2; size <= 16; ++size)
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const auto start = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
      test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto& moves) {
        if (moves.empty()) return;
        int best = 0;
        for (const auto& move : moves) {
          auto after = pos;
          Colosseum::apply(after, move);
          const Outcome end = Colosseum::outcome(after);
          if (end.over())
            best = std::max(best, end.score[index(pos.side)] - end.score[index(other(pos.side))]);
        }
        INFO(Colosseum::to_text(pos));
        REQUIRE(colosseum::winning_closure(pos) == best);
        wins_seen += best > 0 ? 1 : 0;
      });
    }
  REQUIRE(wins_seen > 100);
}

TEST_CASE("plain: the judgement knows the end and counts nearer cells", "[agents]") {
  const colosseum::StepTerritory territory;
  Rng rng(8);
  for (const auto& start : test::some_starts<Colosseum>(20, 13))
    test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto&) {
      INFO(Colosseum::to_text(pos));
      const Judgement judgement = territory.judge(pos);
      const Outcome outcome = Colosseum::outcome(pos);
      REQUIRE(judgement.over == outcome.over());
      const int margin = outcome.score[index(pos.side)] - outcome.score[index(other(pos.side))];
      if (outcome.over()) {
        REQUIRE(judgement.value == margin);
        return;
      }
      // The slow way: distances cell by cell, players blocking nothing.
      const auto mine = colosseum::distances(pos, pos.mover(), pos.mover());
      const auto theirs = colosseum::distances(pos, pos.opponent(), pos.opponent());
      int balance = 0;
      for (std::size_t cell = 0; cell < mine.size(); ++cell)
        balance += mine[cell] < theirs[cell] ? 1 : mine[cell] > theirs[cell] ? -1 : 0;
      REQUIRE(judgement.value == 100 * balance);
    });
}

}  // namespace
}  // namespace arena
