#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>

#include "cli/app.hpp"
#include "cli/board.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/study.hpp"
#include "engine/engine.hpp"
#include "engine/rules.hpp"

// Commands for studying a position: proofs of its result, and an agent's analysis of its moves.
namespace arena::cli {
namespace {

using nlohmann::json;

struct StudyOptions {
  std::string game = rules::games().front();
  std::optional<std::string> fen;
  std::string agent = "champion";
  int lines = 5;
  std::uint64_t nodes = 0;
  double movetime = 0;
  int hash_mb = 64;
  bool as_json = false;
  bool show = false;
  ProgressOptions progress;
  BoardOptions board;

  [[nodiscard]] std::string position() const { return fen ? *fen : value_or_throw(rules::start(game, "")); }
};

std::shared_ptr<StudyOptions> add_study(CLI::App& command) {
  auto options = std::make_shared<StudyOptions>();
  add_game_option(command, options->game)->capture_default_str();
  command.add_option("--fen", options->fen, "the position; default: the game's usual start")
      ->type_name("POSITION");
  add_nodes_option(command, options->nodes, "maximum number of positions to search");
  command.add_option("--movetime", options->movetime, "maximum time in milliseconds")
      ->type_name("MS")
      ->check(number_between(1.0, 1e8));
  command.add_option("--hash", options->hash_mb, "size of the hash table in megabytes")
      ->type_name("MB")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command.add_flag("--json", options->as_json, "answer in JSON");
  add_progress_options(command, options->progress);
  return options;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

json or_null(const std::optional<int>& number) {
  return number ? json(*number) : json();
}

void print_solution(const StudyOptions& options) {
  const SteadyClock clock;
  const std::string position = options.position();
  const Limits limits = study_limits(options.nodes, options.movetime, 10'000);
  watch_for_interrupts();
  const auto solved = [&] {
    const Duration begin = clock.now();
    const Ticker ticker(options.progress, clock,
                        [&] { return "solving, " + time_so_far(clock.now() - begin, limits); });
    return value_or_throw(solve(options.game, position, limits, options.hash_mb, clock, interrupt_flag()));
  }();
  if (options.as_json) {
    std::cout << json{{"fen", position},
                      {"verdict", verdict(solved)},
                      {"least", or_null(solved.min)},
                      {"most", or_null(solved.max)},
                      {"line", solved.line},
                      {"nodes", solved.nodes}}
              << '\n';
  } else {
    std::cout << verdict(solved) << '\n';
    if (!solved.line.empty()) std::cout << "line  " << joined(solved.line) << '\n';
    std::cout << "nodes " << solved.nodes << '\n';
  }
  if (!solved.min || solved.min != solved.max) throw NotProven();
}

void print_analysis(const StudyOptions& options) {
  require_agent(options.game, options.agent);
  ThinkRequest request;
  request.game = options.game;
  request.position = options.position();
  request.agent = {.id = options.agent, .options = "", .resources = {options.hash_mb, options.lines}};
  request.limits = study_limits(options.nodes, options.movetime, 2'000);
  request.limits.early = false;
  std::map<int, Thought> best;
  const SteadyClock clock;
  Engine engine(clock);
  const auto set_up = [&](const std::optional<Error>& fault) {
    if (fault) throw BadInput(fault->message);
  };
  set_up(engine.set_game(request.game));
  set_up(engine.set_position(request.position));
  set_up(engine.set_agent(request.agent));
  watch_for_interrupts();
  std::mutex mutex;
  std::string best_so_far;
  const auto answer = [&] {
    const Duration begin = clock.now();
    const Ticker ticker(options.progress, clock, [&] {
      const std::lock_guard lock(mutex);
      return time_so_far(clock.now() - begin, request.limits) + best_so_far;
    });
    const auto listen = [&](const Thought& thought) {
      best[thought.rank] = thought;
      if (thought.rank != 1) return;
      const std::lock_guard lock(mutex);
      best_so_far = ", depth " + std::to_string(thought.depth) + ", " + as_words(thought.score) + " " +
                    (thought.line.empty() ? "" : thought.line.front());
    };
    return value_or_throw(engine.go(request.limits, listen, interrupt_flag()));
  }();
  if (options.as_json) {
    json lines = json::array();
    for (const auto& [rank, thought] : best)
      lines.push_back({{"rank", rank},
                       {"score", as_words(thought.score)},
                       {"depth", thought.depth},
                       {"line", thought.line}});
    std::cout << json{{"fen", request.position},
                      {"move", answer.move},
                      {"lines", lines},
                      {"nodes", answer.nodes}}
              << '\n';
    return;
  }
  if (options.show) std::cout << show_position(options.game, request.position, options.board.style()) << '\n';
  std::cout << "rank  score       depth  line\n";
  for (const auto& [rank, thought] : best)
    std::cout << std::left << std::setw(6) << rank << std::setw(12) << as_words(thought.score) << std::setw(7)
              << thought.depth << joined(thought.line) << '\n';
  std::cout << "plays " << answer.move << " after " << answer.nodes << " nodes\n";
  if (interrupted()) throw NotProven();
}

}  // namespace

void add_study_commands(CLI::App& app) {
  auto* solve_command = add_command(app, "solve", "Prove the result of a position, its margin and a line",
                                    group::study, {"--nodes 100000", "--movetime 500 --json"});
  solve_command->callback([options = add_study(*solve_command)] { print_solution(*options); });

  auto* analyze =
      add_command(app, "analyze", "Print an agent's best moves with their scores and lines", group::study,
                  {"--movetime 200 --lines 3", other_game() + " --movetime 200 --json"});
  const auto options = add_study(*analyze);
  analyze->add_option("--agent", options->agent, "an agent that searches")
      ->type_name("AGENT")
      ->capture_default_str();
  analyze->add_option("--lines", options->lines, "number of moves")
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  analyze->add_flag("--show", options->show, "draw the board above the moves")
      ->excludes(analyze->get_option("--json"));
  add_board_options(*analyze, options->board);
  analyze->callback([options] { print_analysis(*options); });
}

}  // namespace arena::cli
