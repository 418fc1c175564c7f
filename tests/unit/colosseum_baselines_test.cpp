// The agents random and greedy, and the territory balance that greedy uses.
#include <catch2/catch_all.hpp>
#include <map>

#include "agents/colosseum/random.hpp"
#include "agents/colosseum/territory.hpp"
#include "support/chi_square.hpp"
#include "support/colosseum.hpp"

namespace arena {
namespace {

using namespace test;

// The exact distribution of the course's procedure: a number of steps uniform in 0..K, each step uniform over
// the open sides that do not lead to the opponent (it stops if there are none), then a uniform free side.
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
  // A move has two steps on 3x3. The corners a1 and c3 are symmetric.
  REQUIRE(colosseum::territory_balance(read("000/000/000 a1 c3 a")) == 0);
  // b2 reaches everything in one move; a1 reaches a1..c1, a2, a3 and b2 in one move, as b2 does. Only c2, b3
  // and c3 remain for b2 alone.
  REQUIRE(colosseum::territory_balance(read("000/000/000 a1 b2 a")) == -3);
  REQUIRE(colosseum::territory_balance(read("000/000/000 a1 b2 b")) == 3);
}

TEST_CASE("greedy: takes the win with the best margin", "[agents]") {
  // One wall is missing below row 1: closing it at c1 leaves 3 cells above and 6 below.
  const auto pos = read("220/000/000 c2 c1 a");
  const std::string move = choose("greedy", pos);
  REQUIRE(move == "c2u");
}

TEST_CASE("greedy: never walls itself in if there is another move", "[agents]") {
  const auto pos = read("100000/000000/000000/000000/000000/000000 a1 f6 a");
  REQUIRE(choose("greedy", pos) != "a1d");
}

}  // namespace
}  // namespace arena
