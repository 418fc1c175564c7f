#include "cli/app.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

namespace arena::cli {
namespace {

// CLI11's messages may run over several lines; one sentence is promised.
std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

ExitCode fail(ExitCode code, const std::string& sentence) {
  if (!sentence.empty()) std::cerr << "arena: " << first_line(sentence) << '\n';
  return code;
}

// Runs the command that the arguments name.
ExitCode dispatch(int argc, const char* const* argv) {
  CLI::App app{"Two-Second Arena: rules, agents and matches of two-second board games", "arena"};
  app.set_version_flag("--version", "arena " ARENA_VERSION);
  app.require_subcommand(1);
  add_rules_commands(app);
  add_ugi_command(app);
  add_match_commands(app);
  add_study_commands(app);
  add_tune_command(app);
  try {
    app.parse(argc, argv);
    return ExitCode::done;
  } catch (const CLI::Success& asked) {  // --help and --version
    app.exit(asked);
    return ExitCode::done;
  } catch (const CLI::ParseError& error) {
    return fail(ExitCode::wrong_use, error.what());
  } catch (const Failure& failure) {
    return fail(failure.code(), failure.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitCode::machine_fault, "there is not enough memory");
  } catch (const std::exception& error) {
    return fail(ExitCode::machine_fault, error.what());
  }
}

}  // namespace

ExitCode run(int argc, const char* const* argv) {
  const ExitCode code = dispatch(argc, argv);
  if (!std::cout.flush())
    return fail(ExitCode::machine_fault, "the answer cannot be written to standard output");
  return code;
}

}  // namespace arena::cli
