#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/app.hpp"
#include "cli/board.hpp"
#include "cli/files.hpp"
#include "cli/svg.hpp"
#include "engine/rules.hpp"

namespace arena::cli {
namespace {

struct ShowOptions {
  std::string game = rules::games().front();
  std::optional<std::string> fen;
  std::string setup;
  std::string record;
  std::optional<int> ply;
  std::string svg;
  BoardOptions board;
};

// A position, and the one before it where the last move is known.
struct Shown {
  std::string game;
  std::string position;
  std::string before;
};

Shown shown_of(const ShowOptions& options) {
  if (options.record.empty())
    return {options.game,
            options.fen ? *options.fen : value_or_throw(rules::start(options.game, options.setup)), ""};
  const auto record = value_or_throw(parse_record(read_file(options.record)));
  const auto game = std::string(record.header("Game"));
  const auto positions = positions_of(record, options.board.style());
  const int last = static_cast<int>(positions.size()) - 1;
  const int ply = options.ply.value_or(last);
  if (ply > last)
    throw BadInput("the record has " + std::to_string(last) + " plies, so there is no ply " +
                   std::to_string(ply));
  const auto at = static_cast<std::size_t>(ply);
  return {game, positions[at], at == 0 ? "" : positions[at - 1]};
}

void show(const ShowOptions& options) {
  const Shown shown = shown_of(options);
  const BoardStyle style = options.board.style();
  if (options.svg.empty()) {
    std::cout << show_position(shown.game, shown.position, style, shown.before);
    return;
  }
  const auto picture = value_or_throw(rules::picture(shown.game, shown.position));
  const std::string text = to_svg(picture, shown.game + " " + shown.position);
  if (options.svg == "-") {
    std::cout << text;
    return;
  }
  WholeFile file(options.svg);
  file.out() << text;
  file.commit();
}

}  // namespace

void add_show_command(CLI::App& app) {
  auto* command =
      add_command(app, "show", "Draw a board: a position, a start or a record at a ply", group::look,
                  {"--setup \"size=6 seed=3\"", "game.txt --ply 2", other_game() + " --svg board.svg"});
  auto options = std::make_shared<ShowOptions>();
  add_game_option(*command, options->game)->capture_default_str();
  auto* fen = command->add_option("--fen", options->fen, "the position; default: the game's usual start")
                  ->type_name("POSITION");
  auto* setup =
      command->add_option("--setup", options->setup, "the start position of a setup, such as \"seed=42\"")
          ->type_name("SETUP");
  auto* record = command->add_option("RECORD", options->record, "a game record; - for standard input");
  fen->excludes(setup)->excludes(record);
  setup->excludes(record);
  command
      ->add_option("--ply", options->ply, "show the record after this many moves; by default after the last")
      ->needs(record)
      ->check(CLI::Range(0, 10'000));
  command
      ->add_option("--svg", options->svg,
                   "write a picture as on the page to this file; - for standard output")
      ->type_name("FILE");
  add_board_options(*command, options->board);
  command->callback([options] { show(*options); });
}

}  // namespace arena::cli
