#pragma once
#include "agents/tunable.hpp"
#include "tune/samples.hpp"

namespace arena::tune {

struct SelfPlay {
  int games = 1000;
  std::uint64_t nodes = 2000;  // a move
  std::uint64_t seed = 1;      // every game has the next
  std::string setup;           // of every game; its seed is the game's
  int random_plies = 4;        // after the opening, so that lopsided positions are seen too
};

// Games of the tunable agent against itself. Every position after the random plies is a sample. A game is
// broken off when the agent has proven its result.
template <Game G>
[[nodiscard]] Expected<Samples> play_games(const Tunable<G>& tunable, const SelfPlay& plan) {
  const SteadyClock clock;
  Samples samples;
  samples.terms = tunable.names.size();
  const auto agent = tunable.make(tunable.weights, Resources{});
  for (int game = 0; game < plan.games; ++game) {
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(game);
    const auto setup = G::parse_setup(plan.setup + " seed=" + std::to_string(seed));
    if (!setup) return setup.error();
    const auto start = G::start(setup.value());
    if (!start) return start.error();
    auto pos = start.value();
    Rng rng(seed);
    agent->new_game(seed);
    std::vector<Side> movers;
    Outcome outcome = G::outcome(pos);
    for (int ply = 0; !outcome.over(); ++ply) {
      typename G::MoveList moves;
      G::legal_moves(pos, moves);
      auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
      const Side mover = G::side_to_move(pos);
      if (ply >= plan.random_plies) {
        movers.push_back(mover);
        samples.values.resize(samples.values.size() + samples.terms);
        tunable.count(pos, std::span(samples.values).last(samples.terms));
        Budget budget({plan.nodes, {}, {}, {}}, clock);
        const Decision<G> decision = agent->choose(pos, budget, {});
        if (decision.score.kind == Score::Kind::win) outcome.kind = win_for(mover);
        if (decision.score.kind == Score::Kind::loss) outcome.kind = win_for(other(mover));
        move = decision.move;
      }
      if (outcome.over()) break;
      G::apply(pos, move);
      outcome = G::outcome(pos);
    }
    for (const Side mover : movers)
      samples.results.push_back(outcome.kind == Outcome::Kind::draw ? 0.5
                                : outcome.kind == win_for(mover)    ? 1.0
                                                                    : 0.0);
  }
  return samples;
}

}  // namespace arena::tune
