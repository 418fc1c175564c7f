// What is kept of a match, and the table that is made of it.
#include <catch2/catch_all.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "match/log.hpp"
#include "match/table.hpp"

namespace arena::match {
namespace {

Log sample_log() {
  const SteadyClock clock;
  Log log{nlohmann::json{{"game", "colosseum"}}.dump(), {"greedy", "random"}, {}};
  const auto a = make_agent_player("greedy", "", clock);
  const auto b = make_agent_player("random", "", clock);
  for (const auto& fixture : fixtures({"colosseum", 2, 4, {"size=6"}, 1}).value())
    log.games.push_back(
        play_game("colosseum", fixture,
                  fixture.first == 0 ? std::array{a.get(), b.get()} : std::array{b.get(), a.get()},
                  {{}, {}, std::uint64_t{500}, {}}, Protocol::fair, clock));
  return log;
}

std::string written(const Log& log) {
  std::string text = header_line(log.description, log.players) + "\n";
  for (const auto& game : log.games) text += game_line(game) + "\n";
  return text;
}

TEST_CASE("a log is read as it was written, also when its last line was cut off", "[log]") {
  const Log log = sample_log();
  const std::string text = written(log);
  std::istringstream whole(text);
  const auto read = read_log(whole).value();
  REQUIRE(read.games.size() == 4);
  REQUIRE(written(read) == text);
  std::istringstream cut(text.substr(0, text.size() - 30));
  REQUIRE(read_log(cut).value().games.size() == 3);
  for (const std::string bad :
       {"", "x\nx\n", "{}\n", "[1]\n[2]\n", "{\"match\":{},\"players\":[\"a\"]}\n{}\n{}\n"}) {
    std::istringstream in(bad);
    INFO(bad);
    REQUIRE_FALSE(read_log(in));
  }
}

TEST_CASE("a log that is read and written again keeps its times", "[log]") {
  Log log = sample_log();
  log.games.front().times[0] = {0.29, 8.03};
  std::istringstream in(written(log));
  REQUIRE(read_log(in).value().games.front().times[0] == log.games.front().times[0]);
}

TEST_CASE("shards merge to the match, a game that stands twice counts once", "[log]") {
  const Log log = sample_log();
  Log one = log;
  Log two = log;
  one.games.resize(3);
  two.games.erase(two.games.begin(), two.games.begin() + 2);
  REQUIRE(merge({one, two}).value().games.size() == 4);
  two.description = "{}";
  REQUIRE_FALSE(merge({one, two}));
}

TEST_CASE("the table counts from each player's side", "[table]") {
  Log log{"{}", {"a", "b", "c"}, {}};
  const auto add = [&](int first, int second, Outcome::Kind kind) {
    GameResult game;
    game.fixture = {static_cast<int>(log.games.size()), first, second, ""};
    game.outcome.kind = kind;
    game.times = {std::vector{1.0}, std::vector{2.0, 3.0}};
    game.late = {0, 1};
    log.games.push_back(game);
  };
  add(0, 1, Outcome::Kind::first_wins);
  add(1, 0, Outcome::Kind::first_wins);
  add(0, 1, Outcome::Kind::draw);
  add(2, 0, Outcome::Kind::second_wins);
  REQUIRE(standing(log, 0, 1).tally == Tally{1, 1, 1});
  REQUIRE(standing(log, 0).tally == Tally{2, 1, 1});
  REQUIRE(standing(log, 1, 0).tally == Tally{1, 1, 1});
  REQUIRE(standing(log, 2).tally == Tally{0, 0, 1});
  REQUIRE(standing(log, 1).late == 2);
  REQUIRE(standing(log, 0).times == std::vector{1.0, 1.0, 2.0, 2.0, 3.0, 3.0});
  const auto json = as_json(log, std::nullopt);
  REQUIRE(json["players"][0]["against"][1]["draws"] == 1);
  REQUIRE(json["players"][0]["against"][0].is_null());
  REQUIRE(as_text(log, std::nullopt).find("score in % of the row") != std::string::npos);
}

}  // namespace
}  // namespace arena::match
