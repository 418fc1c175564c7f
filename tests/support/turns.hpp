#pragma once
#include <catch2/catch_all.hpp>

#include "agents/list.hpp"

namespace arena::test {

// Makes an agent by its id and options and starts a new game.
template <Game G>
[[nodiscard]] std::unique_ptr<Agent<G>> make_agent(std::string_view agent, std::string_view options = "") {
  for (const auto& entry : agents_of<G>())
    if (entry.id == agent) {
      auto player = entry.make(parse_options(entry.options, options).value(), Resources{});
      player->new_game(1);
      return player;
    }
  FAIL("no such agent");
  return {};
}

template <Game G>
struct Turn {
  std::string move;
  std::uint64_t nodes = 0;
  SearchInfo<G> info;  // the last report of the search
};

// One turn of an agent within its limits.
template <Game G>
Turn<G> take_turn(Agent<G>& player, const typename G::Position& pos, const Limits& limits) {
  const SteadyClock clock;
  Budget budget(limits, clock);
  Turn<G> turn;
  const auto decision = player.choose(pos, budget, [&](const auto& info) { turn.info = info; });
  turn.move = G::to_text(pos, decision.move);
  turn.nodes = budget.nodes();
  return turn;
}
template <Game G>
Turn<G> take_turn(Agent<G>& player, const typename G::Position& pos, std::uint64_t nodes = 100000) {
  return take_turn<G>(player, pos, Limits{nodes, {}, {}, {}});
}

}  // namespace arena::test
