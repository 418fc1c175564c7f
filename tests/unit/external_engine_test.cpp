// Engines behind pipes, most of them broken in some way: one-line shell scripts.
#include "cli/external_engine.hpp"

#include <catch2/catch_all.hpp>
#include <filesystem>
#include <fstream>
#include <thread>

#include "engine/rules.hpp"
#include "support/clocks.hpp"

namespace arena::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

// A script that gives the required answers of an engine, and runs `go` on a go command.
std::string engine(const std::string& go, const std::string& options = ":") {
  return "while read -r word rest; do case $word in ugi) " + options +
         "; echo ugiok;; isready) echo readyok;; go) " + go + ";; quit) exit;; esac; done";
}

class Conversation {
 public:
  explicit Conversation(const std::string& command, const Resources& resources = {})
      : Conversation(command, steady, resources) {}
  Conversation(const std::string& command, const Clock& clock, const Resources& resources = {})
      : player_(
            make_external_player({.name = command, .command = command}, resources, clock,
                                 [this](const std::string& sentence) { complaints_.push_back(sentence); })) {
    player_->new_game("colosseum", 1);
  }
  Expected<match::Choice> choose(const Limits& limits = {{}, {}, milliseconds(100), {}},
                                 std::optional<match::Clocks> clocks = std::nullopt,
                                 const std::vector<std::string>& moves = {}) {
    return player_->choose({start, moves, start, Side::first, limits, clocks});
  }
  void new_game() { player_->new_game("colosseum", 2); }
  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

  inline static const std::string start = rules::start("colosseum", "size=6 seed=1").value();

 private:
  inline static const SteadyClock steady;
  std::vector<std::string> complaints_;
  std::unique_ptr<match::Player> player_;
};

TEST_CASE("an engine behind a pipe plays", "[external]") {
  Conversation talk(engine("echo info x; echo bestmove c4u"));
  REQUIRE(talk.choose().value().move == "c4u");
  REQUIRE(talk.choose().value().move == "c4u");
  talk.new_game();
  REQUIRE(talk.choose().value().move == "c4u");
  REQUIRE(talk.complaints().empty());
}

TEST_CASE("an engine receives the start and the moves, its limits and both clocks", "[external]") {
  const auto received = [](const Limits& limits, std::optional<match::Clocks> clocks,
                           const std::vector<std::string>& moves) {
    // Answers with all that it has read since isready, with underscores for spaces.
    Conversation talk(
        "heard=; while read -r line; do case $line in ugi) echo ugiok;; isready) echo readyok; heard=;; "
        "quit) exit;; "
        "go*) echo bestmove $(echo \"$heard $line\" | tr ' ' _);; *) heard=\"$heard$line|\";; esac; done");
    auto answer = talk.choose(limits, clocks, moves).value().move;
    std::replace(answer.begin(), answer.end(), '_', ' ');
    return answer;
  };
  const std::string fen = "position fen " + Conversation::start;
  REQUIRE(received({{}, {}, milliseconds(100), {}}, {}, {}) == fen + "| go movetime 100");
  REQUIRE(received({100, 7, {}, {}}, {}, {"a1r", "c3l"}) == fen + " moves a1r c3l| go nodes 100 depth 7");
  REQUIRE(received({}, match::Clocks{{milliseconds(900), milliseconds(800)}, milliseconds(30)}, {}) ==
          fen + "| go p1time 900 p2time 800 p1inc 30 p2inc 30");
}

TEST_CASE("Threads and Hash are set if an engine has these options", "[external]") {
  const auto heard = [](const std::string& offers) {
    Conversation talk(
        "n=0; while read -r a b c d e; do case $a in ugi) " + offers +
            "; echo ugiok;; isready) echo readyok;; setoption) case $c in Threads|Hash) n=$((n+e));; esac;; "
            "go) echo bestmove $n;; quit) exit;; esac; done",
        {.hash_mb = 40, .threads = 3});
    return talk.choose().value().move;
  };
  REQUIRE(heard(":") == "0");
  REQUIRE(heard("echo option name Threads type spin default 1 min 1 max 64") == "3");
  REQUIRE(heard("echo option name Threads type spin default 1 min 1 max 64; echo option name Hash type spin "
                "default 1") == "43");
}

TEST_CASE("a program that does not speak UGI is refused with a sentence", "[external]") {
  const test::TickingClock clock(milliseconds(500));
  const auto command = GENERATE(as<std::string>{}, "true", "no-such-engine-anywhere 2>/dev/null", "cat",
                                "sleep 100", "yes", "yes | tr -d '\\n'");
  Conversation talk(command, clock);
  INFO(command);
  REQUIRE_FALSE(talk.choose());
  REQUIRE(talk.complaints().size() == 1);
  REQUIRE(talk.complaints()[0] ==
          "the engine \"" + command + "\" does not say ugiok, so it does not speak UGI");
}

