// The prover, compared with exhaustive search.
#include <catch2/catch_all.hpp>
#include <unordered_map>

#include "agents/colosseum/plain.hpp"
#include "search/solve.hpp"
#include "support/colosseum.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace test;
using Judge = colosseum::StepTerritory;

int margin_of(const Outcome& outcome, Side side) {
  return outcome.score[index(side)] - outcome.score[index(other(side))];
}

// The margin of best play, by exhaustive search.
class Exhaustive {
 public:
  int margin(const Colosseum::Position& pos) {
    if (const Outcome outcome = Colosseum::outcome(pos); outcome.over()) return margin_of(outcome, pos.side);
    if (const auto known = known_.find(pos.hash); known != known_.end()) return known->second;
    Colosseum::MoveList moves;
    Colosseum::legal_moves(pos, moves);
    int best = -1000;
    for (const auto& move : moves) {
      auto next = pos;
      Colosseum::apply(next, move);
      best = std::max(best, -margin(next));
    }
    return known_[pos.hash] = best;
  }

 private:
  std::unordered_map<std::uint64_t, int> known_;
};

Solution<Colosseum> solve_with(const Colosseum::Position& pos, std::uint64_t nodes, int hash_mb = 4) {
  static const SteadyClock clock;
  Limits limits;
  limits.nodes = nodes;
  Budget budget(limits, clock);
  Prover<Colosseum, Judge> prover(hash_mb, Judge{});
  const auto solution = solve(prover, pos, budget);
  REQUIRE(budget.nodes() <= nodes);
  return solution;
}

TEST_CASE("prover: margins of small boards equal those of exhaustive search", "[search]") {
  Rng rng(3);
  Exhaustive exhaustive;
  int checked = 0;
  std::array<int, 3> seen{};  // losses, draws, wins
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto size = static_cast<std::uint8_t>(3 + seed % 2);
    const auto start = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
    play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto& moves) {
      const int open = pos.open_right.count() + pos.open_down.count();
      if (moves.empty() || open > 13) return;
      INFO(Colosseum::to_text(pos));
      const int expected = exhaustive.margin(pos);
      const auto solution = solve_with(pos, 1'000'000);
      REQUIRE(solution.exact());
      REQUIRE(*solution.min == expected);
      ++seen[expected < 0 ? 0 : expected == 0 ? 1 : 2];
      ++checked;
    });
  }
  INFO(checked << ": " << seen[0] << " " << seen[1] << " " << seen[2]);
  REQUIRE(*std::min_element(seen.begin(), seen.end()) >= 5);
}

TEST_CASE("prover: known results of boards without walls", "[search]") {
  struct Row {
    std::string_view fen;
    int margin;
  };
  const auto row =
      GENERATE(values<Row>({{"00/00 a1 b2 a", 0}, {"000/000/000 a1 c3 a", 2}, {"000/000/000 a3 c1 a", 2}}));
  const auto solution = solve_with(read(std::string(row.fen)), 1'000'000);
  REQUIRE(solution.exact());
  REQUIRE(*solution.min == row.margin);
}

TEST_CASE("prover: its line is legal and ends with the margin", "[search]") {
  auto pos = read("0010/0100/0000/0000 a1 d4 a");
  const Side mover = pos.side;
  const auto solution = solve_with(pos, 10'000'000, 64);
  REQUIRE(solution.exact());
  for (const auto& move : solution.line) {
    REQUIRE(Colosseum::is_legal(pos, move));
    Colosseum::apply(pos, move);
  }
  REQUIRE(Colosseum::outcome(pos).over());
  REQUIRE(margin_of(Colosseum::outcome(pos), mover) == *solution.min);
}

TEST_CASE("prover: stops at its budget and continues where it stopped", "[search]") {
  const auto pos = read("0000/0010/0020/0000 b2 c3 a");
  static const SteadyClock clock;
  Budget budget({}, clock);
  Prover<Colosseum, Judge> prover(16, Judge{});
  prover.clear();
  int slices = 0;
  std::optional<bool> answer;
  while (!answer && slices < 1000) {
    const auto before = budget.nodes();
    answer = prover.reaches(pos, 1, budget, 5'000);
    REQUIRE(budget.nodes() - before < 5'100);  // it finishes the current list of moves
    ++slices;
  }
  REQUIRE(answer);
  REQUIRE(slices > 3);
  Prover<Colosseum, Judge> at_once(16, Judge{});
  REQUIRE(at_once.reaches(pos, 1, budget) == answer);
}

TEST_CASE("prover: returns no bound that is not proven", "[search]") {
  const auto solution = solve_with(Colosseum::start({12, colosseum::Rules::course_2023, 1}).value(), 3'000);
  REQUIRE_FALSE(solution.min);
  REQUIRE_FALSE(solution.max);
  REQUIRE(solution.line.empty());
}

// With a table far too small for the proof.
TEST_CASE("prover: a small table makes it slower, not wrong", "[search]") {
  const auto solution = solve_with(read("000/000/000 a1 c3 a"), 5'000'000, 1);
  REQUIRE(solution.exact());
  REQUIRE(*solution.min == 2);
}

}  // namespace
}  // namespace arena
