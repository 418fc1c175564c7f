#include "cli/app.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "cli/describe.hpp"
#include "cli/suggest.hpp"
#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

// Messages of CLI11 may have several lines; an error of ours is one sentence.
std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

ExitCode fail(ExitCode code, const std::string& sentence) {
  if (!sentence.empty()) std::cerr << "arena: " << first_line(sentence) << '\n';
  return code;
}

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

// The sentence for an unknown command.
std::string unknown_command(const CLI::App& app, const std::string& word) {
  const auto known = commands_of(app);
  return "there is no command " + arena::quoted(word) + did_you_mean(word, known);
}

// The sentence for arguments that a command, or the program itself, does not take.
std::string unexpected(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  const CLI::App& command = chosen.empty() ? app : *chosen.front();
  const auto words = command.remaining(true);
  const auto option =
      std::find_if(words.begin(), words.end(), [](const auto& word) { return word.starts_with("-"); });
  if (option != words.end()) {
    std::vector<std::string> names;
    for (const auto* known : command.get_options())
      names.insert(names.end(), known->get_lnames().begin(), known->get_lnames().end());
    const auto meant =
        nearest(option->substr(std::min(option->find_first_not_of('-'), option->size())), names);
    return command.get_name() + " has no option " + arena::quoted(*option) +
           (meant.empty() ? "" : "; did you mean --" + meant + "?");
  }
  return command.get_name() + " takes no argument " + arena::quoted(words.empty() ? "" : words.front());
}

// Parses the arguments and runs their command.
ExitCode dispatch(int argc, const char* const* argv) {
  CLI::App app{"Two-Second Arena: rules, agents and matches of two-second board games", "arena"};
  app.set_version_flag("--version", "arena " ARENA_VERSION);
  app.require_subcommand(0, 1);
  app.formatter(std::make_shared<HelpFormatter>());
  add_play_command(app);
  add_show_command(app);
  add_rules_commands(app);
  add_study_commands(app);
  add_review_command(app);
  add_match_command(app);
  add_merge_command(app);
  add_agents_command(app);
  add_ugi_command(app);
  add_count_commands(app);
  add_tune_command(app);
  add_describe_commands(app);
  if (argc < 2) {
    std::cout << app.help();
    return ExitCode::done;
  }
  const std::string first = argv[1];
  const auto known = commands_of(app);
  if (!first.starts_with("-") && std::find(known.begin(), known.end(), first) == known.end())
    return fail(ExitCode::wrong_use, unknown_command(app, first));
  try {
    app.parse(argc, argv);
    return ExitCode::done;
  } catch (const CLI::Success& asked) {  // --help and --version
    app.exit(asked);
    return ExitCode::done;
  } catch (const CLI::ExtrasError&) {
    return fail(ExitCode::wrong_use, unexpected(app));
  } catch (const CLI::ParseError& error) {
    return fail(ExitCode::wrong_use, error.what());
  } catch (const Failure& failure) {
    const ExitCode code = fail(failure.code(), failure.what());
    std::cerr << failure.detail();
    return code;
  } catch (const std::bad_alloc&) {
    return fail(ExitCode::machine_fault, "there is not enough memory");
  } catch (const std::exception& error) {
    return fail(ExitCode::machine_fault, error.what());
  }
}

}  // namespace

CLI::Option* add_game_option(CLI::App& command, std::string& game) {
  return command.add_option("--game", game, "which game")
      ->type_name("GAME")
      ->check([](const std::string& name) {
        const auto known = rules::games();
        if (std::find(known.begin(), known.end(), name) != known.end()) return std::string();
        return "no game is named " + arena::quoted(name) + did_you_mean(name, known);
      });
}

void add_progress_options(CLI::App& command, ProgressOptions& options) {
  command.add_flag("--progress", options.asked_for,
                   "print the progress to standard error even if that is not a terminal");
  command
      .add_option("--progress-log", options.file,
                  "append the progress to this file as well, a line every two seconds, for tail -f")
      ->type_name("FILE");
}

CLI::Option* add_nodes_option(CLI::App& command, std::uint64_t& nodes, const std::string& help) {
  constexpr std::uint64_t max = std::uint64_t{1} << 53;
  return command.add_option("--nodes", nodes, help)->check([](const std::string& text) {
    const auto number = parse_number<std::uint64_t>(text);
    return number && *number >= 1 && *number <= max ? std::string()
                                                    : arena::quoted(text) + " is not a number of nodes";
  });
}

std::function<std::string(const std::string&)> number_between(double min, double max) {
  return [min, max](const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (!text.empty() && *end == '\0' && number >= min && number <= max) return std::string();
    std::ostringstream range;
    range << " is not a number from " << min << " to " << max;
    return arena::quoted(text) + range.str();
  };
}

void require_agent(const std::string& game, const std::string& agent) {
  std::vector<std::string> known;
  for (const auto& info : value_or_throw(agents(game))) known.push_back(info.id);
  if (std::find(known.begin(), known.end(), agent) == known.end())
    throw BadInput("no agent of " + game + " is named " + arena::quoted(agent) + did_you_mean(agent, known));
}

std::string other_game() {
  return "--game " + rules::games().back();
}

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& summary, const char* group,
                      const std::vector<std::string>& examples) {
  auto* command = app.add_subcommand(name, summary)->group(group);
  std::string footer = "Examples:";
  for (const auto& example : examples)
    footer.append("\n  arena ").append(name).append(example.empty() ? "" : " ").append(example);
  command->footer(footer);
  return command;
}

ExitCode run(int argc, const char* const* argv) {
  const ExitCode code = dispatch(argc, argv);
  if (!std::cout.flush())
    return fail(ExitCode::machine_fault, "the answer cannot be written to standard output");
  return code;
}

}  // namespace arena::cli
