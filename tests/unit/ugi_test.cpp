#include "cli/ugi.hpp"

#include <catch2/catch_all.hpp>

#include "engine/rules.hpp"
#include "support/clocks.hpp"

namespace arena {
namespace {

// Sends lines to a Ugi and collects its output; a search prints from its own thread.
class Talk {
 public:
  std::vector<std::string> say(const std::string& line) {
    {
      const std::lock_guard lock(mutex_);
      lines_.clear();
    }
    open_ = ugi_.handle_line(line);
    return lines();
  }
  std::vector<std::string> finish() {
    ugi_.finish();
    return lines();
  }
  [[nodiscard]] bool open() const { return open_; }

 private:
  [[nodiscard]] std::vector<std::string> lines() {
    const std::lock_guard lock(mutex_);
    return lines_;
  }

  SteadyClock clock_;
  std::mutex mutex_;
  std::vector<std::string> lines_;
  cli::Ugi ugi_{[this](const std::string& line) {
                  const std::lock_guard lock(mutex_);
                  lines_.push_back(line);
                },
                clock_};
  bool open_ = true;
};

bool has_line(const std::vector<std::string>& lines, const std::string& begin) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.starts_with(begin); });
}

TEST_CASE("ugi: greeting, options, ready", "[ugi]") {
  Talk talk;
  const auto greeting = talk.say("ugi");
  REQUIRE(greeting.back() == "ugiok");
  for (const auto* begin :
       {"id name ", "id author ", "option name Game type combo default colosseum var colosseum",
        "option name Agent type combo", "option name Seed type spin", "option name Hash type spin",
        "option name MultiPV type spin", "option name level type combo default 10 var 1 var 2 "})
    REQUIRE(has_line(greeting, begin));
  REQUIRE(talk.say("isready") == std::vector<std::string>{"readyok"});
  REQUIRE(talk.say("  isready \r") == std::vector<std::string>{"readyok"});
  REQUIRE(talk.say("").empty());
  REQUIRE(talk.open());
  REQUIRE(talk.say("quit").empty());
  REQUIRE_FALSE(talk.open());
}

TEST_CASE("ugi: queries follow the position", "[ugi]") {
  Talk talk;
  REQUIRE(talk.say("position fen 000/000/000 a1 c3 a").empty());
  REQUIRE(talk.say("query p1turn") == std::vector<std::string>{"response true"});
  REQUIRE(talk.say("query gameover") == std::vector<std::string>{"response false"});
  REQUIRE(talk.say("query result") == std::vector<std::string>{"response none"});
  REQUIRE(talk.say("position fen 000/000/000 a1 c3 a moves a1r c3l a1d").empty());
  REQUIRE(talk.say("query p1turn") == std::vector<std::string>{"response false"});
  REQUIRE(talk.say("query gameover") == std::vector<std::string>{"response true"});
  REQUIRE(talk.say("query result") == std::vector<std::string>{"response p2win"});
  REQUIRE(has_line(talk.say("go nodes 1"), "info string error the game is over"));
  REQUIRE(talk.say("position fen 110/110/110 a1 c1 a").empty());
  REQUIRE(talk.say("query result") == std::vector<std::string>{"response draw"});
  REQUIRE(talk.say("position fen 110/110/110 c1 b1 a").empty());
  REQUIRE(talk.say("position setup size=5 rules=plain seed=2").empty());
  REQUIRE(talk.say("query gameover") == std::vector<std::string>{"response false"});
}

