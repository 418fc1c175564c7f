#include <catch2/catch_all.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "cli/external_engine.hpp"
#include "engine/rules.hpp"
#include "match/table.hpp"
#include "search/time_plan.hpp"

namespace arena::match {
namespace {

using std::chrono::milliseconds;

TEST_CASE("Wilson's interval has the published values", "[statistics]") {
  // Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const auto check = [](int wins, int games, double low, double high) {
    const Interval interval = score_interval({wins, 0, games - wins});
    REQUIRE(interval.low == Catch::Approx(low).margin(0.00005));
    REQUIRE(interval.high == Catch::Approx(high).margin(0.00005));
  };
  check(81, 263, 0.2553, 0.3662);
  check(15, 148, 0.0624, 0.1605);
  check(0, 20, 0.0000, 0.1611);
  check(1, 29, 0.0061, 0.1718);
  REQUIRE(score_interval({}).high == 1.0);
}

TEST_CASE("Elo and score are inverse, with the known points", "[statistics]") {
  REQUIRE(elo_of_score(0.5) == Catch::Approx(0.0).margin(1e-9));
  REQUIRE(elo_of_score(0.75) == Catch::Approx(190.848));
  REQUIRE(score_of_elo(200) == Catch::Approx(0.759747));
  REQUIRE(elo_of_score(score_of_elo(-77)) == Catch::Approx(-77));
  REQUIRE(std::isinf(elo_of_score(1.0)));
}

TEST_CASE("SPRT: bounds and ratio", "[statistics]") {
  const Sprt sprt{0, 10};
  REQUIRE(sprt.lower_bound() == Catch::Approx(-2.94444));
  REQUIRE(sprt.upper_bound() == Catch::Approx(2.94444));
  // By hand: 600 wins, 200 draws, 400 losses: mean 0.58333, variance 0.2014, s0 0.5, s1 0.51439.
  REQUIRE(sprt.log_likelihood_ratio({600, 200, 400}) == Catch::Approx(6.530).margin(0.01));
  REQUIRE(sprt.verdict({600, 200, 400}) == Sprt::Verdict::accept_h1);
  REQUIRE(sprt.verdict({400, 200, 600}) == Sprt::Verdict::accept_h0);
  REQUIRE(sprt.verdict({5, 2, 4}) == Sprt::Verdict::undecided);
  REQUIRE(std::isfinite(sprt.log_likelihood_ratio({10, 0, 0})));
  REQUIRE(sprt.log_likelihood_ratio({50, 0, 50}) < 0);
}

TEST_CASE("percentiles by the nearest rank", "[statistics]") {
  const std::vector<double> numbers{15, 20, 35, 40, 50};
  REQUIRE(percentile(numbers, 0.05) == 15);
  REQUIRE(percentile(numbers, 0.40) == 20);
  REQUIRE(percentile(numbers, 0.50) == 35);
  REQUIRE(percentile(numbers, 1.00) == 50);
  REQUIRE(percentile({}, 0.5) == 0);
}

TEST_CASE("every start is played with both sides, by every pair", "[schedule]") {
  const auto list = fixtures({"colosseum", 3, 6, {"size=6..7", "size=9 rules=plain"}, 10}).value();
  REQUIRE(list.size() == 18);
  std::map<std::string, int> starts;
  std::set<int> numbers;
  for (std::size_t i = 0; i < list.size(); i += 2) {
    REQUIRE(list[i].setup == list[i + 1].setup);
    REQUIRE(list[i].first == list[i + 1].second);
    REQUIRE(list[i].second == list[i + 1].first);
    ++starts[list[i].setup];
  }
  for (const auto& fixture : list) numbers.insert(fixture.number);
  REQUIRE(numbers.size() == list.size());
  REQUIRE(starts == std::map<std::string, int>{
                        {"size=6 seed=10", 3}, {"size=7 seed=11", 3}, {"size=9 rules=plain seed=12", 3}});
  REQUIRE_FALSE(fixtures({"colosseum", 2, 2, {"size=5..99"}, 1}));
  REQUIRE_FALSE(fixtures({"colosseum", 2, 2, {"size=7..6"}, 1}));
  REQUIRE_FALSE(fixtures({"go", 2, 2, {}, 1}));
}

// Plays the moves it was given, in order, whatever the position.
class ScriptedPlayer final : public Player {
 public:
  explicit ScriptedPlayer(std::vector<std::string> moves) : moves_(std::move(moves)) {}
  void new_game(const std::string&, std::uint64_t) override { next_ = 0; }
  Expected<std::string> choose(const std::string&, const Limits&) override {
    if (next_ == moves_.size()) return Error{Error::Code::bad_command, "crashed"};
    return moves_[next_++];
  }

 private:
  std::vector<std::string> moves_;
  std::size_t next_ = 0;
};

// Goes on by the same amount at each look.
class TickingClock final : public Clock {
 public:
  explicit TickingClock(Duration tick) : tick_(tick) {}
  [[nodiscard]] Duration now() const override { return time_ += tick_; }

