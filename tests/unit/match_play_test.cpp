// The schedule of a match, and the course of a game.
#include <catch2/catch_all.hpp>
#include <map>
#include <set>
#include <sstream>

#include "engine/rules.hpp"
#include "match/play.hpp"
#include "search/time_manager.hpp"
#include "support/clocks.hpp"

namespace arena::match {
namespace {

using std::chrono::milliseconds;

TEST_CASE("every pairing of players plays every start with both sides", "[schedule]") {
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

// Plays the given moves in order, whatever the position.
class ScriptedPlayer final : public Player {
 public:
  explicit ScriptedPlayer(std::vector<std::string> moves) : moves_(std::move(moves)) {}
  void new_game(const std::string&, std::uint64_t) override { next_ = 0; }
  Expected<Choice> choose(const Turn&) override {
    if (next_ == moves_.size()) return Error{Error::Code::bad_command, "crashed"};
    return moves_[next_++];
  }

 private:
  std::vector<std::string> moves_;
  std::size_t next_ = 0;
};

GameResult play(Player& first, Player& second, const Pace& pace, Protocol protocol, const Clock& clock) {
  return play_game("colosseum", {7, 0, 1, "size=6 seed=1"}, {&first, &second}, {pace, protocol}, clock);
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

TEST_CASE("fair: an illegal move or a crash loses; course: a random move replaces it", "[play]") {
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

TEST_CASE("late answers are counted, and running out of game time loses", "[play]") {
  ScriptedPlayer mute({});
  const test::TickingClock slow(milliseconds(300));
  const auto late = play(mute, mute, {milliseconds(200), {}, {}, {}}, Protocol::fair, slow);
  REQUIRE(late.late == std::array{1, 0});
  const auto flagged = play(mute, mute, {{}, milliseconds(200), {}, {}}, Protocol::fair, slow);
  REQUIRE(flagged.ending == Ending::flag);
  REQUIRE(flagged.outcome.kind == Outcome::Kind::second_wins);
}

// Plays the first legal move and records its requests.
class Listener final : public Player {
 public:
  std::vector<Limits> limits;
  std::vector<std::optional<Clocks>> clocks;
  std::vector<std::vector<std::string>> moves;
  void new_game(const std::string&, std::uint64_t) override {}
  Expected<Choice> choose(const Turn& turn) override {
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

TEST_CASE("a player gets its whole time, and a built-in agent keeps a reserve", "[play]") {
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

TEST_CASE("players get both clocks, minus the time of each move plus the increment", "[play]") {
  Listener first;
  Listener second;
  const test::TickingClock clock(milliseconds(10));  // the duration of every move
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

TEST_CASE("a built-in agent spends its share of the game's time", "[play]") {
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

TEST_CASE("an agent that depends on the game's remaining time gets it", "[play]") {
  const test::TickingClock clock(std::chrono::nanoseconds(1));
  const auto position = rules::start("infexion", "opening=6 seed=3").value();
  const auto nodes = [&](Duration left) {
    // Its depth depends only on the time left; the ticks of the clock show how much it searched.
    const auto agent = make_agent_player("negamax", "", clock);
    agent->new_game("infexion", 1);
    const Duration begin = clock.now();
    REQUIRE(agent->choose({position, {}, position, Side::first, {}, Clocks{{left, left}, {}}}));
    return clock.now() - begin;
  };
  REQUIRE(nodes(std::chrono::seconds(1)) < nodes(std::chrono::seconds(100)));
}

TEST_CASE("a record states how the game ended", "[play]") {
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

TEST_CASE("a clock that stands at zero has not run out yet", "[play]") {
  Listener second;
  const test::TickingClock clock(milliseconds(1));  // a tick for each move
  const auto start = rules::view("colosseum", rules::start("colosseum", "size=6 seed=1").value()).value();
  ScriptedPlayer legal({start.moves[start.moves.size() / 2], "-"});
  const auto game = play(legal, second, {{}, milliseconds(1), {}, {}}, Protocol::fair, clock);
  REQUIRE(game.ending == Ending::flag);
  REQUIRE(game.moves.size() == 2);
  REQUIRE(game.outcome.kind == Outcome::Kind::second_wins);
}

// Plays some legal move, which on a large board does not end the game soon, and says what it was told to, in
// turn; then nothing.
class Talker final : public Player {
 public:
  explicit Talker(std::vector<Score> scores) : scores_(std::move(scores)) {}
  void new_game(const std::string&, std::uint64_t) override { next_ = 0; }
  Expected<Choice> choose(const Turn& turn) override {
    const auto view = rules::view("colosseum", turn.position).value();
    const Score score = next_ < scores_.size() ? scores_[next_] : Score{};
    ++next_;
    return Choice(view.moves[view.moves.size() / 2], score);
  }

 private:
  std::vector<Score> scores_;
  std::size_t next_ = 0;
};

GameResult adjudicated(const std::vector<Score>& first, const std::vector<Score>& second,
                       const Adjudication& rules) {
  const SteadyClock clock;
  Talker a(first);
  Talker b(second);
  return play_game("colosseum", {0, 0, 1, "size=12 rules=plain"}, {&a, &b},
                   {{{}, {}, std::uint64_t{1}, {}}, Protocol::fair, rules}, clock);
}

constexpr Score win{Score::Kind::win, 3};
constexpr Score loss{Score::Kind::loss, 4};
constexpr Score drawn{Score::Kind::draw, 0};
constexpr Score points(int value) {
  return {Score::Kind::points, value};
}

TEST_CASE("a proven result ends the game once both players say so", "[play]") {
  const Adjudication rules{true, {}, 6};
  const auto agreed = adjudicated({points(1), win}, {points(2), loss}, rules);
  REQUIRE(agreed.ending == Ending::adjudicated);
  REQUIRE(agreed.outcome.kind == Outcome::Kind::first_wins);
  REQUIRE(agreed.moves.size() == 4);
  REQUIRE(agreed.times[0].size() + agreed.times[1].size() == 4);
  REQUIRE(adjudicated({loss}, {win}, rules).outcome.kind == Outcome::Kind::second_wins);
  REQUIRE(adjudicated({drawn}, {drawn}, rules).outcome.kind == Outcome::Kind::draw);
  // One says so, both claim the win, one takes it back before the other agrees, or nobody asked.
  REQUIRE(adjudicated({win}, {}, rules).ending == Ending::rules);
  REQUIRE(adjudicated({win}, {win}, rules).ending == Ending::rules);
  REQUIRE(adjudicated({win, points(1)}, {points(1), loss}, rules).ending == Ending::rules);
  REQUIRE(adjudicated({win}, {loss}, {}).ending == Ending::rules);
}

TEST_CASE("scores end the game if both see the same side ahead for long enough", "[play]") {
  const Adjudication rules{false, 500, 4};
  const auto agreed = adjudicated({points(500), points(900)}, {points(-500), points(-501)}, rules);
  REQUIRE(agreed.ending == Ending::adjudicated);
  REQUIRE(agreed.outcome.kind == Outcome::Kind::first_wins);
  REQUIRE(agreed.moves.size() == 4);
  const auto proven = adjudicated({loss, loss}, {win, points(500)}, rules);
  REQUIRE(proven.outcome.kind == Outcome::Kind::second_wins);
  REQUIRE(proven.ending == Ending::adjudicated);
  // Interrupted, too small, contradictory, or silent.
  REQUIRE(adjudicated({points(900), points(0), points(900)}, {points(-900), points(-900)}, rules).ending ==
          Ending::rules);
  REQUIRE(adjudicated({points(499), points(900)}, {points(-900), points(-900)}, rules).ending ==
          Ending::rules);
  REQUIRE(adjudicated({points(900), points(900)}, {points(900), points(900)}, rules).ending == Ending::rules);
  REQUIRE(adjudicated({points(900), points(900)}, {}, rules).ending == Ending::rules);
  // A change of the leader begins anew.
  const auto changed =
      adjudicated({points(900), points(-900), points(-900)}, {points(900), points(900), points(900)}, rules);
  REQUIRE(changed.outcome.kind == Outcome::Kind::second_wins);
  REQUIRE(changed.moves.size() == 5);
}

TEST_CASE("an adjudicated game says so in its record and its log", "[play]") {
  const auto game = adjudicated({win}, {loss}, {true, {}, 6});
  const auto record = as_record("colosseum", game, {"a", "b"});
  REQUIRE(record.header("Termination") == "adjudicated");
  REQUIRE(record.header("Result") == "1-0");
  const auto line = rules::replay(parse_record(to_text(record)).value());
  REQUIRE(line);
  REQUIRE_FALSE(line->fault);
}

TEST_CASE("openings are read from a file, and each is played with both sides in every pairing",
          "[schedule]") {
  std::istringstream in("# start\n\n000/000/000 a1 c3 a\r\n  000/000/000 a1 c3 a moves a1r c3l  \n");
  const auto openings = read_openings("colosseum", in).value();
  REQUIRE(openings == std::vector<std::string>{"000/000/000 a1 c3 a", "100/000/010 a1 c3 a"});
  Schedule schedule{"colosseum", 3, 6, {}, 1, openings};
  std::map<std::string, int> starts;
  for (const auto& fixture : fixtures(schedule).value()) {
    REQUIRE(fixture.setup.empty());
    ++starts[opening_of(schedule, fixture)];
  }
  REQUIRE(starts == std::map<std::string, int>{{openings[0], 12}, {openings[1], 6}});
  REQUIRE(opening_of({"colosseum", 2, 2, {}, 1, {}}, {}).empty());
  const auto fault = [](const std::string& text) {
    std::istringstream bad(text);
    return read_openings("colosseum", bad).error().message;
  };
  using Catch::Matchers::StartsWith;
  REQUIRE(fault("# none\n\n") == "the file holds no openings");
  REQUIRE_THAT(fault("\nx\n"), StartsWith("line 2 of the openings: "));
  REQUIRE_THAT(fault("000/000/000 a1 c3 a moves a1r a1r\n"), StartsWith("line 1 of the openings: move 2: "));
  REQUIRE(fault("110/110/110 a1 c1 a") == "line 1 of the openings: the game is over in this position");
}

TEST_CASE("a game begins with its opening", "[play]") {
  const SteadyClock clock;
  Talker a({});
  Talker b({});
  const std::string opening = "000/000/000 a1 c3 b";
  const auto game =
      play_game("colosseum", {0, 0, 1, "", opening}, {&a, &b}, {{{}, {}, std::uint64_t{1}, {}}}, clock);
  REQUIRE(game.start == opening);
  REQUIRE(game.times[1].size() >= game.times[0].size());
}

}  // namespace
}  // namespace arena::match
