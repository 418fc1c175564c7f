// Every line of the vectors that were made with the course's own referee.
#include <catch2/catch_all.hpp>

#include "games/colosseum/colosseum.hpp"
#include "games/replay.hpp"
#include "search/perft.hpp"
#include "support/data.hpp"

namespace arena {
namespace {

Colosseum::Position position_in(const nlohmann::json& line) {
  const auto pos = Colosseum::parse_position(line["fen"].get<std::string>());
  REQUIRE(pos);
  REQUIRE(Colosseum::to_text(*pos) == line["fen"]);
  return *pos;
}

std::array<int, 2> scores_in(const nlohmann::json& line) {
  return {line["score_a"], line["score_b"]};
}

TEST_CASE("Colosseum: legal moves and scores of the referee's positions", "[vectors]") {
  for (const auto& line : test::read_jsonl("colosseum_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    Colosseum::MoveList moves;
    Colosseum::legal_moves(pos, moves);
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(Colosseum::to_text(pos, move));
    std::sort(texts.begin(), texts.end());
    REQUIRE(texts == line["legal"].get<std::vector<std::string>>());
    const Outcome outcome = Colosseum::outcome(pos);
    REQUIRE(outcome.over() == line["terminal"].get<bool>());
    REQUIRE(outcome.score == scores_in(line));
  }
}

TEST_CASE("Colosseum: the referee's games end where ours do", "[vectors]") {
  for (const auto& line : test::read_jsonl("colosseum_games.jsonl")) {
    INFO(line["fen"]);
    const auto replay =
        replay_moves<Colosseum>(position_in(line), line["moves"].get<std::vector<std::string>>());
    REQUIRE_FALSE(replay.fault);
    for (std::size_t i = 0; i + 1 < replay.positions.size(); ++i)
      REQUIRE_FALSE(Colosseum::outcome(replay.positions[i]).over());
    const Outcome outcome = Colosseum::outcome(replay.positions.back());
    REQUIRE(outcome.over());
    REQUIRE(outcome.score == scores_in(line));
  }
}

TEST_CASE("Colosseum: perft agrees with the referee", "[vectors]") {
  for (const auto& line : test::read_jsonl("colosseum_perft.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    for (std::size_t depth = 1; depth <= line["perft"].size(); ++depth)
      REQUIRE(perft<Colosseum>(pos, static_cast<int>(depth)) ==
              line["perft"][depth - 1].get<std::uint64_t>());
  }
}

}  // namespace
}  // namespace arena
