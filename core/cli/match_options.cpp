#include "cli/match_options.hpp"

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/app.hpp"
#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

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

match::Terms terms_of(const MatchOptions& options) {
  match::Terms terms{pace_of(options)};
  if (options.protocol == "course") terms.protocol = match::Protocol::course;
  terms.adjudication.proven = options.adjudicate_proven;
  if (!options.adjudicate.empty()) {
    terms.adjudication.score = options.adjudicate[0];
    terms.adjudication.plies = options.adjudicate[1];
    if (options.adjudicate[0] < 1 || options.adjudicate[1] < 2)
      throw BadInput("--adjudicate needs a score of at least 1 and at least 2 plies");
  }
  return terms;
}

std::vector<std::string> openings_of(const MatchOptions& options) {
  if (options.openings.empty()) return {};
  std::ifstream in(options.openings);
  if (!in) throw BadInput("the file " + options.openings + " cannot be read");
  return value_or_throw(match::read_openings(options.game, in));
}

// A text that two lists share only if they are equal.
std::string digest(const std::vector<std::string>& texts) {
  std::uint64_t hash = texts.size();
  for (const auto& text : texts)
    for (const char c : text + "\n") hash = mix64(hash ^ static_cast<unsigned char>(c));
  return std::to_string(texts.size()) + " openings, " + std::to_string(hash);
}

match::LogHeader header_of(const MatchOptions& options, const MatchPlan& plan) {
  std::vector<std::string> names;
  for (const auto& player : plan.players) names.push_back(player.name);
  std::vector<std::string> as_given = options.agents;
  as_given.insert(as_given.end(), options.engines.begin(), options.engines.end());
  nlohmann::json description{{"game", options.game},
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
                             {"players", as_given}};
  // Logs of matches without these remain of the same match as before there were these.
  if (!plan.schedule.openings.empty()) description["openings"] = digest(plan.schedule.openings);
  if (options.adjudicate_proven) description["adjudicate_proven"] = true;
  if (!options.adjudicate.empty()) description["adjudicate"] = options.adjudicate;
  return match::make_header(description, names);
}

}  // namespace

void add_table_options(CLI::App& command, TableOptions& options) {
  command.add_option("--sprt", options.sprt, "stop when decided between ELO0 and ELO1 (two players)")
      ->type_name("ELO")
      ->expected(2);
  auto* json = command.add_flag("--json", options.as_json, "print the table as JSON");
  auto* csv = command.add_flag("--csv", options.as_csv, "print the table as CSV, for spreadsheets");
  auto* markdown =
      command.add_flag("--markdown", options.as_markdown, "print the table as Markdown, for reports");
  json->excludes(csv)->excludes(markdown);
  csv->excludes(markdown);
}

std::optional<match::Sprt> sprt_of(const TableOptions& options, std::size_t players) {
  if (options.sprt.empty()) return std::nullopt;
  if (players != 2) throw BadInput("--sprt compares two players, not " + std::to_string(players));
  return value_or_throw(match::make_sprt(options.sprt[0], options.sprt[1]));
}

void print_table(const match::LogHeader& header, const match::Standings& standings,
                 const TableOptions& options) {
  if (options.as_json)
    std::cout << match::as_json(header, standings).dump(2) << '\n';
  else if (options.as_csv)
    std::cout << match::as_csv(header, standings);
  else if (options.as_markdown)
    std::cout << match::as_markdown(header, standings);
  else
    std::cout << match::as_text(header, standings);
  if (standings.test() && standings.test()->verdict != match::Sprt::Verdict::accept_h1) throw NotProven();
}