TEST_CASE("an engine that is not ready is refused", "[external]") {
  const test::TickingClock clock(milliseconds(500));
  Conversation talk("read -r x; echo ugiok; while read -r x; do :; done", clock);
  REQUIRE_FALSE(talk.choose());
  REQUIRE(talk.complaints().size() == 1);
  REQUIRE(talk.complaints()[0].ends_with("does not say readyok"));
}

TEST_CASE("the wait for a silent engine is three times its move time plus two seconds", "[external]") {
  const test::TickingClock clock(milliseconds(50));
  Conversation talk(engine(":"), clock);
  const Duration begin = clock.now();
  REQUIRE_FALSE(talk.choose({{}, {}, milliseconds(300), {}}));
  const Duration waited = clock.now() - begin;
  REQUIRE(waited >= milliseconds(2900));
  REQUIRE(waited < milliseconds(3300));
  REQUIRE(talk.complaints().size() == 1);
  REQUIRE(talk.complaints()[0].ends_with("did not answer with a bestmove"));
  REQUIRE_FALSE(talk.choose());  // at once, because it is not running
  REQUIRE(talk.complaints().size() == 1);
}

TEST_CASE("the wait for a silent engine ends two seconds after its clock has run out", "[external]") {
  const test::TickingClock clock(milliseconds(50));
  Conversation talk(engine(":"), clock);
  const Duration begin = clock.now();
  REQUIRE_FALSE(talk.choose({}, match::Clocks{{milliseconds(500), minutes(5)}, {}}));
  const Duration waited = clock.now() - begin;
  REQUIRE(waited >= milliseconds(2500));
  REQUIRE(waited < milliseconds(2900));
}

TEST_CASE("the wait for a silent engine with only a depth limit is ten minutes", "[external]") {
  const test::TickingClock clock(seconds(5));
  Conversation talk(engine(":"), clock);
  const Duration begin = clock.now();
  REQUIRE_FALSE(talk.choose({{}, 3, {}, {}}));
  const Duration waited = clock.now() - begin;
  REQUIRE(waited >= minutes(10));
  REQUIRE(waited < minutes(12));
}

TEST_CASE(
    "an engine that dies between moves is an error at the next move, and is restarted for the next game",
    "[external]") {
  Conversation talk(engine("echo bestmove c4u; exit"));
  REQUIRE(talk.choose().value().move == "c4u");
  std::this_thread::sleep_for(milliseconds(50));
  REQUIRE_FALSE(talk.choose());
  REQUIRE(talk.complaints().size() == 1);
  talk.new_game();
  REQUIRE(talk.choose().value().move == "c4u");
}

TEST_CASE("an engine that dies during a search is an error at once", "[external]") {
  Conversation talk(engine("exit"));
  REQUIRE_FALSE(talk.choose({{}, 3, {}, {}}));
  REQUIRE(talk.complaints().size() == 1);
  REQUIRE(talk.complaints()[0].ends_with("ended while it was to move"));
}