 private:
  Duration tick_;
  mutable Duration time_{};
};

GameResult play(Player& first, Player& second, const Pace& pace, Protocol protocol, const Clock& clock) {
  return play_game("colosseum", {7, 0, 1, "size=6 seed=1"}, {&first, &second}, pace, protocol, clock);
}

TEST_CASE("a game between agents ends by the rules and is recorded", "[play]") {
  const SteadyClock clock;
  const auto a = make_agent_player("greedy", "", clock);
  const auto b = make_agent_player("random", "", clock);
  const GameResult result = play(*a, *b, {{}, {}, std::uint64_t{1000}, {}}, Protocol::fair, clock);
  REQUIRE(result.ending == Ending::rules);
  REQUIRE(result.outcome.over());
  const auto record = as_record("colosseum", result, {"greedy", "random"});
  const auto line = rules::replay(parse_record(to_text(record)).value());
  REQUIRE(line);
  REQUIRE_FALSE(line->fault);
  REQUIRE(line->outcome == result.outcome);
}

TEST_CASE("fair: an illegal move or a crash loses; course: the random walk steps in", "[play]") {
  const SteadyClock clock;
  ScriptedPlayer cheat({"a1u"});
  ScriptedPlayer mute({});
  const auto random = make_agent_player("random", "", clock);
  const Pace pace{{}, {}, std::uint64_t{10}, {}};
  const auto illegal = play(cheat, *random, pace, Protocol::fair, clock);
  REQUIRE(illegal.ending == Ending::illegal);
  REQUIRE(illegal.outcome.kind == Outcome::Kind::second_wins);
  REQUIRE(illegal.illegal == std::array{1, 0});
  const auto crash = play(*random, mute, pace, Protocol::fair, clock);
  REQUIRE(crash.ending == Ending::crash);
  REQUIRE(crash.outcome.kind == Outcome::Kind::first_wins);
  const auto course = play(cheat, *random, pace, Protocol::course, clock);
  REQUIRE(course.ending == Ending::rules);
  REQUIRE(course.illegal == std::array{1, 0});
  REQUIRE(course.crashes[0] > 0);
}

TEST_CASE("late answers are counted, and a flag that falls loses", "[play]") {
  ScriptedPlayer mute({});
  const TickingClock slow(milliseconds(300));
  const auto late = play(mute, mute, {milliseconds(200), {}, {}, {}}, Protocol::fair, slow);
  REQUIRE(late.late == std::array{1, 0});
  const auto flagged = play(mute, mute, {{}, milliseconds(200), {}, {}}, Protocol::fair, slow);
  REQUIRE(flagged.ending == Ending::flag);
  REQUIRE(flagged.outcome.kind == Outcome::Kind::second_wins);
}

TEST_CASE("a player is told its whole time, and an agent of ours keeps a part of it back", "[play]") {
  class Listener final : public Player {
   public:
    std::optional<Duration> told;
    void new_game(const std::string&, std::uint64_t) override {}
    Expected<std::string> choose(const std::string&, const Limits& limits) override {
      told = limits.time;
      return Error{Error::Code::bad_command, "only listens"};
    }
  } listener;
  const TickingClock clock(milliseconds(1));
  play(listener, listener, {milliseconds(200), {}, {}, {}}, Protocol::fair, clock);
  REQUIRE(listener.told == milliseconds(200));
  play(listener, listener, {{}, milliseconds(1000), {}, {}}, Protocol::fair, clock);
  REQUIRE(listener.told == share_of(milliseconds(1000), Duration{}));

  const auto agent = make_agent_player("plain", "", clock);
  const auto turn =
      play(*agent, listener, {milliseconds(200), {}, {}, {}}, Protocol::fair, clock).times[0][0];
  const double stop = 1000 * seconds(safe_time(milliseconds(200)));
  REQUIRE(turn >= stop);
  REQUIRE(turn < (stop + 200) / 2);
}

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

TEST_CASE("an engine behind a pipe plays, and one that dies or lies is an error", "[external]") {
  const SteadyClock clock;
  const auto start = rules::start("colosseum", "size=6 seed=1").value();
  Limits limits;
  limits.time = milliseconds(100);
  const auto good = cli::make_external_player(
      "while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) echo info x; "
      "echo bestmove c4u;; esac; done",
      clock);
  good->new_game("colosseum", 1);
  REQUIRE(good->choose(start, limits).value() == "c4u");
  REQUIRE(good->choose(start, limits).value() == "c4u");
  for (const std::string command :
       {"true", "no-such-engine-anywhere 2>/dev/null", "read -r x; echo ugiok; read -r x"}) {
    const auto bad = cli::make_external_player(command, clock);
    bad->new_game("colosseum", 1);
    REQUIRE_FALSE(bad->choose(start, limits));
  }
}

}  // namespace
}  // namespace arena::match
