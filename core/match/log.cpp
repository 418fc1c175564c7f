#include "match/log.hpp"

#include <cmath>
#include <istream>
#include <nlohmann/json.hpp>
#include <set>

#include "util/text.hpp"

namespace arena::match {
namespace {

using nlohmann::json;

Error bad(std::size_t line, const std::string& what) {
  return {Error::Code::bad_record, "line " + std::to_string(line) + " of the log " + what};
}

GameResult game_of(const json& line) {
  GameResult game;
  game.fixture = {line.at("number"), line.at("first"), line.at("second"), line.at("setup")};
  game.outcome.kind = static_cast<Outcome::Kind>(line.at("outcome").get<int>());
  game.outcome.score = line.at("score").get<std::array<int, 2>>();
  game.ending = static_cast<Ending>(line.at("ending").get<int>());
  game.start = line.at("start");
  game.moves = line.at("moves").get<std::vector<std::string>>();
  game.times = line.at("times").get<std::array<std::vector<double>, 2>>();
  game.illegal = line.at("illegal").get<std::array<int, 2>>();
  game.crashes = line.at("crashes").get<std::array<int, 2>>();
  game.late = line.at("late").get<std::array<int, 2>>();
  return game;
}

}  // namespace

std::string header_line(const std::string& description, const std::vector<std::string>& players) {
  return json{{"match", json::parse(description)}, {"players", players}}.dump();
}

std::string game_line(const GameResult& game) {
  json times = json::array();
  for (const auto& side : game.times) {
    json rounded = json::array();
    for (const double ms : side) rounded.push_back(std::round(ms * 100) / 100);
    times.push_back(rounded);
  }
  return json{{"number", game.fixture.number},
              {"first", game.fixture.first},
              {"second", game.fixture.second},
              {"setup", game.fixture.setup},
              {"outcome", static_cast<int>(game.outcome.kind)},
              {"score", game.outcome.score},
              {"ending", static_cast<int>(game.ending)},
              {"start", game.start},
              {"moves", game.moves},
              {"times", times},
              {"illegal", game.illegal},
              {"crashes", game.crashes},
              {"late", game.late}}
      .dump();
}

Expected<Log> read_log(std::istream& in) {
  Log log;
  std::string text;
  for (std::size_t number = 1; std::getline(in, text); ++number) {
    const json line = json::parse(text, nullptr, false);
    if (line.is_discarded()) {
      if (in.peek() == std::istream::traits_type::eof()) break;  // the writer was stopped in this line
      return bad(number, "is not JSON");
    }
    try {
      if (number == 1) {
        log.description = line.at("match").dump();
        log.players = line.at("players").get<std::vector<std::string>>();
      } else {
        log.games.push_back(game_of(line));
      }
    } catch (const json::exception& error) {
      return bad(number, "is not what a match writes: " + quoted(error.what()));
    }
    for (const auto& game : log.games)
      if (std::max(game.fixture.first, game.fixture.second) >= static_cast<int>(log.players.size()))
        return bad(number, "names a player who is not in the match");
  }
  if (log.players.empty()) return bad(1, "does not say what is played");
  return log;
}

Expected<Log> merge(const std::vector<Log>& logs) {
  Log merged = logs.front();
  merged.games.clear();
  std::set<int> seen;
  for (const auto& log : logs) {
    if (log.description != merged.description)
      return Error{Error::Code::bad_record, "the logs are of different matches"};
    for (const auto& game : log.games)
      if (seen.insert(game.fixture.number).second) merged.games.push_back(game);
  }
  return merged;
}

}  // namespace arena::match
