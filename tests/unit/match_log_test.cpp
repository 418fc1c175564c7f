// The log of a match, and the table computed from it.
#include <catch2/catch_all.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "match/log.hpp"
#include "match/report.hpp"

namespace arena::match {
namespace {

const LogHeader sample_header = make_header({{"game", "colosseum"}}, {"greedy", "random"});

std::vector<GameResult> sample_games() {
  const SteadyClock clock;
  const auto a = make_agent_player("greedy", "", clock);
  const auto b = make_agent_player("random", "", clock);
  std::vector<GameResult> games;
  for (const auto& fixture : fixtures({"colosseum", 2, 4, {"size=6"}, 1}).value())
    games.push_back(
        play_game("colosseum", fixture,
                  fixture.first == 0 ? std::array{a.get(), b.get()} : std::array{b.get(), a.get()},
                  {{{}, {}, std::uint64_t{500}, {}}}, clock));
  return games;
}

std::string written(const LogHeader& header, const std::vector<GameResult>& games) {
  std::string text = header_line(header) + "\n";
  for (const auto& game : games) text += game_line(game) + "\n";
  return text;
}

// All games of a log, or its fault.
Expected<std::vector<GameResult>> read(const std::string& text) {
  std::istringstream in(text);
  const auto header = read_header(in);
  if (!header) return header.error();
  std::vector<GameResult> games;
  if (auto fault = read_games(in, *header, [&](const auto& game) { games.push_back(game); })) return *fault;
  return games;
}

GameResult game(int number, int first, int second, Outcome::Kind kind) {
  GameResult result;
  result.fixture = {number, first, second, ""};
  result.outcome.kind = kind;
  return result;
}

constexpr auto win = Outcome::Kind::first_wins;
constexpr auto loss = Outcome::Kind::second_wins;
constexpr auto draw = Outcome::Kind::draw;

TEST_CASE("a log is read as it was written, even if its last line was cut off", "[log]") {
  const auto games = sample_games();
  const std::string text = written(sample_header, games);
  REQUIRE(games.size() == 4);
  REQUIRE(written(sample_header, read(text).value()) == text);
  for (const std::size_t cut : {1, 2, 30})
    REQUIRE(read(text.substr(0, text.size() - cut)).value().size() == 3);
}

TEST_CASE("a log that no match wrote is refused, and the message names the line", "[log]") {
  const std::string header = header_line(sample_header) + "\n";
  const std::string good = game_line(game(0, 0, 1, win)) + "\n";
  REQUIRE(read(header + good).value().size() == 1);
  for (const std::string bad : {"", "x\nx\n", "{}\n", "[1]\n[2]\n",
                                R"({"match":{},"players":["a"]})"
                                "\n"}) {
    INFO(bad);
    REQUIRE(read(bad).error().message.starts_with("line 1 of the log "));
  }
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string line = good;
    line.replace(line.find(from), from.size(), to);
    return line;
  };
  for (const std::string& line :
       {std::string("{}\n"), std::string("x\n"), changed(R"("outcome":1)", R"("outcome":9)"),
        changed(R"("outcome":1)", R"("outcome":0)"), changed(R"("outcome":1)", R"("outcome":1.5)"),
        changed(R"("ending":0)", R"("ending":5)"), changed(R"("ending":0)", R"("ending":-1)"),
        changed(R"("first":0)", R"("first":2)"), changed(R"("first":0)", R"("first":-1)"),
        changed(R"("first":0)", R"("first":1)"), changed(R"("number":0)", R"("number":-1)"),
        changed(R"("number":0)", R"("number":1e300)"), changed(R"("late":[0,0])", R"("late":[0,-1])"),
        changed(R"("crashes":[0,0])", R"("crashes":[0])"), changed(R"("moves":[])", R"("moves":5)")}) {
    INFO(line);
    REQUIRE(read(header + good + line).error().message.starts_with("line 3 of the log "));
  }
}

TEST_CASE("names that are not UTF-8 stay readable", "[log]") {
  const auto header = make_header({{"game", "x"}}, {"a\xff", "b"});
  std::istringstream in(header_line(header) + "\n");
  REQUIRE(read_header(in).value() == header);
  REQUIRE(header.players == std::vector<std::string>{"a\uFFFD", "b"});
}

TEST_CASE("a log that is read and written again keeps its times", "[log]") {
  auto games = sample_games();
  games.front().times[0] = {0.29, 8.03};
  REQUIRE(read(written(sample_header, games)).value().front().times[0] == games.front().times[0]);
}

TEST_CASE("the table counts from the view of each player", "[table]") {
  Standings standings(3);
  int number = 0;
  const auto add = [&](int first, int second, Outcome::Kind kind) {
    auto result = game(number++, first, second, kind);
    result.times = {std::vector{1.0}, std::vector{2.0, 3.0}};
    result.late = {0, 1};
    result.illegal = {2, 0};
    result.crashes = {0, 3};
    standings.add(result);
  };
  add(0, 1, win);
  add(1, 0, win);
  add(0, 1, draw);
  add(1, 0, loss);
  add(2, 0, loss);
  REQUIRE(standings.against(0, 1).tally == Tally{2, 1, 1});
  REQUIRE(standings.against(0, 1).pairs == Pairs{{0, 0, 1, 1, 0}});
  REQUIRE(standings.against(1, 0).tally == Tally{1, 1, 2});
  REQUIRE(standings.against(1, 0).pairs == Pairs{{0, 1, 1, 0, 0}});
  REQUIRE(standings.total(0).tally == Tally{3, 1, 1});
  REQUIRE(standings.total(2).tally == Tally{0, 0, 1});
  REQUIRE(standings.total(2).pairs.size() == 0);  // only one game of its only pair is finished
  REQUIRE(standings.conduct(0).late == 3);
  REQUIRE(standings.conduct(0).illegal == 4);
  REQUIRE(standings.conduct(0).crashes == 9);
  REQUIRE(standings.conduct(1).late == 2);
  REQUIRE(standings.conduct(1).times.percentile(0.3) == 1.0);
  REQUIRE(standings.conduct(1).times.max() == 3.0);

  const LogHeader header = make_header({{"game", "x"}}, {"a", "b", "c"});
  const auto table = as_json(header, standings);
  REQUIRE(table["match"]["game"] == "x");
  REQUIRE(table["players"].size() == 3);
  for (const auto& player : table["players"]) REQUIRE(player["against"].size() == 3);
  const auto& a = table["players"][0];
  REQUIRE(a["name"] == "a");
  REQUIRE(a["games"] == 5);
  REQUIRE(a["score"] == 0.7);
  REQUIRE(a["pairs"] == nlohmann::json{0, 0, 1, 1, 0});
  REQUIRE(a["late"] == 3);
  REQUIRE(a["illegal"] == 4);
  REQUIRE(a["crashes"] == 9);
  REQUIRE(a["move_ms_p95"] == 3.0);
  REQUIRE(a["move_ms_max"] == 3.0);
  REQUIRE(a["elo"].get<double>() == Catch::Approx(elo_of_score(0.7)));
  const Interval interval = score_interval({{0, 0, 1, 1, 0}});
  REQUIRE(a["interval"] == nlohmann::json{interval.low, interval.high});
  REQUIRE(a["elo_interval"][0].get<double>() == Catch::Approx(elo_of_score(interval.low)));
  REQUIRE(a["normalized_elo"].get<double>() == Catch::Approx(normalized_elo({{0, 0, 1, 1, 0}}, 0.625)));
  REQUIRE(a["normalized_elo_interval"][1].get<double>() ==
          Catch::Approx(normalized_elo({{0, 0, 1, 1, 0}}, interval.high)));
  REQUIRE(a["against"][0].is_null());
  REQUIRE(a["against"][1]["draws"] == 1);
  REQUIRE(a["against"][1]["wins"] == 2);
  REQUIRE(a["against"][2]["losses"] == 0);
  REQUIRE(table["players"][2]["elo"].is_null());
  REQUIRE_FALSE(table.contains("sprt"));

  const std::string text = as_text(header, standings);
  REQUIRE(text.find("5 games: +3 =1 -1, score 70.0 %") != std::string::npos);
  REQUIRE(text.find("pairs with 0 to 4 half points: 0 0 1 1 0") != std::string::npos);
  REQUIRE(text.find("illegal 4, crashes 9, late 3; move time p95 3.0 ms, max 3.0 ms") != std::string::npos);
  REQUIRE(text.find("\nscore in % of the row against the column\n") != std::string::npos);
  REQUIRE(text.find("                       a     -  62.5 100.0\n") != std::string::npos);
}

TEST_CASE("the progress line has games, score, faults and the time left", "[table]") {
  Standings standings(2);
  REQUIRE(progress_line(standings, 10, 0, {}) ==
          "0 of 10 games, 50.0 % [0.0, 100.0], Elo +0, illegal 0, crashes 0, late 0");
  auto first = game(0, 0, 1, win);
  first.late = {1, 2};
  first.illegal = {1, 0};
  first.crashes = {0, 4};
  standings.add(first);
  standings.add(game(1, 1, 0, draw));
  const Interval interval = score_interval({{0, 0, 0, 1, 0}});
  const auto line = progress_line(standings, 10, 2, std::chrono::seconds(1000));
  std::array<char, 100> begin{};
  std::snprintf(begin.data(), begin.size(), "2 of 10 games, 75.0 %% [%.1f, %.1f], ", 100 * interval.low,
                100 * interval.high);
  REQUIRE(line.starts_with(begin.data()));
  REQUIRE(line.ends_with("Elo +191, illegal 1, crashes 4, late 3, 1:06:40 left"));
  REQUIRE(progress_line(Standings(3), 6, 0, {}) == "0 of 6 games, illegal 0, crashes 0, late 0");
}

TEST_CASE("a game that is logged twice counts once", "[table]") {
  Standings standings(2);
  for (const int number : {0, 1, 0, 1, 1}) standings.add(game(number, number, 1 - number, win));
  REQUIRE(standings.total(0).tally == Tally{1, 0, 1});
  REQUIRE(standings.total(0).pairs == Pairs{{0, 0, 1, 0, 0}});
  REQUIRE(standings.has(1));
  REQUIRE_FALSE(standings.has(2));
}

TEST_CASE("games that are not mirrors of each other are not a pair", "[table]") {
  Standings standings(2);
  standings.add(game(0, 0, 1, win));
  standings.add(game(1, 0, 1, win));
  REQUIRE(standings.total(0).tally == Tally{2, 0, 0});
  REQUIRE(standings.total(0).pairs.size() == 0);
}

TEST_CASE("a test decides on whole pairs, and later pairs do not change the decision", "[table]") {
  Standings standings(2, Sprt{0, 400});
  int number = 0;
  const auto add_pair = [&](Outcome::Kind of_first_player) {
    const auto mirrored = of_first_player == win ? loss : of_first_player == loss ? win : draw;
    standings.add(game(number, 0, 1, of_first_player));
    const auto between = standings.test()->pairs;
    standings.add(game(number + 1, 1, 0, mirrored));
    REQUIRE(standings.test()->pairs.size() >= between.size());
    number += 2;
  };
  add_pair(win);
  REQUIRE_FALSE(standings.decided());
  REQUIRE(standings.test()->pairs == Pairs{{0, 0, 0, 0, 1}});
  while (!standings.decided() && number < 200) add_pair(win);
  REQUIRE(standings.test()->verdict == Sprt::Verdict::accept_h1);
  const Pairs at_decision = standings.test()->pairs;
  for (int i = 0; i < 20; ++i) add_pair(loss);
  REQUIRE(standings.test()->pairs == at_decision);
  REQUIRE(standings.test()->verdict == Sprt::Verdict::accept_h1);
  REQUIRE(standings.total(0).pairs.size() == at_decision.size() + 20);
  const auto table = as_json(make_header(nlohmann::json::object(), {"a", "b"}), standings);
  REQUIRE(table["sprt"]["verdict"] == "H1 accepted");
  REQUIRE(table["sprt"]["pairs"] == at_decision.size());
  REQUIRE(table["sprt"]["elo0"] == 0.0);
  REQUIRE(table["sprt"]["elo1"] == 400.0);
  REQUIRE(table["sprt"]["ratio"].get<double>() >= 2.944);
}

}  // namespace
}  // namespace arena::match
