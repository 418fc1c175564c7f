#include "cli/app.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

namespace arena::cli {
namespace {

constexpr int bad_input = 2;

// CLI11's messages may run over several lines; one sentence is promised.
std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

}  // namespace

int run(int argc, const char* const* argv) {
  CLI::App app{"Two-Second Arena: rules, agents and matches of two-second board games", "arena"};
  app.set_version_flag("--version", "arena 0.1.0");
  app.require_subcommand(1);
  add_rules_commands(app);
  add_ugi_command(app);
  add_match_commands(app);
  add_study_commands(app);
  add_tune_command(app);
  try {
    app.parse(argc, argv);
    return 0;
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    std::cerr << "arena: " << first_line(error.what()) << '\n';
  } catch (const BadInput& error) {
    std::cerr << "arena: " << error.what() << '\n';
  }
  return bad_input;
}

}  // namespace arena::cli
