#include <CLI/CLI.hpp>
#include <atomic>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/app.hpp"
#include "cli/board.hpp"
#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/study.hpp"
#include "engine/bench.hpp"
#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "util/clock.hpp"

namespace arena::cli {
namespace {

using nlohmann::json;

// The options that most commands share. CLI11 binds options to variables, so these live as long as the app.
struct Question {
  std::string game = rules::games().front();
  std::optional<std::string> fen;
  int depth = 1;
  bool as_json = false;
  ProgressOptions progress;
};

std::shared_ptr<Question> add_question(CLI::App& command) {
  auto question = std::make_shared<Question>();
  add_game_option(command, question->game)->capture_default_str();
  command.add_flag("--json", question->as_json, "answer in JSON");
  return question;
}

std::shared_ptr<Question> add_position_question(CLI::App& command) {
  auto question = add_question(command);
  command.add_option("--fen", question->fen, "the position; default: the game's usual start")
      ->type_name("POSITION");
  return question;
}

std::string position_of(const Question& question) {
  return question.fen ? *question.fen : value_or_throw(rules::start(question.game, ""));
}

std::string_view result_word(Outcome::Kind kind) {
  switch (kind) {
    case Outcome::Kind::ongoing: return "ongoing";
    case Outcome::Kind::first_wins: return "p1win";
    case Outcome::Kind::second_wins: return "p2win";
    case Outcome::Kind::draw: return "draw";
  }
  return "ongoing";
}

json as_json(const Outcome& outcome) {
  return {{"result", result_word(outcome.kind)}, {"score", outcome.score}};
}

std::string as_line(const Outcome& outcome) {
  return std::string(result_word(outcome.kind)) + " " + std::to_string(outcome.score[0]) + "-" +
         std::to_string(outcome.score[1]);
}

void print_perft(const Question& question) {
  const std::string position = position_of(question);
  const SteadyClock clock;
  std::uint64_t nodes = 0;
  json counts = json::array();
  Duration time{};
  std::atomic<int> counting = 0;
  const Duration start = clock.now();
  const Ticker ticker(question.progress, clock, [&] {
    return "counting depth " + std::to_string(counting) + ", " + time_so_far(clock.now() - start, {});
  });
  for (int depth = 1; depth <= question.depth; ++depth) {
    counting = depth;
    const Duration begin = clock.now();
    nodes = value_or_throw(rules::perft(question.game, position, depth));
    time = clock.now() - begin;
    counts.push_back(nodes);
    if (!question.as_json) std::cout << "depth " << depth << " nodes " << nodes << std::endl;
  }
  const double speed = static_cast<double>(nodes) / std::max(seconds(time), 1e-9);
  if (question.as_json)
    std::cout << json{{"fen", position}, {"perft", counts}, {"leaves_per_second", speed}} << '\n';
  else
    std::cout << "speed " << static_cast<std::uint64_t>(speed) << " leaves per second\n";
}

void print_legal(const Question& question) {
  const auto view = value_or_throw(rules::view(question.game, position_of(question)));
  if (question.as_json) {
    std::cout << json{{"fen", view.position}, {"legal", view.moves}} << '\n';
    return;
  }
  for (const auto& move : view.moves) std::cout << move << '\n';
}

void print_outcome(const Question& question) {
  const auto view = value_or_throw(rules::view(question.game, position_of(question)));
  if (question.as_json)
    std::cout << as_json(view.outcome) << '\n';
  else
    std::cout << as_line(view.outcome) << '\n';
}

struct ReplayOptions {
  std::string file;
  bool as_json = false;
  bool show = false;
  BoardOptions board;
};

// Every position below its move.
void show_game(const Record& record, const BoardStyle& style) {
  const std::string game(record.header("Game"));
  const auto positions = positions_of(record, style);
  for (std::size_t ply = 0; ply < positions.size(); ++ply) {
    if (ply > 0) std::cout << "\n" << ply << ". " << record.moves[ply - 1].text << '\n';
    std::cout << show_position(game, positions[ply], style, ply > 0 ? positions[ply - 1] : "");
  }
}

void print_replay(const ReplayOptions& options) {
  const auto record = value_or_throw(parse_record(read_file(options.file)));
  if (options.show) return show_game(record, options.board.style());
  const auto line = value_or_throw(rules::replay(record));
  if (line.fault) throw BadInput(line.fault->message);
  if (options.as_json)
    std::cout << json{{"positions", line.positions}, {"outcome", as_json(line.outcome)}} << '\n';
  else
    std::cout << line.positions.size() - 1 << " moves\n"
              << line.positions.back() << '\n'
              << as_line(line.outcome) << '\n';
}

void print_setup(const Question& question, const std::string& setup) {
  const auto position = value_or_throw(rules::start(question.game, setup));
  if (question.as_json)
    std::cout << json{{"fen", position}} << '\n';
  else
    std::cout << position << '\n';
}

// The setup keys of all games become options of the command; the chosen game then refuses those that it does
// not have.
void add_setup(CLI::App& app) {
  auto* command = add_command(app, "setup", "Print the start position of a setup", group::look,
                              {"--seed 42", other_game() + " --seed 3"});
  const auto question = add_question(*command);
  auto given = std::make_shared<std::map<std::string, std::string>>();
  for (const auto& game : rules::games())
    for (const auto& spec : rules::setup_defaults(game).value().specs()) {
      const std::string name(spec.name);
      if (!command->get_option_no_throw("--" + name))
        command->add_option_function<std::string>(
            "--" + name, [given, name](const std::string& value) { (*given)[name] = value; },
            std::string(spec.help));
    }
  command->callback([question, given] {
    std::string setup;
    for (const auto& [name, value] : *given) setup.append(name).append("=").append(value).append(" ");
    print_setup(*question, setup);
  });
}

void print_agents(const Question& question) {
  json list = json::array();
  for (const auto& agent : value_or_throw(agents(question.game))) {
    if (!question.as_json) std::cout << agent.id << ": " << agent.summary << '\n';
    json options = json::array();
    for (const auto& spec : agent.options)
      options.push_back({{"name", spec.name},
                         {"kind", name_of(spec.kind)},
                         {"default", spec.default_value},
                         {"help", spec.help}});
    list.push_back({{"id", agent.id}, {"summary", agent.summary}, {"options", options}});
  }
  if (question.as_json) std::cout << list << '\n';
}

}  // namespace

void add_rules_commands(CLI::App& app) {
  auto* legal = add_command(app, "legal", "List the legal moves, sorted, one per line", group::look,
                            {"", other_game() + " --json"});
  const auto legal_question = add_position_question(*legal);
  legal->callback([legal_question] { print_legal(*legal_question); });

  auto* outcome = add_command(app, "outcome", "Print whether the game is over, and the score of each side",
                              group::look, {"", other_game() + " --json"});
  const auto outcome_question = add_position_question(*outcome);
  outcome->callback([outcome_question] { print_outcome(*outcome_question); });

  auto* replay = add_command(app, "replay", "Check a game record and print its last position", group::look,
                             {"game.txt", "game.txt --show", "- --json < game.txt"});
  auto replay_options = std::make_shared<ReplayOptions>();
  replay->add_option("FILE", replay_options->file, "the record; - for standard input")->required();
  auto* json_flag =
      replay->add_flag("--json", replay_options->as_json, "answer in JSON, with every position");
  replay->add_flag("--show", replay_options->show, "draw the board after every move")->excludes(json_flag);
  add_board_options(*replay, replay_options->board);
  replay->callback([replay_options] { print_replay(*replay_options); });

  add_setup(app);
}

void add_agents_command(CLI::App& app) {
  auto* list =
      add_command(app, "agents", "List the agents of a game", group::engine, {other_game(), "--json"});
  const auto agents_question = add_question(*list);
  list->callback([agents_question] { print_agents(*agents_question); });
}

void add_count_commands(CLI::App& app) {
  auto* perft = add_command(app, "perft", "Count move sequences of each length, and the speed of counting",
                            group::develop, {"--depth 2", other_game() + " --depth 2 --json"});
  const auto perft_question = add_position_question(*perft);
  perft->add_option("--depth", perft_question->depth, "longest sequence")
      ->check(CLI::Range(1, 12))
      ->capture_default_str();
  add_progress_options(*perft, perft_question->progress);
  perft->callback([perft_question] { print_perft(*perft_question); });

  auto* signature = add_command(
      app, "bench", "Search fixed positions with every agent: a signature for each, and their total",
      group::develop, {"", "| tail -n 1"});
  signature->callback([] {
    const auto signatures = bench();
    for (const auto& [game, agent, value] : signatures)
      std::cout << game << ' ' << agent << ' ' << value << '\n';
    std::cout << "total " << total(signatures) << '\n';
  });
}

}  // namespace arena::cli
