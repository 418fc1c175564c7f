#pragma once
#include "games/replay.hpp"
#include "search/perft.hpp"
#include "support/data.hpp"
#include "support/positions.hpp"

// Shared by the tests on vectors that the courses' referees made.
namespace arena::test {

// The winner as a letter, as in the vectors of Infexion and Tetress; "" while the game is not over.
[[nodiscard]] inline std::string winner_of(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::ongoing: return "";
    case Outcome::Kind::first_wins: return "r";
    case Outcome::Kind::second_wins: return "b";
    case Outcome::Kind::draw: return "draw";
  }
  return "";
}

[[nodiscard]] inline std::string winner_in(const nlohmann::json& line) {
  return line["winner"].is_null() ? "" : line["winner"].get<std::string>();
}

template <Game G>
[[nodiscard]] typename G::Position position_in(const nlohmann::json& line) {
  const auto pos = read_position<G>(line["fen"].get<std::string>());
  REQUIRE(G::to_text(pos) == line["fen"]);
  return pos;
}

template <Game G>
[[nodiscard]] std::vector<std::string> sorted_moves(const typename G::Position& pos) {
  typename G::MoveList moves;
  G::legal_moves(pos, moves);
  std::vector<std::string> texts;
  for (const auto& move : moves) texts.push_back(G::to_text(pos, move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// The position after the moves of a line. Requires that all moves are legal and that only the last ends the
// game.
template <Game G>
[[nodiscard]] typename G::Position end_of_game(const typename G::Position& start,
                                               const nlohmann::json& line) {
  const auto replay = replay_moves<G>(start, line["moves"].get<std::vector<std::string>>());
  REQUIRE_FALSE(replay.fault);
  for (const auto& pos : replay.positions)
    REQUIRE(G::outcome(pos).over() == (&pos == &replay.positions.back()));
  return replay.positions.back();
}

template <Game G>
void compare_perft(const std::string& file) {
  for (const auto& line : read_jsonl(file)) {
    INFO(line["fen"]);
    const auto pos = position_in<G>(line);
    for (std::size_t depth = 1; depth <= line["perft"].size(); ++depth)
      REQUIRE(perft<G>(pos, static_cast<int>(depth)) == line["perft"][depth - 1].get<std::uint64_t>());
  }
}

}  // namespace arena::test
