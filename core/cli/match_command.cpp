#include <CLI/CLI.hpp>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/app.hpp"
#include "cli/files.hpp"
#include "cli/players.hpp"
#include "cli/progress.hpp"
#include "engine/rules.hpp"
#include "match/standings.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

using nlohmann::json;

struct MatchOptions {
  std::string game = rules::games().front();
  std::vector<std::string> agents;
  std::vector<std::string> engines;
  std::vector<std::string> setups;
  int games = 100;
  std::uint64_t seed = 1;
  double move_ms = 0;
  double game_ms = 0;
  double increment_ms = 0;
  std::uint64_t nodes = 0;
  int depth = 0;
  int jobs = 1;
  Resources resources;
  std::string protocol = "fair";
  std::vector<double> sprt;
  std::string log;
  std::string records;
  std::optional<std::string> shard;
  bool as_json = false;
  bool progress = false;
};

match::Pace pace_of(const MatchOptions& options) {
  match::Pace pace;
  if (options.move_ms > 0) pace.move_time = from_milliseconds(options.move_ms);
  if (options.game_ms > 0) pace.game_time = from_milliseconds(options.game_ms);
  if (options.nodes > 0) pace.nodes = options.nodes;
  if (options.depth > 0) pace.depth = options.depth;
  if (!pace.move_time && !pace.game_time && !pace.nodes && !pace.depth)
    throw BadInput("a match needs a limit: --movetime, --gametime, --nodes or --depth");
  pace.increment = from_milliseconds(options.increment_ms);
  return pace;
}

// Set by the first Ctrl-C, which ends each game before its next move; the second Ctrl-C ends the process.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // else a signal must not touch it

class Interrupted {};

extern "C" void interrupt(int) {
  interrupted = true;
  std::signal(SIGINT, SIG_DFL);
}

class InterruptiblePlayer final : public match::Player {
 public:
  explicit InterruptiblePlayer(std::unique_ptr<match::Player> player) : player_(std::move(player)) {}
  void new_game(const std::string& game, std::uint64_t seed) override { player_->new_game(game, seed); }
  Expected<std::string> choose(const match::Turn& turn) override {
    if (interrupted) throw Interrupted{};
    return player_->choose(turn);
  }

 private:
  std::unique_ptr<match::Player> player_;
};

std::vector<PlayerSpec> players_of(const MatchOptions& options) {
  std::vector<PlayerSpec> players;
  for (const auto& text : options.agents) players.push_back(agent_player(text));
  for (const auto& text : options.engines) players.push_back(engine_player(text));
  return players;
}

std::vector<std::string> names_of(const std::vector<PlayerSpec>& players) {
  std::vector<std::string> names;
  for (const auto& player : players) names.push_back(player.name);
  return names;
}

match::LogHeader header_of(const MatchOptions& options) {
  std::vector<std::string> as_given = options.agents;
  as_given.insert(as_given.end(), options.engines.begin(), options.engines.end());
  return match::make_header({{"game", options.game},
                             {"setups", options.setups},
                             {"games", options.games},
                             {"seed", options.seed},
                             {"movetime", options.move_ms},
                             {"gametime", options.game_ms},
                             {"increment", options.increment_ms},
                             {"nodes", options.nodes},
                             {"depth", options.depth},
                             {"threads", options.resources.threads},
                             {"hash", options.resources.hash_mb},
                             {"protocol", options.protocol},
                             {"players", as_given}},
                            names_of(players_of(options)));
}

// "2/5": the second of every five starts; both games of a start stay together.
bool in_shard(const std::optional<std::string>& shard, const match::Fixture& fixture) {
  if (!shard) return true;
  const auto parts = split(*shard, '/');
  const auto part = parse_number<unsigned>(parts.front());
  const auto of = parse_number<unsigned>(parts.back());
  if (parts.size() != 2 || !part || !of || *part < 1 || *part > *of)
    throw BadInput("a shard is like 2/5, not " + arena::quoted(*shard));
  return static_cast<unsigned>(fixture.number / 2) % *of == *part - 1;
}

// The games played so far, also on disk if requested.
class Results {
 public:
  Results(const MatchOptions& options, std::optional<match::Sprt> sprt)
      : options_(options),
        header_(header_of(options)),
        standings_(static_cast<int>(header_.players.size()), sprt) {
    if (!options.records.empty()) make_folder(options.records);
    if (options.log.empty()) return;
    if (std::filesystem::is_regular_file(options.log) && std::filesystem::file_size(options.log) > 0) {
      std::ifstream in(options.log);
      const auto kept = value_or_throw(match::read_header(in));
      if (kept != header_) throw BadInput("the log " + options.log + " is of another match");
      if (const auto fault =
              match::read_games(in, header_, [this](const auto& game) { standings_.add(game); }))
        throw BadInput(fault->message);
    } else {
      WholeFile file(options.log);
      file.out() << match::header_line(header_) << '\n';
      file.commit();
    }
    log_.emplace(options.log);
  }

