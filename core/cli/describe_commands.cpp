#include <iostream>
#include <memory>

#include "cli/app.hpp"
#include "cli/describe.hpp"

// Completions and the manual page; the build makes them with these commands and installs them.
namespace arena::cli {

void add_describe_commands(CLI::App& app) {
  auto* complete = add_command(app, "completions", "Print the completions for a shell", group::develop,
                               {"bash > arena.bash", "fish"});
  auto shell = std::make_shared<std::string>();
  complete->add_option("SHELL", *shell, "the shell")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  complete->callback([&app, shell] { std::cout << completions(describe(app), *shell); });

  auto* man =
      add_command(app, "manual", "Print the manual page", group::develop, {"> arena.1", "| head -n 3"});
  man->callback([&app] { std::cout << manual(describe(app)); });
}

}  // namespace arena::cli
