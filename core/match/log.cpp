#include "match/log.hpp"

#include <cmath>
#include <istream>
#include <limits>
#include <nlohmann/json.hpp>

#include "util/text.hpp"

namespace arena::match {
namespace {

using nlohmann::json;

Error bad(std::size_t line, const std::string& what) {
  return {Error::Code::bad_record, "line " + std::to_string(line) + " of the log " + what};
}

// Writes JSON as one line; bytes that are not UTF-8 become U+FFFD.
std::string to_line(const json& value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

// A value that no match writes.
class BadValue : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

int whole_number(const json& value, int min, int max) {
  if (!value.is_number_integer() || value < min || value > max)
    throw BadValue(to_line(value) + " is not a whole number from " + std::to_string(min) + " to " +
                   std::to_string(max));
  return value.get<int>();
}

std::array<int, 2> counts_of(const json& value) {
  constexpr int any = std::numeric_limits<int>::max();
  return {whole_number(value.at(0), 0, any), whole_number(value.at(1), 0, any)};
}

GameResult game_of(const json& line, int players) {
  constexpr int any = std::numeric_limits<int>::max();
  GameResult game;
  game.fixture.number = whole_number(line.at("number"), 0, any);
  game.fixture.first = whole_number(line.at("first"), 0, players - 1);
  game.fixture.second = whole_number(line.at("second"), 0, players - 1);
  if (game.fixture.first == game.fixture.second) throw BadValue("a player cannot play against itself");
  game.fixture.setup = line.at("setup");
  game.outcome.kind =
      static_cast<Outcome::Kind>(whole_number(line.at("outcome"), static_cast<int>(Outcome::Kind::first_wins),
                                              static_cast<int>(Outcome::Kind::draw)));
  game.outcome.score = line.at("score").get<std::array<int, 2>>();
  game.ending =
      static_cast<Ending>(whole_number(line.at("ending"), 0, static_cast<int>(Ending::adjudicated)));
  game.start = line.at("start");
  game.moves = line.at("moves").get<std::vector<std::string>>();
  game.times = line.at("times").get<std::array<std::vector<double>, 2>>();
  game.illegal = counts_of(line.at("illegal"));
  game.crashes = counts_of(line.at("crashes"));
  game.late = counts_of(line.at("late"));
  return game;
}

LogHeader header_of(const json& line) {
  return {line.at("match").dump(), line.at("players").get<std::vector<std::string>>()};
}

// Reads the next whole line; a line without its newline was cut off and does not count.
bool next_line(std::istream& in, std::string& text) {
  return std::getline(in, text) && !in.eof();
}

// Parses a line of JSON and passes it to `read`, which may throw. Returns the fault of the line, if any.
template <class Read>
std::optional<Error> read_line(std::size_t number, const std::string& text, const Read& read) {
  const json line = json::parse(text, nullptr, false);
  if (line.is_discarded()) return bad(number, "is not JSON");
  try {
    read(line);
  } catch (const std::exception& error) {  // ours or the library's
    return bad(number, "is not what a match writes: " + quoted(error.what()));
  }
  return std::nullopt;
}

}  // namespace

LogHeader make_header(const json& description, const std::vector<std::string>& players) {
  return header_of(json::parse(to_line({{"match", description}, {"players", players}})));
}

std::string header_line(const LogHeader& header) {
  return to_line({{"match", json::parse(header.description)}, {"players", header.players}});
}

std::string game_line(const GameResult& game) {
  json times = json::array();
  for (const auto& side : game.times) {
    json rounded = json::array();
    for (const double ms : side) rounded.push_back(std::round(ms * 100) / 100);
    times.push_back(rounded);
  }
  return to_line({{"number", game.fixture.number},
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
                  {"late", game.late}});
}

Expected<LogHeader> read_header(std::istream& in) {
  LogHeader header;
  std::string text;
  if (!next_line(in, text)) return bad(1, "does not say what is played");
  if (auto fault = read_line(1, text, [&](const json& line) { header = header_of(line); })) return *fault;
  if (header.players.size() < 2) return bad(1, "names fewer than two players");
  return header;
}

std::optional<Error> read_games(std::istream& in, const LogHeader& header, const GameSink& sink) {
  const int players = static_cast<int>(header.players.size());
  std::string text;
  for (std::size_t number = 2; next_line(in, text); ++number)
    if (auto fault = read_line(number, text, [&](const json& line) { sink(game_of(line, players)); }))
      return fault;
  return std::nullopt;
}

}  // namespace arena::match
