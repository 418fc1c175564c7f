#pragma once
#include <stdexcept>

#include "util/expected.hpp"

namespace CLI {
class App;
}

namespace arena::cli {

// Bad input, found by a command: main prints the sentence on standard error and exits with 2.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

template <class T>
T value_or_throw(Expected<T> expected) {
  if (!expected) throw BadInput(expected.error().message);
  return std::move(expected.value());
}

// Each adds its commands to the application; a command's work is done in its callback.
void add_rules_commands(CLI::App& app);
void add_ugi_command(CLI::App& app);
void add_match_commands(CLI::App& app);
void add_study_commands(CLI::App& app);
void add_tune_command(CLI::App& app);

// Runs the whole command line and answers the exit code: 0, or 2 for bad input.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace arena::cli
