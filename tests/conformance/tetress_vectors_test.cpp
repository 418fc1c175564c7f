// All vectors that were made with the course's referee (tests/data/tetress_*.jsonl).
#include "games/tetress/tetress.hpp"
#include "support/referee.hpp"

namespace arena {
namespace {

using namespace test;

TEST_CASE("Tetress: legal moves and winners of the referee's positions", "[vectors]") {
  std::size_t listed = 0;
  for (const auto& line : read_jsonl("tetress_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in<Tetress>(line);
    const auto moves = sorted_moves<Tetress>(pos);
    REQUIRE(moves.size() == line["legal_count"].get<std::size_t>());
    REQUIRE(Tetress::count_moves(pos) == line["legal_count"].get<int>());
    if (line.contains("legal")) {
      ++listed;
      REQUIRE(moves == line["legal"].get<std::vector<std::string>>());
    }
    const Outcome outcome = Tetress::outcome(pos);
    REQUIRE(outcome.over() == line["terminal"].get<bool>());
    REQUIRE(winner_of(outcome) == winner_in(line));
  }
  REQUIRE(listed > 0);
}

TEST_CASE("Tetress: moves lead to the same positions as in the referee", "[vectors]") {
  for (const auto& line : read_jsonl("tetress_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in<Tetress>(line);
    for (const auto& after : line.value("after", nlohmann::json::array())) {
      INFO(after[0]);
      const auto move = Tetress::parse_move(pos, after[0].get<std::string>());
      REQUIRE(move);
      auto next = pos;
      Tetress::apply(next, *move);
      REQUIRE(Tetress::to_text(next) == after[1]);
      REQUIRE_FALSE(Tetress::find_fault(next));
    }
  }
}

TEST_CASE("Tetress: the referee's games end as they do here", "[vectors]") {
  for (const auto& line : read_jsonl("tetress_games.jsonl")) {
    INFO(line["final"]);
    const auto last = end_of_game<Tetress>(Tetress::start({}).value(), line);
    REQUIRE(Tetress::to_text(last) == line["final"]);
    REQUIRE(last.ply == line["plies"].get<int>());
    const Outcome outcome = Tetress::outcome(last);
    REQUIRE(winner_of(outcome) == winner_in(line));
    REQUIRE(outcome.score == std::array{line["red"].get<int>(), line["blue"].get<int>()});
    REQUIRE((last.ply == tetress::max_plies) == (line["reason"] == "turn_limit"));
  }
}

TEST_CASE("Tetress: perft agrees with the referee", "[vectors]") {
  compare_perft<Tetress>("tetress_perft.jsonl");
  const auto start = Tetress::start({}).value();
  REQUIRE(perft<Tetress>(start, 1) == 2299);
  REQUIRE(perft<Tetress>(start, 2) == 4808298);
}

}  // namespace
}  // namespace arena
