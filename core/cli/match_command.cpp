#include <CLI/CLI.hpp>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "cli/app.hpp"
#include "cli/external_engine.hpp"
#include "engine/rules.hpp"
#include "match/table.hpp"
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
  std::uint64_t nodes = 0;
  int depth = 0;
  int jobs = 1;
  std::string protocol = "fair";
  std::vector<double> sprt;
  std::string log;
  std::string records;
  std::string shard;
  bool as_json = false;
};

Duration milliseconds_of(double ms) {
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double, std::milli>(ms));
}

match::Pace pace_of(const MatchOptions& options) {
  match::Pace pace;
  if (options.move_ms > 0) pace.move_time = milliseconds_of(options.move_ms);
  if (options.game_ms > 0) pace.game_time = milliseconds_of(options.game_ms);
  if (options.nodes > 0) pace.nodes = options.nodes;
  if (options.depth > 0) pace.depth = options.depth;
  if (!pace.move_time && !pace.game_time && !pace.nodes && !pace.depth)
    throw BadInput("a match needs a limit: --movetime, --gametime, --nodes or --depth");
  return pace;
}

// "proximity-minimax python-pace=true": an agent's id, then its options.
std::unique_ptr<match::Player> make_player(const MatchOptions& options, std::size_t index,
                                           const Clock& clock) {
  if (index >= options.agents.size())
    return make_external_player(options.engines[index - options.agents.size()], clock);
  const auto& text = options.agents[index];
  const auto end = text.find(' ');
  return match::make_agent_player(text.substr(0, end), end == std::string::npos ? "" : text.substr(end + 1),
                                  clock);
}

// Asks each agent for one move, so that a wrong name or option is told before anything is played.
void check_agents(const MatchOptions& options, const Clock& clock) {
  const auto position = value_or_throw(rules::start(options.game, ""));
  for (std::size_t i = 0; i < options.agents.size(); ++i) {
    const auto player = make_player(options, i, clock);
    player->new_game(options.game, 1);
    Limits limits;
    limits.nodes = 1;
    value_or_throw(player->choose(position, limits));
  }
}

std::vector<std::string> names_of(const MatchOptions& options) {
  std::vector<std::string> names = options.agents;
  names.insert(names.end(), options.engines.begin(), options.engines.end());
  return names;
}

std::string describe(const MatchOptions& options) {
  return json{{"game", options.game},        {"setups", options.setups},    {"games", options.games},
              {"seed", options.seed},        {"movetime", options.move_ms}, {"gametime", options.game_ms},
              {"nodes", options.nodes},      {"depth", options.depth},      {"protocol", options.protocol},
              {"players", names_of(options)}}
      .dump();
}

// "2/5": of every five starts the second; both games of a start stay together.
bool in_shard(const std::string& shard, const match::Fixture& fixture) {
  if (shard.empty()) return true;
  const auto parts = split(shard, '/');
  const auto part = parse_number<unsigned>(parts.front());
  const auto of = parse_number<unsigned>(parts.back());
  if (parts.size() != 2 || !part || !of || *part < 1 || *part > *of)
    throw BadInput("a shard is like 2/5, not " + arena::quoted(shard));
  return static_cast<unsigned>(fixture.number / 2) % *of == *part - 1;
}

// Keeps the games played, on disk too if asked for.
class Score {
 public:
  Score(const MatchOptions& options)
      : options_(options), description_(describe(options)), players_(names_of(options)) {
    if (!options.records.empty()) std::filesystem::create_directories(options.records);
    if (options.log.empty()) return;
    if (std::ifstream in(options.log); in && in.peek() != std::ifstream::traits_type::eof()) {
      auto log = value_or_throw(match::read_log(in));
      if (log.description != json::parse(description_).dump())
        throw BadInput("the log " + options.log + " is of another match");
      games_ = std::move(log.games);
    }
    // Written anew, so that a line cut off by a stop does not stay.
    file_.open(options.log, std::ios::trunc);
    file_ << match::header_line(description_, players_) << '\n';
    for (const auto& game : games_) file_ << match::game_line(game) << '\n';
    file_.flush();
    if (!file_) throw BadInput("the log " + options.log + " cannot be written");
  }

  [[nodiscard]] bool has(int number) const {
    return std::any_of(games_.begin(), games_.end(),
                       [&](const auto& game) { return game.fixture.number == number; });
  }

  void add(const match::GameResult& game) {
    const std::lock_guard lock(mutex_);
    games_.push_back(game);
    if (file_.is_open()) file_ << match::game_line(game) << std::endl;
    if (!options_.records.empty()) write_record(game);
  }

  [[nodiscard]] match::Log log() const {
    const std::lock_guard lock(mutex_);
    return {description_, players_, games_};
  }

 private:
  void write_record(const match::GameResult& game) const {
    const std::array<std::string, 2> names{players_[static_cast<std::size_t>(game.fixture.first)],
                                           players_[static_cast<std::size_t>(game.fixture.second)]};
    const auto path =
        std::filesystem::path(options_.records) / ("game-" + std::to_string(game.fixture.number) + ".txt");
    std::ofstream(path) << to_text(match::as_record(options_.game, game, names));
  }