TEST_CASE("ugi: a search answers with a legal move", "[ugi]") {
  for (const std::string go :
       {"go nodes 50", "go movetime 20", "go depth 1", "go p1time 1000 p2time 1000",
        "go p1time 1000 p2time 1000 p1inc 10 p2inc 10", "go movetime 0", "go p1time 0"}) {
    INFO(go);
    Talk talk;
    REQUIRE(talk.say("position setup size=6 seed=9").empty());
    REQUIRE(talk.say("setoption name Agent value greedy").empty());
    talk.say(go);
    const auto lines = talk.finish();
    REQUIRE(has_line(lines, "info depth 1 seldepth 1 score cp "));
    const std::string answer = lines.back();
    REQUIRE(answer.starts_with("bestmove "));
    REQUIRE(rules::play("colosseum", rules::start("colosseum", "size=6 seed=9").value(), answer.substr(9)));
  }
}

TEST_CASE("ugi: every game can be selected, set up, played and queried", "[ugi]") {
  for (const auto& game : rules::games()) {
    INFO(game);
    Talk talk;
    // The options of the strongest agent, if it has any, and no error.
    for (const auto& line : talk.say("setoption name Game value " + game))
      REQUIRE(line.starts_with("option name "));
    const auto start = rules::start(game, "").value();
    const auto move = rules::view(game, start)->moves.front();
    REQUIRE(talk.say("position startpos moves " + move).empty());
    REQUIRE(talk.say("query p1turn") == std::vector<std::string>{"response false"});
    talk.say("go nodes 500");
    const std::string answer = talk.finish().back();
    REQUIRE(answer.starts_with("bestmove "));
    REQUIRE(rules::play(game, rules::play(game, start, move).value(), answer.substr(9)));
  }
}

TEST_CASE("ugi: an infinite search answers after stop", "[ugi]") {
  Talk talk;
  REQUIRE(talk.say("go infinite").size() <= 1);
  REQUIRE(has_line(talk.say("position startpos"), "info string error an infinite search is running"));
  REQUIRE(has_line(talk.say("isready"), "readyok"));
  REQUIRE(has_line(talk.say("query p1turn"), "response true"));
  REQUIRE(talk.say("stop").back().starts_with("bestmove "));
  REQUIRE(talk.say("stop").empty());
  REQUIRE(talk.say("position startpos").empty());
}

TEST_CASE("ugi: wrong input is one error line and changes nothing", "[ugi]") {
  Talk talk;
  REQUIRE(talk.say("position fen 000/000/000 a1 c3 b").empty());
  for (const std::string line : {"hello",
                                 "position",
                                 "position here",
                                 "position fen",
                                 "position fen 000/000/000 a1 a1 a",
                                 "position startpos 5",
                                 "position startpos moves zz",
                                 "position setup size=17",
                                 "position setup size",
                                 "setoption",
                                 "setoption name Game",
                                 "setoption name Game value",
                                 "setoption name Game value go",
                                 "setoption name Agent value x",
                                 "setoption name Seed value -1",
                                 "setoption name Hash value 0",
                                 "setoption name Threads value 1000",
                                 "setoption name x value 1",
                                 "setoption value 1",
                                 "go",
                                 "go fast",
                                 "go depth",
                                 "go depth x",
                                 "go depth 0",
                                 "go p1time 1000",
                                 "go p1time 1000 p1inc 10 p2inc 10",
                                 "go nodes -5",
                                 "go movetime 99999999999999999999",
                                 "query",
                                 "query x",
                                 "query p1turn now",
                                 "GO nodes 5"}) {
    INFO(line);
    const auto lines = talk.say(line);
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0].starts_with("info string error "));
    REQUIRE(talk.say("query p1turn") == std::vector<std::string>{"response false"});
  }
  REQUIRE(talk.say(std::string(10'000'000, 'x')).size() == 1);
  REQUIRE(talk.say("position fen " + std::string(10'000'000, '/')).size() == 1);
  REQUIRE(talk.say("position fen 000/000/000 a1 c3 a moves " + std::string(10'000'000, '1')).size() == 1);
}

std::uint64_t number_after(const std::string& line, const std::string& word) {
  const auto at = line.find(' ' + word + ' ');
  REQUIRE(at != std::string::npos);
  return std::stoull(line.substr(at + word.size() + 2));
}

