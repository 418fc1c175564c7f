#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

// The command line as data, from which help, completions and the manual page are made.
namespace arena::cli {

struct OptionText {
  std::string name;                  // "--games", or "RECORD" for an argument without a name
  std::string value;                 // "N", "FILE"; empty for a flag
  std::string summary;               // with its range and its default
  std::vector<std::string> choices;  // of its value, if they are few
  bool is_argument = false;
};

struct CommandText {
  std::string name;
  std::string summary;
  std::string group;
  std::vector<OptionText> options;
  std::vector<std::string> examples;
};

[[nodiscard]] OptionText describe(const CLI::Option& option);
[[nodiscard]] std::vector<CommandText> describe(const CLI::App& app);

// Prints the options of a command as `describe` says.
class HelpFormatter final : public CLI::Formatter {
 public:
  HelpFormatter();
  std::string make_option_opts(const CLI::Option* option) const override;
  std::string make_option_desc(const CLI::Option* option) const override;
};

// A script for bash, zsh or fish that completes commands, options and their values.
[[nodiscard]] std::string completions(const std::vector<CommandText>& commands, const std::string& shell);

// arena.1, for man.
[[nodiscard]] std::string manual(const std::vector<CommandText>& commands);

}  // namespace arena::cli