TEST_CASE("an engine that does not read its input does not block the match", "[external]") {
  const test::TickingClock clock(milliseconds(50));
  Conversation talk(
      "read -r x; echo ugiok; while read -r x; do [ \"$x\" = isready ] && break; done; echo readyok; sleep "
      "100",
      clock);
  // More than fits into a pipe.
  REQUIRE_FALSE(talk.choose({{}, {}, milliseconds(100), {}}, {}, std::vector<std::string>(100'000, "a1r")));
  REQUIRE(talk.complaints().size() == 1);
  REQUIRE(talk.complaints()[0].ends_with("no longer reads its input"));
}

TEST_CASE("an engine that talks without end, says no move or ends no line does not block the match",
          "[external]") {
  const test::TickingClock clock(milliseconds(20));
  const auto go =
      GENERATE(as<std::string>{}, "while :; do echo info depth 1; done", "echo bestmove; echo 'bestmove '",
               "echo nonsense; echo; echo BESTMOVE c4u", "while :; do printf xxxxxxxxxxxxxxxx; done");
  Conversation talk(engine(go), clock);
  INFO(go);
  REQUIRE_FALSE(talk.choose());
  REQUIRE(talk.complaints().size() == 1);
  REQUIRE_FALSE(talk.choose());
  REQUIRE(talk.complaints().size() == 1);
  talk.new_game();  // a new process
  REQUIRE_FALSE(talk.choose());
  REQUIRE(talk.complaints().size() == 2);
}

TEST_CASE("an engine whose folder or program is not there is refused with its name", "[external]") {
  const SteadyClock clock;
  for (EngineSpec spec : {EngineSpec{.name = "mine", .command = "cat", .folder = "/no/such/folder"},
                          EngineSpec{.name = "mine", .command = "/no/such/engine"}}) {
    spec.command += " 2>/dev/null";
    std::vector<std::string> complaints;
    const auto player =
        make_external_player(spec, {}, clock, [&](const auto& why) { complaints.push_back(why); });
    player->new_game("colosseum", 1);
    REQUIRE(complaints ==
            std::vector<std::string>{"the engine \"mine\" does not say ugiok, so it does not speak UGI"});
  }
}

TEST_CASE("an engine may send bytes that are not text", "[external]") {
  Conversation talk(engine("printf 'info \\377\\376\\000 x\\nbestmove \\377\\n'"));
  REQUIRE(talk.choose().value().move == "\377");
}

TEST_CASE("an engine and all its child processes end with its player", "[external]") {
  const auto file = std::filesystem::temp_directory_path() / "arena-survivor";
  std::filesystem::remove(file);
  { Conversation talk("(sleep 0.3; echo x >" + file.string() + ") & " + engine("echo bestmove c4u")); }
  std::this_thread::sleep_for(milliseconds(600));
  REQUIRE_FALSE(std::filesystem::exists(file));
}

TEST_CASE("the score of an engine is that of its last best line", "[external]") {
  const auto score = [](const std::string& infos) {
    Conversation talk(engine("printf '" + infos + "bestmove c4u\\n'"));
    return talk.choose().value().score;
  };
  REQUIRE(score("") == Score{});
  REQUIRE(score("info depth 1 score cp 35 nodes 1 pv c4u\\n") == Score{Score::Kind::points, 35});
  REQUIRE(score("info score cp 35\\ninfo score cp -7 multipv 1\\n") == Score{Score::Kind::points, -7});
  REQUIRE(score("info score cp 35\\ninfo score cp 99 multipv 2\\ninfo depth 3\\n") ==
          Score{Score::Kind::points, 35});
  REQUIRE(score("info multipv 2 score win 3\\n") == Score{});
  REQUIRE(score("info score win 3\\n") == Score{Score::Kind::win, 3});
  REQUIRE(score("info score loss 4 nodes 7\\n") == Score{Score::Kind::loss, 4});
  for (const std::string nonsense :
       {"info score cp\\n", "info score cp x\\n", "info score\\n", "info score mate 3\\n", "info\\n",
        "info string score cp 5\\n", "info pv score cp 5\\n", "info score cp 99999999999999999999\\n",
        "info score cp 1000001\\n", "score cp 5\\n"})
    REQUIRE(score(nonsense) == Score{});
}

TEST_CASE("an engine is started in its folder, with its arguments as they are, and gets its options",
          "[external]") {
  const auto folder = std::filesystem::temp_directory_path() / "arena engine's folder";
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "play.sh")
      << "opts=; while read -r a b c d e; do case $a in ugi) echo ugiok;; isready) echo readyok;; "
         "setoption) opts=$opts,$c=$e;; go) echo \"bestmove $(basename \"$PWD\" | tr ' ' _)/$1/$2$opts\";; "
         "quit) exit;; esac; done\n";
  EngineSpec spec{.name = "mine",
                  .command = "sh play.sh",
                  .arguments = {"-x=$HOME", "it's"},
                  .folder = folder.string(),
                  .options = {{"Style", "wild"}, {"Depth", "3"}}};
  const SteadyClock clock;
  const auto player = make_external_player(spec, {}, clock, [](const std::string&) {});
  player->new_game("colosseum", 1);
  const auto answer =
      player->choose({Conversation::start, {}, Conversation::start, Side::first, Limits{1, {}, {}, {}}, {}});
  REQUIRE(answer.value().move ==
          "arena_engine's_folder/-x=$HOME/it's,Game=colosseum,Seed=1,Style=wild,Depth=3");
}

TEST_CASE("what an engine objects to is told once", "[external]") {
  Conversation talk(
      "while read -r word rest; do case $word in ugi) echo ugiok;; setoption) echo \"info string error no "
      "option $rest\";; isready) echo readyok;; "
      "go) echo bestmove c4u;; quit) exit;; esac; done");
  const std::size_t told = talk.complaints().size();
  REQUIRE(told == 2);  // one for each option
  REQUIRE(talk.complaints()[0].ends_with("answers: \"no option name Game value colosseum\""));
  talk.new_game();
  REQUIRE(talk.complaints().size() == told + 1);  // of the seed, which is another one
  REQUIRE(talk.choose().value().move == "c4u");
}

}  // namespace
}  // namespace arena::cli
