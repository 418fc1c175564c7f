// Asks an agent for a move and plays it.
#include <iostream>

#include "engine/rules.hpp"
#include "engine/session.hpp"

int main() {
  arena::ThinkRequest request;
  request.game = "colosseum";
  request.agent = "champion";
  request.position = arena::rules::start(request.game, "size=6 seed=1").value();
  request.limits.nodes = 2000;
  const arena::SteadyClock clock;
  arena::Session session;
  const auto answer = session.think(request, clock, {});
  if (!answer) return 1;
  const auto next = arena::rules::play(request.game, request.position, answer->move);
  if (!next) return 1;
  std::cout << answer->move << ' ' << *next << '\n';
}
