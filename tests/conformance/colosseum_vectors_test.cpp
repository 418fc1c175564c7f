// All vectors that were made with the course's referee (tests/data/colosseum_*.jsonl).
#include "games/colosseum/colosseum.hpp"
#include "support/referee.hpp"

namespace arena {
namespace {

using namespace test;

std::array<int, 2> scores_in(const nlohmann::json& line) {
  return {line["score_a"], line["score_b"]};
}

TEST_CASE("Colosseum: legal moves and scores of the referee's positions", "[vectors]") {
  for (const auto& line : read_jsonl("colosseum_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in<Colosseum>(line);
    REQUIRE(sorted_moves<Colosseum>(pos) == line["legal"].get<std::vector<std::string>>());
    const Outcome outcome = Colosseum::outcome(pos);
    REQUIRE(outcome.over() == line["terminal"].get<bool>());
    REQUIRE(outcome.score == scores_in(line));
  }
}

TEST_CASE("Colosseum: the referee's games end as they do here", "[vectors]") {
  for (const auto& line : read_jsonl("colosseum_games.jsonl")) {
    INFO(line["fen"]);
    const Outcome outcome = Colosseum::outcome(end_of_game<Colosseum>(position_in<Colosseum>(line), line));
    REQUIRE(outcome.over());
    REQUIRE(outcome.score == scores_in(line));
  }
}

TEST_CASE("Colosseum: perft agrees with the referee", "[vectors]") {
  compare_perft<Colosseum>("colosseum_perft.jsonl");
}

}  // namespace
}  // namespace arena