  const MatchOptions& options_;
  std::string description_;
  std::vector<std::string> players_;
  std::vector<match::GameResult> games_;
  std::ofstream file_;
  mutable std::mutex mutex_;
};

std::optional<match::Sprt> sprt_of(const MatchOptions& options) {
  if (options.sprt.empty()) return std::nullopt;
  return match::Sprt{options.sprt[0], options.sprt[1]};
}

void print(const match::Log& log, const MatchOptions& options) {
  if (options.as_json)
    std::cout << match::as_json(log, sprt_of(options)).dump(2) << '\n';
  else
    std::cout << match::as_text(log, sprt_of(options));
}

void run_match(const MatchOptions& options) {
  const SteadyClock clock;
  const match::Pace pace = pace_of(options);
  const int players = static_cast<int>(names_of(options).size());
  if (players < 2) throw BadInput("a match needs two players at least: --agent or --engine");
  check_agents(options, clock);
  const auto list =
      value_or_throw(match::fixtures({options.game, players, options.games, options.setups, options.seed}));
  Score score(options);
  std::vector<match::Fixture> due;
  for (const auto& fixture : list)
    if (in_shard(options.shard, fixture) && !score.has(fixture.number)) due.push_back(fixture);
  const auto protocol = options.protocol == "course" ? match::Protocol::course : match::Protocol::fair;
  const auto sprt = sprt_of(options);
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> decided = false;
  const auto work = [&] {
    std::vector<std::unique_ptr<match::Player>> own;
    own.reserve(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i) own.push_back(make_player(options, static_cast<std::size_t>(i), clock));
    for (std::size_t i = next++; i < due.size() && !decided; i = next++) {
      const auto& fixture = due[i];
      score.add(match::play_game(options.game, fixture,
                                 {own[static_cast<std::size_t>(fixture.first)].get(),
                                  own[static_cast<std::size_t>(fixture.second)].get()},
                                 pace, protocol, clock));
      if (sprt && players == 2)
        decided = sprt->verdict(match::standing(score.log(), 0).tally) != match::Sprt::Verdict::undecided;
    }
  };
  std::vector<std::thread> jobs;
  for (int i = 1; i < options.jobs; ++i) jobs.emplace_back(work);
  work();
  for (auto& job : jobs) job.join();
  print(score.log(), options);
}

void merge_logs(const std::vector<std::string>& files, const MatchOptions& options) {
  std::vector<match::Log> logs;
  for (const auto& file : files) {
    std::ifstream in(file);
    if (!in) throw BadInput("the log " + file + " cannot be read");
    logs.push_back(value_or_throw(match::read_log(in)));
  }
  print(value_or_throw(match::merge(logs)), options);
}

}  // namespace

void add_match_commands(CLI::App& app) {
  auto options = std::make_shared<MatchOptions>();
  auto* match =
      app.add_subcommand("match", "Play agents or engines against each other and say what the result proves");
  match->add_option("--game", options->game, "which game")->capture_default_str();
  match
      ->add_option("--agent", options->agents,
                   "an agent and its options: \"proximity-minimax python-pace=true\"")
      ->take_all();
  match->add_option("--engine", options->engines, "a command that speaks UGI")->take_all();
  match
      ->add_option("--setup", options->setups, "starts: \"size=6..12 rules=2023\"; several are taken in turn")
      ->take_all();
  match->add_option("--games", options->games, "games of each pair of players; every start with both sides")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  match->add_option("--seed", options->seed, "seed of the first start")->capture_default_str();
  match->add_option("--movetime", options->move_ms, "milliseconds a move")->check(CLI::Range(1.0, 1e7));
  match->add_option("--gametime", options->game_ms, "milliseconds a player and game")
      ->check(CLI::Range(1.0, 1e9));
  match->add_option("--nodes", options->nodes, "nodes a move");
  match->add_option("--depth", options->depth, "depth of search")->check(CLI::Range(1, 1000));
  match->add_option("--jobs", options->jobs, "games at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  match
      ->add_option("--protocol", options->protocol,
                   "fair, or course: bad turns become the course's random walk")
      ->check(CLI::IsMember({"fair", "course"}))
      ->capture_default_str();
  match->add_option("--sprt", options->sprt, "stop when decided between ELO0 and ELO1 (two players)")
      ->expected(2);
  match->add_option("--log", options->log,
                    "keep the games here; the same command goes on where it was stopped");
  match->add_option("--records", options->records, "folder for a record of every game");
  match->add_option("--shard", options->shard, "play part i of n only: i/n");
  match->add_flag("--json", options->as_json, "print the table as JSON");
  match->callback([options] { run_match(*options); });

  auto merge_options = std::make_shared<MatchOptions>();
  auto files = std::make_shared<std::vector<std::string>>();
  auto* merge = app.add_subcommand("match-merge", "Make one table from the logs of a match's shards");
  merge->add_option("FILES", *files, "logs")->required();
  merge->add_option("--sprt", merge_options->sprt, "test between ELO0 and ELO1 (two players)")->expected(2);
  merge->add_flag("--json", merge_options->as_json, "print the table as JSON");
  merge->callback([files, merge_options] { merge_logs(*files, *merge_options); });
}

}  // namespace arena::cli
