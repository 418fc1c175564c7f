#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>

#include "cli/app.hpp"
#include "cli/files.hpp"
#include "cli/match_files.hpp"
#include "cli/positions_file.hpp"

// Puts the parts of a job together that several processes or machines have done.
namespace arena::cli {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  std::string out;
  TableOptions table;
};

void merge_logs(const MergeOptions& options) {
  std::optional<match::LogHeader> header;
  std::optional<match::Standings> standings;
  std::optional<WholeFile> out;
  if (!options.out.empty()) out.emplace(options.out);
  read_logs(
      options.files,
      [&](const match::LogHeader& read) {
        header = read;
        standings.emplace(static_cast<int>(read.players.size()), sprt_of(options.table, read.players.size()));
        if (out) out->out() << match::header_line(read) << '\n';
      },
      [&](const match::GameResult& game) {
        if (standings->has(game.fixture.number)) return;
        standings->add(game);
        if (out) out->out() << match::game_line(game) << '\n';
      });
  if (out) out->commit();
  print_table(*header, *standings, options.table);
}

void merge(const MergeOptions& options) {
  std::ifstream first(options.files.front());
  if (!first) throw BadInput("the file " + options.files.front() + " cannot be read");
  if (first.peek() != PositionsFile::mark) return merge_logs(options);
  if (options.out.empty()) throw BadInput("positions are merged into a file: --out FILE");
  const auto [games, positions] = merge_positions(options.files, options.out);
  std::cout << positions << " positions of " << games << " games\n";
}

}  // namespace

void add_merge_command(CLI::App& app) {
  auto options = std::make_shared<MergeOptions>();
  auto* command = add_command(app, "merge",
                              "Put together the logs of a match or the positions of a tuning from its shards",
                              group::match, {"match.log", "match.log --json", "match.log --out whole.log"});
  command->add_option("FILES", options->files, "logs of one match, or files of positions")->required();
  command->add_option("--out", options->out, "file for all games or positions")->type_name("FILE");
  add_table_options(*command, options->table);
  command->callback([options] { merge(*options); });
}

}  // namespace arena::cli
