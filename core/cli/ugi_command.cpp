#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/app.hpp"
#include "cli/ugi.hpp"

namespace arena::cli {

void add_ugi_command(CLI::App& app) {
  auto* command =
      add_command(app, "ugi", "Speak UGI on standard input and output, for match programs and bridges",
                  group::engine, {"< commands.txt", "< commands.txt | grep bestmove"});
  command->callback([] {
    const SteadyClock clock;
    Ugi ugi([](const std::string& line) { std::cout << line << std::endl; }, clock);
    std::string line;
    while (std::getline(std::cin, line))
      if (!ugi.handle_line(line)) return;
    ugi.finish();
  });
}

}  // namespace arena::cli
