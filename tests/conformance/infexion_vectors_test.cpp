// Every line of the vectors that were made with the course's own referee.
#include <catch2/catch_all.hpp>

#include "games/infexion/infexion.hpp"
#include "games/replay.hpp"
#include "search/perft.hpp"
#include "support/data.hpp"

namespace arena {
namespace {

Infexion::Position position_in(const nlohmann::json& line) {
  const auto pos = Infexion::parse_position(line["fen"].get<std::string>());
  REQUIRE(pos);
  REQUIRE(Infexion::to_text(*pos) == line["fen"]);
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

TEST_CASE("Infexion: legal moves and winners of the referee's positions", "[vectors]") {
  for (const auto& line : test::read_jsonl("infexion_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    Infexion::MoveList moves;
    Infexion::legal_moves(pos, moves);
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(Infexion::to_text(pos, move));
    std::sort(texts.begin(), texts.end());
    REQUIRE(texts == line["legal"].get<std::vector<std::string>>());
    const Outcome outcome = Infexion::outcome(pos);
    REQUIRE(outcome.over() == line["terminal"].get<bool>());
    REQUIRE(winner_of(outcome) == (line["winner"].is_null() ? "" : line["winner"].get<std::string>()));
  }
}

TEST_CASE("Infexion: the referee's games end where ours do", "[vectors]") {
  for (const auto& line : test::read_jsonl("infexion_games.jsonl")) {
    INFO(line["final"]);
    const auto replay =
        replay_moves<Infexion>(Infexion::start({}).value(), line["moves"].get<std::vector<std::string>>());
    REQUIRE_FALSE(replay.fault);
    for (std::size_t i = 0; i + 1 < replay.positions.size(); ++i)
      REQUIRE_FALSE(Infexion::outcome(replay.positions[i]).over());
    const auto& last = replay.positions.back();
    REQUIRE(Infexion::to_text(last) == line["final"]);
    REQUIRE(last.ply == line["plies"].get<int>());
    const Outcome outcome = Infexion::outcome(last);
    REQUIRE(winner_of(outcome) == line["winner"].get<std::string>());
    REQUIRE(outcome.score == line["power"].get<std::array<int, 2>>());
  }
}

TEST_CASE("Infexion: perft agrees with the referee", "[vectors]") {
  for (const auto& line : test::read_jsonl("infexion_perft.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    for (std::size_t depth = 1; depth <= line["perft"].size(); ++depth)
      REQUIRE(perft<Infexion>(pos, static_cast<int>(depth)) == line["perft"][depth - 1].get<std::uint64_t>());
  }
}

// The value of a move as README-infexion.md defines it, by plain full-width minimax over the rules.
int trap_value(const Infexion::Position& pos, int depth) {
  const int sign = pos.side() == Side::first ? 1 : -1;
  const Outcome outcome = Infexion::outcome(pos);
  const int lead = sign * (outcome.score[0] - outcome.score[1]);
  if (outcome.kind == Outcome::Kind::draw) return 0;
  if (outcome.over()) return outcome.kind == win_for(pos.side()) ? 1000 + depth : -1000 - depth;
  if (depth == 0) return lead;
  Infexion::MoveList moves;
  Infexion::legal_moves(pos, moves);
  int best = -10000;
  for (const auto& move : moves) {
    auto next = pos;
    Infexion::apply(next, move);
    best = std::max(best, -trap_value(next, depth - 1));
  }
  return best;
}

TEST_CASE("Infexion: the traps' best moves and blunders are worth what they say", "[vectors]") {
  for (const auto& line : test::read_jsonl("infexion_traps.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in(line);
    const auto value_of = [&](const nlohmann::json& text) {
      const auto move = Infexion::parse_move(pos, text.get<std::string>());
      REQUIRE(move);
      auto next = pos;
      Infexion::apply(next, *move);
      return -trap_value(next, line["depth"].get<int>() - 1);
    };
    for (const auto& best : line["best"]) REQUIRE(value_of(best) == line["value"]["best"].get<int>());
    for (const auto& blunder : line["blunder"])
      REQUIRE(value_of(blunder) <= line["value"]["blunder"].get<int>());
  }
}

}  // namespace
}  // namespace arena