  void add(const match::GameResult& game) {
    const std::lock_guard lock(mutex_);
    standings_.add(game);
    ++added_;
    if (log_) log_->append(match::game_line(game) + '\n');
    if (!options_.records.empty()) write_record(game);
  }

  [[nodiscard]] bool has(int number) const { return standings_.has(number); }
  [[nodiscard]] bool decided() const {
    const std::lock_guard lock(mutex_);
    return standings_.decided();
  }
  [[nodiscard]] std::string progress_line(std::size_t games, Duration time) const {
    const std::lock_guard lock(mutex_);
    return match::progress_line(standings_, games, added_, time);
  }
  [[nodiscard]] const match::LogHeader& header() const { return header_; }
  // Called at the end of the match.
  [[nodiscard]] const match::Standings& standings() const { return standings_; }

 private:
  static void make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder))
      throw BadInput("the folder " + folder + " cannot be made: " + error.message());
  }

  void write_record(const match::GameResult& game) const {
    const auto& [number, first, second, setup] = game.fixture;
    WholeFile file(std::filesystem::path(options_.records) / ("game-" + std::to_string(number) + ".txt"));
    file.out() << to_text(match::as_record(options_.game, game,
                                           {header_.players[static_cast<std::size_t>(first)],
                                            header_.players[static_cast<std::size_t>(second)]}));
    file.commit();
  }

  const MatchOptions& options_;
  match::LogHeader header_;
  match::Standings standings_;
  std::optional<LineFile> log_;
  std::size_t added_ = 0;  // games added by this process
  mutable std::mutex mutex_;
};

std::optional<match::Sprt> sprt_of(const std::vector<double>& elos, std::size_t players) {
  if (elos.empty()) return std::nullopt;
  if (players != 2) throw BadInput("--sprt compares two players, not " + std::to_string(players));
  return value_or_throw(match::make_sprt(elos[0], elos[1]));
}

void print(const match::LogHeader& header, const match::Standings& standings, bool wants_json) {
  if (wants_json)
    std::cout << match::as_json(header, standings).dump(2) << '\n';
  else
    std::cout << match::as_text(header, standings);
  if (standings.test() && standings.test()->verdict != match::Sprt::Verdict::accept_h1) throw NotProven();
}

// Runs `work` in several threads, including this one. If one thread fails, the flag passed to `work` tells
// the others to stop; the first exception is rethrown when all have ended.
template <class Work>
void run_jobs(int jobs, const Work& work) {
  std::atomic<bool> failed = false;
  std::exception_ptr first_failure;
  std::mutex mutex;
  const auto guarded = [&] {
    try {
      work(failed);
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!failed) first_failure = std::current_exception();
      failed = true;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 1; i < jobs; ++i) threads.emplace_back(guarded);
    guarded();
  }
  if (first_failure) std::rethrow_exception(first_failure);
}

// Plays the remaining games until none is left, the test has decided or Ctrl-C is pressed.
void play_all(const MatchOptions& options, const std::vector<match::Fixture>& due, Results& results,
              const Clock& clock) {
  const match::Pace pace = pace_of(options);
  const auto players = players_of(options);
  const auto protocol = options.protocol == "course" ? match::Protocol::course : match::Protocol::fair;
  const std::size_t games = results.standings().games() + due.size();
  const Duration begin = clock.now();
  Progress progress(options.progress, clock);
  std::signal(SIGINT, interrupt);
  std::mutex mutex;
  auto next = due.begin();
  // Once the test has decided, no new pair begins, but a pair in progress is finished.
  const auto take = [&]() -> const match::Fixture* {
    const std::lock_guard lock(mutex);
    if (next != due.end() && next->number % 2 == 0 && results.decided()) next = due.end();
    return next == due.end() ? nullptr : &*next++;
  };
  const auto work = [&](const std::atomic<bool>& failed) {
    std::vector<std::unique_ptr<match::Player>> own;
    for (const auto& player : players)
      own.push_back(std::make_unique<InterruptiblePlayer>(make_player(
          player, options.resources, clock, [&](const std::string& sentence) { progress.say(sentence); })));
    while (const auto* fixture = failed ? nullptr : take()) {
      results.add(match::play_game(options.game, *fixture,
                                   {own[static_cast<std::size_t>(fixture->first)].get(),
                                    own[static_cast<std::size_t>(fixture->second)].get()},
                                   pace, protocol, clock));
      progress.update([&] { return results.progress_line(games, clock.now() - begin); });
    }
  };
  try {
    run_jobs(options.jobs, work);
  } catch (const Interrupted&) {
    progress.say("interrupted: the games in progress are not counted");
  }
}

