#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/app.hpp"
#include "cli/files.hpp"
#include "cli/play.hpp"
#include "cli/players.hpp"
#include "cli/terminal.hpp"
#include "engine/rules.hpp"

namespace arena::cli {
namespace {

struct PlayOptions {
  std::string game = rules::games().front();
  std::vector<std::string> agents;
  std::vector<std::string> engines;
  int level = 0;
  std::string side = "first";
  bool two_persons = false;
  std::optional<std::string> fen;
  std::string setup;
  std::string record;
  std::string save;
  std::string page = "http://localhost:8000/";  // of web/serve.sh
  double move_ms = 2000;
  BoardOptions board;
};

// "champion level=2": the agent that has levels, at one of them.
std::string levelled_agent(const std::string& game, int level) {
  for (const auto& agent : value_or_throw(agents(game)))
    for (const auto& option : agent.options)
      if (option.name == "level") return agent.id + " level=" + std::to_string(level);
  throw BadInput("no agent of " + game + " has levels");
}

std::vector<PlayerSpec> opponents(const PlayOptions& options, const std::string& game) {
  std::vector<PlayerSpec> specs;
  for (const auto& text : options.agents) specs.push_back(agent_player(text));
  for (const auto& text : options.engines) specs.push_back(engine_player(text));
  if (options.level > 0) specs.push_back(agent_player(levelled_agent(game, options.level)));
  if (specs.empty() && !options.two_persons) specs.push_back(agent_player(levelled_agent(game, 2)));
  if (specs.size() > 2) throw BadInput("a game has two players, not " + std::to_string(specs.size()));
  if (options.two_persons && !specs.empty()) throw BadInput("between two persons no agent plays");
  return specs;
}

// Reads the start, or the record to go on from, into the table.
void set_up(Table& table, const PlayOptions& options) {
  table.game = options.game;
  if (options.record.empty()) {
    table.start = options.fen ? *options.fen : value_or_throw(rules::start(options.game, options.setup));
    table.start = value_or_throw(rules::view(table.game, table.start)).position;
    return;
  }
  const auto record = value_or_throw(parse_record(read_file(options.record)));
  table.start = positions_of(record, table.style).front();
  table.game = record.header("Game");
  for (const auto& move : record.moves) table.moves.push_back(move.text);
}

void play(const PlayOptions& options) {
  const SteadyClock clock;
  const Resources resources;
  Table table{.game = {},
              .start = {},
              .names = {"you", "you"},
              .limits = {{}, {}, from_milliseconds(options.move_ms), {}},
              .page = options.page,
              .style = options.board.style(),
              .echo = !input_is_terminal()};
  set_up(table, options);
  const auto specs = opponents(options, table.game);
  const Complaint complain = [](const std::string& sentence) {
    std::cerr << "arena: " << sentence << std::endl;
  };
  // One opponent sits opposite of the person, two in their order.
  const std::size_t first_seat = specs.size() == 1 && options.side == "first" ? 1 : 0;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    check_player(specs[i], table.game, resources, clock);
    table.names[first_seat + i] = specs[i].name;
    table.players[first_seat + i] = make_player(specs[i], resources, clock, complain);
  }
  if (options.two_persons) table.names = {"first", "second"};
  if (specs.size() < 2) std::cout << "Type a move or help.\n";
  const Record record = play_at(table, std::cin, std::cout, clock);
  if (options.save.empty()) return;
  WholeFile file(options.save);
  file.out() << to_text(record);
  file.commit();
}

}  // namespace

void add_play_command(CLI::App& app) {
  auto* command = add_command(app, "play", "Play against an agent, or watch two of them", group::look,
                              {"--level 3", "--agent greedy --agent random --movetime 20",
                               other_game() + " --agent champion --side second --save mine.txt"});
  auto options = std::make_shared<PlayOptions>();
  add_game_option(*command, options->game)->capture_default_str();
  auto* level =
      command
          ->add_option("--level", options->level, "play against this level, 1 being the weakest; default: 2")
          ->check(CLI::Range(1, 10));
  command
      ->add_option(
          "--agent", options->agents,
          "play against an agent and its options, such as \"champion level=5\"; two agents play each other")
      ->type_name("AGENT")
      ->take_all()
      ->excludes(level);
  command->add_option("--engine", options->engines, "the same with an engine: a command that speaks UGI")
      ->type_name("ENGINE")
      ->take_all()
      ->excludes(level);
  command->add_flag("--two-persons", options->two_persons, "two persons play at this terminal");
  command->add_option("--side", options->side, "your side: first or second")
      ->type_name("SIDE")
      ->check(CLI::IsMember({"first", "second"}))
      ->capture_default_str();
  auto* fen = command->add_option("--fen", options->fen, "begin with this position")->type_name("POSITION");
  auto* setup = command->add_option("--setup", options->setup, "begin with a setup, such as \"seed=42\"")
                    ->type_name("SETUP");
  auto* record = command->add_option("RECORD", options->record, "go on with a saved game");
  fen->excludes(setup)->excludes(record);
  setup->excludes(record);
  command->add_option("--movetime", options->move_ms, "milliseconds that an agent may think about a move")
      ->type_name("MS")
      ->check(number_between(1.0, 1e7))
      ->capture_default_str();
  command->add_option("--save", options->save, "save the game as a record in this file when it ends")
      ->type_name("FILE");
  command->add_option("--page", options->page, "where the page is, for the address of the game")
      ->type_name("ADDRESS")
      ->capture_default_str();
  add_board_options(*command, options->board);
  command->callback([options] { play(*options); });
}

}  // namespace arena::cli