TEST_CASE("ugi: an info line's time and speed are those of the clock", "[ugi]") {
  const test::TickingClock clock(std::chrono::milliseconds(1));
  std::vector<std::string> lines;
  std::mutex mutex;
  cli::Ugi ugi(
      [&](const std::string& line) {
        const std::lock_guard lock(mutex);
        lines.push_back(line);
      },
      clock);
  REQUIRE(ugi.handle_line("setoption name Agent value plain"));
  REQUIRE(ugi.handle_line("position setup size=6 seed=3"));
  lines.clear();
  REQUIRE(ugi.handle_line("go movetime 60"));
  ugi.finish();
  const auto total = static_cast<std::uint64_t>(clock.now() / std::chrono::milliseconds(1));
  std::uint64_t last = 0;
  int told = 0;
  for (const auto& line : lines) {
    if (!line.starts_with("info depth ")) continue;
    ++told;
    const auto time = number_after(line, "time");
    REQUIRE(time > last);  // every info line looks at the clock
    REQUIRE(time < total);
    last = time;
    const double speed =
        1000.0 * static_cast<double>(number_after(line, "nodes")) / static_cast<double>(time);
    REQUIRE(static_cast<double>(number_after(line, "nps")) == Catch::Approx(speed).epsilon(0.01));
  }
  REQUIRE(told > 1);
  REQUIRE(last <= 60);
}

TEST_CASE("ugi: the clock of the side to move counts", "[ugi]") {
  // The other side's clock is at its end, or nearly: it must not matter.
  for (const std::string go : {"go p1time 600000 p2time 1", "go p2time 1 p2inc 1 p1time 600000 p1inc 5"}) {
    Talk talk;
    talk.say("setoption name Agent value plain");
    talk.say("position setup size=12 seed=3");
    talk.say(go + " nodes 30000");
    const auto lines = talk.finish();
    REQUIRE(lines.back().starts_with("bestmove "));
    REQUIRE(number_after(lines[lines.size() - 2], "depth") >= 3);
  }
}

TEST_CASE("ugi: seed and agent are options", "[ugi]") {
  const auto choice = [](const std::string& seed) {
    Talk talk;
    talk.say("setoption name Agent value random");
    talk.say("setoption name Seed value " + seed);
    talk.say("position setup size=12 seed=1");
    talk.say("go nodes 1");
    return talk.finish().back();
  };
  REQUIRE(choice("3") == choice("3"));
  REQUIRE((choice("3") != choice("4") || choice("4") != choice("5") || choice("5") != choice("6")));
}

TEST_CASE("ugi: option names are case-insensitive", "[ugi]") {
  const auto answer = [](const std::vector<std::string>& options) {
    Talk talk;
    for (const auto& option : options)
      for (const auto& line : talk.say("setoption name " + option)) REQUIRE(line.starts_with("option name "));
    talk.say("go nodes 1");
    return talk.finish().back();
  };
  const auto usual = answer({"Game value tetress", "Agent value random", "Seed value 7", "Hash value 8"});
  REQUIRE(usual != answer({"Game value tetress", "Agent value random", "Seed value 8", "Hash value 8"}));
  REQUIRE(usual == answer({"game value Tetress", "AGENT value RANDOM", "seed value 7", "hash value 8"}));
  answer({"agent value Proximity-Minimax", "Python-Pace value True"});
}

TEST_CASE("ugi: the clock that is missing is that of the side to move", "[ugi]") {
  Talk talk;
  const std::string begin = "info string error the side to move has no limit: ";
  REQUIRE(talk.say("go p2time 100") == std::vector<std::string>{begin + "p1time is missing"});
  (void)talk.say("position fen 000/000/000 a1 c3 b");
  REQUIRE(talk.say("go p1time 100") == std::vector<std::string>{begin + "p2time is missing"});
}

}  // namespace
}  // namespace arena