void run_match(const MatchOptions& options) {
  const SteadyClock clock;
  (void)pace_of(options);  // reports errors before any file is created
  const auto specs = players_of(options);
  const auto players = specs.size();
  if (players < 2) throw BadInput("a match needs at least two players: --agent or --engine");
  const auto sprt = sprt_of(options.sprt, players);
  for (const auto& spec : specs) check_player(spec, options.game, options.resources, clock);
  const auto list = value_or_throw(match::fixtures(
      {options.game, static_cast<int>(players), options.games, options.setups, options.seed}));
  Results results(options, sprt);
  std::vector<match::Fixture> due;
  for (const auto& fixture : list)
    if (in_shard(options.shard, fixture) && !results.has(fixture.number)) due.push_back(fixture);
  play_all(options, due, results, clock);
  print(results.header(), results.standings(), options.as_json);
  if (interrupted) throw NotProven();
}

void merge_logs(const std::vector<std::string>& files, const MatchOptions& options) {
  std::optional<match::LogHeader> header;
  std::optional<match::Standings> standings;
  for (const auto& file : files) {
    std::ifstream in(file);
    if (!in) throw BadInput("the log " + file + " cannot be read");
    const auto other = value_or_throw(match::read_header(in));
    if (!header) {
      header = other;
      standings.emplace(static_cast<int>(other.players.size()), sprt_of(options.sprt, other.players.size()));
    }
    if (other != *header) throw BadInput("the logs are of different matches");
    if (const auto fault = match::read_games(in, other, [&](const auto& game) { standings->add(game); }))
      throw BadInput(file + ": " + fault->message);
  }
  print(*header, *standings, options.as_json);
}

}  // namespace

void add_match_commands(CLI::App& app) {
  auto options = std::make_shared<MatchOptions>();
  auto* match = add_command(
      app, "match", "Play agents or engines against each other and print the statistics", group::match,
      {"--agent champion --agent greedy --movetime 20 --games 2",
       other_game() +
           " --agent champion --agent random --nodes 100 --games 20 --sprt 0 200 --log match.log"});
  add_game_option(*match, options->game)->capture_default_str();
  match
      ->add_option("--agent", options->agents,
                   "an agent and its options, such as \"proximity-minimax python-pace=true\"")
      ->type_name("AGENT")
      ->take_all();
  match->add_option("--engine", options->engines, "a command that speaks UGI")
      ->type_name("ENGINE")
      ->take_all();
  match
      ->add_option("--setup", options->setups,
                   "setups, such as \"size=6..12 rules=2023\"; several are used in turn")
      ->type_name("SETUP")
      ->take_all();
  match
      ->add_option("--games", options->games,
                   "games per pairing of players; each start is played with both sides")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  match->add_option("--seed", options->seed, "seed of the first start")->capture_default_str();
  match->add_option("--movetime", options->move_ms, "milliseconds per move")
      ->type_name("MS")
      ->check(number_between(1.0, 1e7));
  match->add_option("--gametime", options->game_ms, "milliseconds per player and game")
      ->type_name("MS")
      ->check(number_between(1.0, 1e9));
  match->add_option("--increment", options->increment_ms, "milliseconds that each move adds to --gametime")
      ->type_name("MS")
      ->needs("--gametime")
      ->check(number_between(0.0, 1e7));
  match->add_option("--hash", options->resources.hash_mb, "size of each player's hash table in megabytes")
      ->type_name("MB")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  match
      ->add_option("--threads", options->resources.threads,
                   "threads per engine, for engines that have the option")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  add_nodes_option(*match, options->nodes, "nodes per move");
  match->add_option("--depth", options->depth, "search depth in plies")->check(CLI::Range(1, 1000));
  match->add_option("--jobs", options->jobs, "games at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  match
      ->add_option("--protocol", options->protocol, "fair, or course: bad turns are replaced by random moves")
      ->type_name("RULE")
      ->check(CLI::IsMember({"fair", "course"}))
      ->capture_default_str();
  match->add_option("--sprt", options->sprt, "stop when decided between ELO0 and ELO1 (two players)")
      ->type_name("ELO")
      ->expected(2);
  match
      ->add_option("--log", options->log,
                   "save the games in this file; the same command then resumes the match")
      ->type_name("FILE");
  match->add_option("--records", options->records, "folder for the records of all games")
      ->type_name("FOLDER");
  match->add_option("--shard", options->shard, "play part i of n only: i/n")->type_name("I/N");
  match->add_flag("--json", options->as_json, "print the table as JSON");
  match->add_flag("--progress", options->progress,
                  "print the progress to standard error even if that is not a terminal");
  match->callback([options] { run_match(*options); });

  auto merge_options = std::make_shared<MatchOptions>();
  auto files = std::make_shared<std::vector<std::string>>();
  auto* merge = add_command(app, "match-merge", "Print one table from the logs of a match's shards",
                            group::match, {"match.log", "match.log --json"});
  merge->add_option("FILES", *files, "logs")->required();
  merge->add_option("--sprt", merge_options->sprt, "test between ELO0 and ELO1 (two players)")
      ->type_name("ELO")
      ->expected(2);
  merge->add_flag("--json", merge_options->as_json, "print the table as JSON");
  merge->callback([files, merge_options] { merge_logs(*files, *merge_options); });
}

}  // namespace arena::cli
