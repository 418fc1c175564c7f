#pragma once
#include <cmath>

#include "agents/tunable.hpp"
#include "tune/samples.hpp"

namespace arena::tune {

// Nodes per move; and those of a second search of every position, whose score counts instead of that of the
// search for the move, 0 for none.
struct Strength {
  std::uint64_t nodes = 2000;
  std::uint64_t look = 0;
};

struct SelfPlay {
  int games = 1000;
  std::vector<Strength> strengths{{}};  // each for a round of the setups, in turn
  std::uint64_t seed = 1;               // each game takes the next seed
  std::vector<std::string> setups{""};  // used in turn, with the seed of the game
  int random_plies = 4;                 // after the opening, so that unbalanced positions occur too
  int mixed_plies = 0;  // then a random number of plies, at most this, of which every second is random
};

// A position with its ply in the game, the result of the game (1, 0.5 or 0) and the search's score, both for
// the side to move, and the nodes of that search.
template <Game G>
struct Played {
  typename G::Position pos;
  int ply;
  double result;
  Score score;
  std::uint64_t nodes;
};

// The chance of winning that corresponds to a score; `logit` is Tunable::logit. Returns nothing if `logit` is
// unknown (0).
[[nodiscard]] inline std::optional<double> chance_of(const Score& score, int logit) {
  if (logit == 0) return std::nullopt;
  if (score.kind == Score::Kind::win) return 1.0;
  if (score.kind == Score::Kind::loss) return 0.0;
  if (score.kind == Score::Kind::draw) return 0.5;
  return 1.0 / (1.0 + std::exp(-static_cast<double>(score.value) / logit));
}

// Plays a game of the tunable agent against itself and returns every position that it searched. Stops when
// a search has proven the result. `observer` makes the second searches.
template <Game G>
[[nodiscard]] std::vector<Played<G>> play_game(Agent<G>& agent, Agent<G>& observer, typename G::Position pos,
                                               const SelfPlay& plan, const Strength& strength,
                                               std::uint64_t seed) {
  const SteadyClock clock;
  Rng rng(seed);
  agent.new_game(seed);
  observer.new_game(seed);
  std::vector<Played<G>> played;
  Outcome outcome = G::outcome(pos);
  const int mixed = plan.mixed_plies > 0
                        ? static_cast<int>(uniform(rng, static_cast<std::uint32_t>(plan.mixed_plies) + 1))
                        : 0;
  const auto is_random = [&](int ply) {
    const int later = ply - plan.random_plies;
    return later < 0 || (later < mixed && later % 2 == 1);
  };
  for (int ply = 0; !outcome.over(); ++ply) {
    typename G::MoveList moves;
    G::legal_moves(pos, moves);
    auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    const Side mover = G::side_to_move(pos);
    if (!is_random(ply)) {
      const auto search = [&](Agent<G>& by, std::uint64_t nodes) {
        Budget budget({nodes, {}, {}, {}}, clock);
        return by.choose(pos, budget, {});
      };
      const Decision<G> decision = search(agent, strength.nodes);
      move = decision.move;
      const Score score = strength.look > 0 ? search(observer, strength.look).score : decision.score;
      played.push_back({pos, ply, 0.0, score, strength.look > 0 ? strength.look : strength.nodes});
      if (score.kind == Score::Kind::win) outcome.kind = win_for(mover);
      if (score.kind == Score::Kind::loss) outcome.kind = win_for(other(mover));
      if (score.kind == Score::Kind::draw) outcome.kind = Outcome::Kind::draw;
    }
    if (outcome.over()) break;
    G::apply(pos, move);
    outcome = G::outcome(pos);
  }
  for (auto& at : played)
    at.result = outcome.kind == Outcome::Kind::draw                ? 0.5
                : outcome.kind == win_for(G::side_to_move(at.pos)) ? 1.0
                                                                   : 0.0;
  return played;
}

// Calls take(game, positions) for each game of the plan that is due(game).
template <Game G, class Due, class Take>
[[nodiscard]] Expected<bool> play_games(const Tunable<G>& tunable, const SelfPlay& plan, Due&& due,
                                        Take&& take) {
  const auto agent = tunable.make(tunable.weights, Resources{});
  const auto observer = tunable.make(tunable.weights, Resources{});
  for (int game = 0; game < plan.games; ++game) {
    if (!due(game)) continue;
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(game);
    const auto number = static_cast<std::size_t>(game);
    const auto& setup_text = plan.setups[number % plan.setups.size()];
    const auto& strength = plan.strengths[number / plan.setups.size() % plan.strengths.size()];
    const auto setup = G::parse_setup(setup_text + " seed=" + std::to_string(seed));
    if (!setup) return setup.error();
    const auto start = G::start(setup.value());
    if (!start) return start.error();
    take(game, play_game(*agent, *observer, *start, plan, strength, seed));
  }
  return true;
}

}  // namespace arena::tune
