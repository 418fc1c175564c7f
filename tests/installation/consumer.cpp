// Asks an agent for a move and plays it.
#include <iostream>

#include "engine/engine.hpp"
#include "engine/rules.hpp"

int main() {
  const arena::SteadyClock clock;
  arena::Engine engine(clock);
  const auto start = arena::rules::start("colosseum", "size=6 seed=1").value();
  if (engine.set_game("colosseum") || engine.set_position(start) || engine.set_agent({.id = "champion"}))
    return 1;
  arena::Limits limits;
  limits.nodes = 2000;
  const auto answer = engine.go(limits, {});
  if (!answer) return 1;
  const auto next = arena::rules::play("colosseum", start, answer->move);
  if (!next) return 1;
  std::cout << answer->move << ' ' << *next << '\n';
}
