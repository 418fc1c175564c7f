// Every line of the vectors that were made with the course's own referee.
#include <catch2/catch_all.hpp>

#include "games/replay.hpp"
#include "games/tetress/tetress.hpp"
#include "search/perft.hpp"
#include "support/data.hpp"

namespace arena {
namespace {

Tetress::Position position_in(const nlohmann::json& line) {
  const auto pos = Tetress::parse_position(line["fen"].get<std::string>());
  REQUIRE(pos);
  REQUIRE(Tetress::to_text(*pos) == line["fen"]);
  return *pos;
}

std::string winner_of(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::ongoing: return "";
    case Outcome::Kind::first_wins: return "r";
    case Outcome::Kind::second_wins: return "b";
    case Outcome::Kind::draw: return "draw";
  }
  return "";
}

TEST_CASE("Tetress: legal moves and winners of the referee's positions", "[vectors]") {
  std::size_t listed = 0;
  for (const auto& line : test::read_jsonl("tetress_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    Tetress::MoveList moves;
    Tetress::legal_moves(pos, moves);
    REQUIRE(moves.size() == line["legal_count"].get<std::size_t>());
    REQUIRE(Tetress::count_moves(pos) == line["legal_count"].get<int>());
    if (line.contains("legal")) {
      ++listed;
      std::vector<std::string> texts;
      for (const auto& move : moves) texts.push_back(Tetress::to_text(pos, move));
      std::sort(texts.begin(), texts.end());
      REQUIRE(texts == line["legal"].get<std::vector<std::string>>());
    }
    const Outcome outcome = Tetress::outcome(pos);
    REQUIRE(outcome.over() == line["terminal"].get<bool>());
    REQUIRE(winner_of(outcome) == (line["winner"].is_null() ? "" : line["winner"].get<std::string>()));
  }
  REQUIRE(listed > 0);
}

TEST_CASE("Tetress: moves lead where the referee's lead", "[vectors]") {
  for (const auto& line : test::read_jsonl("tetress_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
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

TEST_CASE("Tetress: the referee's games end where ours do", "[vectors]") {
  for (const auto& line : test::read_jsonl("tetress_games.jsonl")) {
    INFO(line["final"]);
    const auto replay =
        replay_moves<Tetress>(Tetress::start({}).value(), line["moves"].get<std::vector<std::string>>());
    REQUIRE_FALSE(replay.fault);
    for (std::size_t i = 0; i + 1 < replay.positions.size(); ++i)
      REQUIRE_FALSE(Tetress::outcome(replay.positions[i]).over());
    const auto& last = replay.positions.back();
    REQUIRE(Tetress::to_text(last) == line["final"]);
    REQUIRE(last.ply == line["plies"].get<int>());
    const Outcome outcome = Tetress::outcome(last);
    REQUIRE(winner_of(outcome) == line["winner"].get<std::string>());
    REQUIRE(outcome.score == std::array{line["red"].get<int>(), line["blue"].get<int>()});
    REQUIRE((last.ply == tetress::max_plies) == (line["reason"] == "turn_limit"));
  }
}

TEST_CASE("Tetress: perft agrees with the referee", "[vectors]") {
  for (const auto& line : test::read_jsonl("tetress_perft.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    for (std::size_t depth = 1; depth <= line["perft"].size(); ++depth)
      REQUIRE(perft<Tetress>(pos, static_cast<int>(depth)) == line["perft"][depth - 1].get<std::uint64_t>());
  }
  const auto start = Tetress::start({}).value();
  REQUIRE(perft<Tetress>(start, 1) == 2299);
  REQUIRE(perft<Tetress>(start, 2) == 4808298);
}

}  // namespace
}  // namespace arena
