// Who plays whom, and how a game between two players goes.
#include <catch2/catch_all.hpp>
#include <map>
#include <set>

#include "engine/rules.hpp"
#include "match/play.hpp"
#include "search/time_manager.hpp"
#include "support/clocks.hpp"

namespace arena::match {
namespace {

using std::chrono::milliseconds;

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
  Expected<std::string> choose(const Turn&) override {
    if (next_ == moves_.size()) return Error{Error::Code::bad_command, "crashed"};
    return moves_[next_++];
  }

 private:
  std::vector<std::string> moves_;
  std::size_t next_ = 0;
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
  const test::TickingClock slow(milliseconds(300));
  const auto late = play(mute, mute, {milliseconds(200), {}, {}, {}}, Protocol::fair, slow);
  REQUIRE(late.late == std::array{1, 0});
  const auto flagged = play(mute, mute, {{}, milliseconds(200), {}, {}}, Protocol::fair, slow);
  REQUIRE(flagged.ending == Ending::flag);
  REQUIRE(flagged.outcome.kind == Outcome::Kind::second_wins);
}

// Plays the first legal move, and keeps what it was asked.
class Listener final : public Player {
 public:
  std::vector<Limits> limits;
  std::vector<std::optional<Clocks>> clocks;
  std::vector<std::vector<std::string>> moves;
  void new_game(const std::string&, std::uint64_t) override {}
  Expected<std::string> choose(const Turn& turn) override {
    limits.push_back(turn.limits);
    clocks.push_back(turn.clocks);
    moves.push_back(turn.moves);
    auto position = turn.start;
    for (const auto& move : turn.moves) position = rules::play("colosseum", position, move).value();
    REQUIRE(position == turn.position);
    const auto view = rules::view("colosseum", position).value();
    REQUIRE(view.side == turn.side);
    return view.moves.front();
  }
};

TEST_CASE("a player is told its whole time, and an agent of ours keeps a part of it back", "[play]") {
  Listener listener;
  ScriptedPlayer mute({});
  const test::TickingClock clock(milliseconds(1));
  play(listener, mute, {milliseconds(200), {}, {}, {}}, Protocol::fair, clock);
  REQUIRE(listener.limits.front().time == milliseconds(200));
  REQUIRE_FALSE(listener.clocks.front());

  const auto agent = make_agent_player("plain", "early=false", clock);
  const auto turn = play(*agent, mute, {milliseconds(200), {}, {}, {}}, Protocol::fair, clock).times[0][0];
  Limits limits;
  limits.time = milliseconds(200);
  const double stop = 1000 * seconds(TimeManager().plan(limits).value().hard());
  REQUIRE(turn >= stop);
  REQUIRE(turn < (stop + 200) / 2);
}

TEST_CASE("players are told both clocks, which lose what a move takes and gain the increment", "[play]") {
  Listener first;
  Listener second;
  const test::TickingClock clock(milliseconds(10));  // so long every move takes
  play(first, second, {{}, milliseconds(1000), {}, {}, milliseconds(3)}, Protocol::fair, clock);
  REQUIRE(first.clocks.size() > 2);
  REQUIRE(second.clocks.size() > 1);
  REQUIRE(first.clocks[0]->left == std::array<Duration, 2>{milliseconds(1000), milliseconds(1000)});
  REQUIRE(second.clocks[0]->left == std::array<Duration, 2>{milliseconds(993), milliseconds(1000)});
  REQUIRE(first.clocks[1]->left == std::array<Duration, 2>{milliseconds(993), milliseconds(993)});
  REQUIRE(second.clocks[1]->left == std::array<Duration, 2>{milliseconds(986), milliseconds(993)});
  REQUIRE(first.clocks[0]->increment == milliseconds(3));
  REQUIRE_FALSE(first.limits[0].time);
  REQUIRE(first.moves[0].empty());
  REQUIRE(first.moves[1].size() == 2);
}

TEST_CASE("an agent of ours spends its share of a game's time", "[play]") {
  const test::TickingClock clock(milliseconds(1));
  const auto agent = make_agent_player("plain", "", clock);
  ScriptedPlayer mute({});
  const auto spent = [&](Duration game, Duration increment, std::optional<Duration> move) {
    return play(*agent, mute, {move, game, {}, {}, increment}, Protocol::fair, clock).times[0][0];
  };
  const double little = spent(milliseconds(5000), {}, {});
  REQUIRE(little < 250);
  REQUIRE(spent(milliseconds(50000), {}, {}) > 4 * little);
  REQUIRE(spent(milliseconds(5000), milliseconds(2000), {}) > 4 * little);
  REQUIRE(spent(milliseconds(500000), {}, milliseconds(200)) < 200);
}

TEST_CASE("an agent that plays otherwise when the game's time runs out is told it", "[play]") {
  const test::TickingClock clock(std::chrono::nanoseconds(1));
  const auto position = rules::start("infexion", "opening=6 seed=3").value();
  const auto nodes = [&](Duration left) {
    // Its depth depends on the time left alone; the ticks of the clock count what it looked at.
    const auto agent = make_agent_player("negamax", "", clock);
    agent->new_game("infexion", 1);
    const Duration begin = clock.now();
    REQUIRE(agent->choose({position, {}, position, Side::first, {}, Clocks{{left, left}, {}}}));
    return clock.now() - begin;
  };
  REQUIRE(nodes(std::chrono::seconds(1)) < nodes(std::chrono::seconds(100)));
}

TEST_CASE("a record says how a game ended", "[play]") {
  GameResult result;
  result.start = rules::start("colosseum", "size=6 seed=1").value();
  result.outcome = {Outcome::Kind::second_wins, {20, 16}};
  const auto header = [&](std::string_view key) {
    return std::string(as_record("colosseum", result, {"a", "b"}).header(key));
  };
  REQUIRE(header("Score") == "20-16");
  REQUIRE(header("Result") == "0-1");
  REQUIRE(header("Termination").empty());
  for (const auto& [ending, word] :
       {std::pair{Ending::illegal, "illegal"}, {Ending::crash, "crash"}, {Ending::flag, "flag"}}) {
    result.ending = ending;
    REQUIRE(header("Termination") == word);
    REQUIRE(header("Score").empty());
  }
  result.moves = {rules::view("colosseum", result.start)->moves.front()};
  result.times[0] = {3'723'456.0};
  REQUIRE(as_record("colosseum", result, {"a", "b"}).moves[0].clock == "1:02:03.4");
}

}  // namespace
}  // namespace arena::match
