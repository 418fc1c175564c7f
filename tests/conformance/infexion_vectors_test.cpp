// All vectors that were made with the course's referee (tests/data/infexion_*.jsonl).
#include "games/infexion/infexion.hpp"
#include "support/referee.hpp"

namespace arena {
namespace {

using namespace test;

TEST_CASE("Infexion: legal moves and winners of the referee's positions", "[vectors]") {
  for (const auto& line : read_jsonl("infexion_positions.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in<Infexion>(line);
    REQUIRE(sorted_moves<Infexion>(pos) == line["legal"].get<std::vector<std::string>>());
    const Outcome outcome = Infexion::outcome(pos);
    REQUIRE(outcome.over() == line["terminal"].get<bool>());
    REQUIRE(winner_of(outcome) == winner_in(line));
  }
}

TEST_CASE("Infexion: the referee's games end as they do here", "[vectors]") {
  for (const auto& line : read_jsonl("infexion_games.jsonl")) {
    INFO(line["final"]);
    const auto last = end_of_game<Infexion>(Infexion::start({}).value(), line);
    REQUIRE(Infexion::to_text(last) == line["final"]);
    REQUIRE(last.ply == line["plies"].get<int>());
    const Outcome outcome = Infexion::outcome(last);
    REQUIRE(winner_of(outcome) == winner_in(line));
    REQUIRE(outcome.score == line["power"].get<std::array<int, 2>>());
  }
}

TEST_CASE("Infexion: perft agrees with the referee", "[vectors]") {
  compare_perft<Infexion>("infexion_perft.jsonl");
}

// The value of a move by plain full-width minimax over the rules, as the lines of infexion_traps.jsonl state
// it.
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

TEST_CASE("Infexion: the best moves and blunders of the traps have the stated values", "[vectors]") {
  for (const auto& line : read_jsonl("infexion_traps.jsonl")) {
    INFO(line["fen"]);
    const auto pos = position_in<Infexion>(line);
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
