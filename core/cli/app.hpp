#pragma once
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/progress.hpp"
#include "util/clock.hpp"
#include "util/expected.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace arena::cli {

// The exit codes of the process; scripts rely on the numbers.
enum class ExitCode { done = 0, not_proven = 1, wrong_use = 2, machine_fault = 3 };

// Thrown to end a command early: `run` prints the sentence on standard error and returns the code.
// `detail` is printed below it, such as the board that it is about.
class Failure : public std::runtime_error {
 public:
  Failure(ExitCode code, const std::string& sentence, std::string detail = "")
      : std::runtime_error(sentence), code_(code), detail_(std::move(detail)) {}
  [[nodiscard]] ExitCode code() const noexcept { return code_; }
  [[nodiscard]] const std::string& detail() const noexcept { return detail_; }

 private:
  ExitCode code_;
  std::string detail_;
};

// The request of the user is wrong.
class BadInput : public Failure {
 public:
  explicit BadInput(const std::string& sentence, std::string detail = "")
      : Failure(ExitCode::wrong_use, sentence, std::move(detail)) {}
};

// The request is valid, but this machine failed: a full disk, no memory.
class MachineFault : public Failure {
 public:
  explicit MachineFault(const std::string& sentence) : Failure(ExitCode::machine_fault, sentence) {}
};

// The command finished and printed its result, but proved nothing.
class NotProven : public Failure {
 public:
  NotProven() : Failure(ExitCode::not_proven, "") {}
};

template <class T>
T value_or_throw(Expected<T> expected) {
  if (!expected) throw BadInput(expected.error().message);
  return std::move(expected.value());
}

[[nodiscard]] inline Duration from_milliseconds(double ms) {
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double, std::milli>(ms));
}

// The groups in which help lists the commands.
namespace group {
inline constexpr const char* look = "Play and look";
inline constexpr const char* study = "Study a position";
inline constexpr const char* match = "Matches";
inline constexpr const char* engine = "Agents and engines";
inline constexpr const char* develop = "Develop";
}  // namespace group

// Adds --game, which accepts the existing games and suggests the nearest one for a misspelt name.
CLI::Option* add_game_option(CLI::App& command, std::string& game);

// Adds --nodes, a limit. Refuses text that CLI11 would wrap around or truncate to another number.
// --progress and --progress-log.
void add_progress_options(CLI::App& command, ProgressOptions& options);
CLI::Option* add_nodes_option(CLI::App& command, std::uint64_t& nodes, const std::string& help);

// A check for options: a number from min to max. CLI11's own Range accepts "nan".
[[nodiscard]] std::function<std::string(const std::string&)> number_between(double min, double max);

// Throws BadInput, with the nearest name, if the game has no such agent.
void require_agent(const std::string& game, const std::string& agent);

// "--game" with a game other than the default, for examples.
[[nodiscard]] std::string other_game();

// Adds a command with examples, which must work as written.
CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& summary, const char* group,
                      const std::vector<std::string>& examples);

// Each function adds its commands to the application; the callback of a command does its work.
void add_play_command(CLI::App& app);
void add_rules_commands(CLI::App& app);
void add_show_command(CLI::App& app);
void add_agents_command(CLI::App& app);
void add_count_commands(CLI::App& app);
void add_ugi_command(CLI::App& app);
void add_match_command(CLI::App& app);
void add_merge_command(CLI::App& app);
void add_study_commands(CLI::App& app);
void add_review_command(CLI::App& app);
void add_tune_command(CLI::App& app);
void add_describe_commands(CLI::App& app);

// Runs the whole command line.
[[nodiscard]] ExitCode run(int argc, const char* const* argv);

}  // namespace arena::cli
