#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/players.hpp"
#include "cli/progress.hpp"
#include "match/report.hpp"

namespace CLI {
class App;
}

// The options of `arena match`, as the user gave them.
namespace arena::cli {

struct TableOptions {
  std::vector<double> sprt;
  bool as_json = false;
  bool as_csv = false;
  bool as_markdown = false;
};
void add_table_options(CLI::App& command, TableOptions& options);
[[nodiscard]] std::optional<match::Sprt> sprt_of(const TableOptions& options, std::size_t players);
// Prints the table; throws NotProven if a test was asked for and has not passed.
void print_table(const match::LogHeader& header, const match::Standings& standings,
                 const TableOptions& options);

struct MatchOptions {
  std::string game;
  std::vector<std::string> agents;
  std::vector<std::string> engines;
  std::vector<std::string> setups;
  std::string openings;  // a file
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
  bool adjudicate_proven = false;
  std::vector<int> adjudicate;  // score, plies
  TableOptions table;
  std::string log;
  std::string records;  // a folder
  std::string record;   // a file
  std::optional<std::string> shard;
  ProgressOptions progress;
};
void add_match_options(CLI::App& command, MatchOptions& options);

// A match as the engine room wants it, checked.
struct MatchPlan {
  std::vector<PlayerSpec> players;
  match::Terms terms;
  match::Schedule schedule;
  match::LogHeader header;
};
[[nodiscard]] MatchPlan plan_of(const MatchOptions& options);

// "2/5": is this one of the second of five parts?
[[nodiscard]] bool in_shard(const std::optional<std::string>& shard, std::uint64_t number);

}  // namespace arena::cli
