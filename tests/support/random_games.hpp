#pragma once
#include <vector>

#include "games/game.hpp"
#include "util/rng.hpp"

namespace arena::test {

// Plays a game of random legal moves from a position and calls visit(position, moves) for every position,
// including the last.
template <Game G, class Visit>
void play_random_game(typename G::Position pos, Rng& rng, Visit&& visit) {
  for (;;) {
    typename G::MoveList moves;
    G::legal_moves(pos, moves);
    visit(pos, moves);
    if (moves.empty()) return;
    G::apply(pos, moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))]);
  }
}

// Different start positions: every numeric key of the game's setups, such as seed and size, gets a random
// value.
template <Game G>
std::vector<typename G::Position> some_starts(int count, std::uint64_t seed) {
  std::vector<typename G::Position> starts;
  Rng rng(seed);
  while (static_cast<int>(starts.size()) < count) {
    std::string setup;
    for (const OptionSpec& spec : G::setup_options) {
      setup.append(spec.name).append("=");
      if (spec.kind == OptionSpec::Kind::combo)
        setup += spec.choices.substr(0, spec.choices.find('|'));
      else
        setup += std::to_string(static_cast<std::uint64_t>(spec.min) +
                                rng.next() % static_cast<std::uint64_t>(spec.max - spec.min + 1));
      setup += ' ';
    }
    const auto parsed = G::parse_setup(setup);
    starts.push_back(G::start(parsed.value()).value());
  }
  return starts;
}

}  // namespace arena::test
