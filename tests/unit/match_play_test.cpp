// Who plays whom, and how a game between two players goes.
#include <catch2/catch_all.hpp>
#include <map>
#include <set>

#include "cli/external_engine.hpp"
#include "engine/rules.hpp"
#include "match/play.hpp"
#include "search/time_manager.hpp"

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
    Limits told;
    void new_game(const std::string&, std::uint64_t) override {}
    Expected<std::string> choose(const std::string&, const Limits& limits) override {
      told = limits;
      return Error{Error::Code::bad_command, "only listens"};
    }
  } listener;
  const TickingClock clock(milliseconds(1));
  play(listener, listener, {milliseconds(200), {}, {}, {}}, Protocol::fair, clock);
  REQUIRE(listener.told.time == milliseconds(200));
  play(listener, listener, {{}, milliseconds(1000), {}, {}}, Protocol::fair, clock);
  REQUIRE(listener.told.game_time == milliseconds(1000));
  REQUIRE_FALSE(listener.told.time);

  const auto agent = make_agent_player("plain", "early=false", clock);
  const auto turn =
      play(*agent, listener, {milliseconds(200), {}, {}, {}}, Protocol::fair, clock).times[0][0];
  Limits limits;
  limits.time = milliseconds(200);
  const double stop = 1000 * seconds(TimeManager().plan(limits).value().hard());
  REQUIRE(turn >= stop);
  REQUIRE(turn < (stop + 200) / 2);
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