void add_match_options(CLI::App& command, MatchOptions& options) {
  options.game = rules::games().front();
  add_game_option(command, options.game)->capture_default_str();
  command
      .add_option("--agent", options.agents,
                  "an agent and its options, such as \"champion level=5\"; once for each player")
      ->type_name("AGENT")
      ->take_all();
  command
      .add_option(
          "--engine", options.engines,
          "a command that speaks UGI, or keys: \"cmd=./engine name=mine arg=-x dir=/tmp option.Hash=64\"")
      ->type_name("ENGINE")
      ->take_all();
  auto* setup = command
                    .add_option("--setup", options.setups,
                                "setups, such as \"size=6..12 rules=2023\"; several are used in turn")
                    ->type_name("SETUP")
                    ->take_all();
  command
      .add_option(
          "--openings", options.openings,
          "file of start positions, used in turn: one per line, perhaps with \" moves M...\" after it")
      ->type_name("FILE")
      ->excludes(setup);
  command
      .add_option("--games", options.games,
                  "games per pairing of players; each start is played with both sides")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  command.add_option("--seed", options.seed, "seed of the first start")->capture_default_str();
  command.add_option("--movetime", options.move_ms, "milliseconds per move")
      ->type_name("MS")
      ->check(number_between(1.0, 1e7));
  command.add_option("--gametime", options.game_ms, "milliseconds per player and game")
      ->type_name("MS")
      ->check(number_between(1.0, 1e9));
  command.add_option("--increment", options.increment_ms, "milliseconds that each move adds to --gametime")
      ->type_name("MS")
      ->needs("--gametime")
      ->check(number_between(0.0, 1e7));
  add_nodes_option(command, options.nodes, "nodes per move");
  command.add_option("--depth", options.depth, "search depth in plies")->check(CLI::Range(1, 1000));
  command.add_option("--hash", options.resources.hash_mb, "size of each player's hash table in megabytes")
      ->type_name("MB")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command
      .add_option("--threads", options.resources.threads,
                  "threads per engine, for engines that have the option")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command.add_option("--jobs", options.jobs, "games at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command
      .add_option("--protocol", options.protocol, "fair, or course: bad turns are replaced by random moves")
      ->type_name("RULE")
      ->check(CLI::IsMember({"fair", "course"}))
      ->capture_default_str();
  command.add_flag("--adjudicate-proven", options.adjudicate_proven,
                   "end a game when both players say that they have proven the same result");
  command
      .add_option("--adjudicate", options.adjudicate,
                  "end a game when both see the same side ahead by SCORE hundredths for PLIES plies in a row")
      ->type_name("N")
      ->expected(2);
  add_table_options(command, options.table);
  command
      .add_option("--log", options.log,
                  "save the games in this file; the same command then resumes the match")
      ->type_name("FILE");
  command.add_option("--records", options.records, "folder for the records of all games, a file each")
      ->type_name("FOLDER");
  command.add_option("--record", options.record, "file for the records of all games")->type_name("FILE");
  command.add_option("--shard", options.shard, "play part i of n only: i/n")->type_name("I/N");
  add_progress_options(command, options.progress);
}

MatchPlan plan_of(const MatchOptions& options) {
  MatchPlan plan;
  plan.terms = terms_of(options);
  for (const auto& text : options.agents) plan.players.push_back(agent_player(text));
  for (const auto& text : options.engines) plan.players.push_back(engine_player(text));
  if (plan.players.size() < 2) throw BadInput("a match needs at least two players: --agent or --engine");
  plan.schedule = {options.game,  static_cast<int>(plan.players.size()),
                   options.games, options.setups,
                   options.seed,  openings_of(options)};
  plan.header = header_of(options, plan);
  return plan;
}

bool in_shard(const std::optional<std::string>& shard, std::uint64_t number) {
  if (!shard) return true;
  const auto parts = split(*shard, '/');
  const auto part = parse_number<unsigned>(parts.front());
  const auto of = parse_number<unsigned>(parts.back());
  if (parts.size() != 2 || !part || !of || *part < 1 || *part > *of)
    throw BadInput("a shard is like 2/5, not " + arena::quoted(*shard));
  return number % *of == *part - 1;
}

}  // namespace arena::cli
