#pragma once
#include <cmath>

#include "agents/tunable.hpp"
#include "tune/samples.hpp"

namespace arena::tune {

struct SelfPlay {
  int games = 1000;
  std::uint64_t nodes = 2000;           // per move
  std::vector<int> strengths{1};        // factors of `nodes`, each for one round of the setups, in turn
  std::uint64_t seed = 1;               // each game takes the next seed
  std::vector<std::string> setups{""};  // used in turn, with the seed of the game
  int random_plies = 4;                 // after the opening, so that unbalanced positions occur too
  int mixed_plies = 0;  // then a random number of plies, at most this, of which every second is random
};

// A position with its ply in the game, the result of the game (1, 0.5 or 0) and the search's score, both for
// the side to move.
template <Game G>
struct Played {
  typename G::Position pos;
  int ply;
  double result;
  Score score;
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
// the agent has proven the result.
template <Game G>
[[nodiscard]] std::vector<Played<G>> play_game(Agent<G>& agent, typename G::Position pos,
                                               const SelfPlay& plan, std::uint64_t nodes,
                                               std::uint64_t seed) {
  const SteadyClock clock;
  Rng rng(seed);
  agent.new_game(seed);
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
      Budget budget({nodes, {}, {}, {}}, clock);
      const Decision<G> decision = agent.choose(pos, budget, {});
      played.push_back({pos, ply, 0.0, decision.score});
      if (decision.score.kind == Score::Kind::win) outcome.kind = win_for(mover);
      if (decision.score.kind == Score::Kind::loss) outcome.kind = win_for(other(mover));
      if (decision.score.kind == Score::Kind::draw) outcome.kind = Outcome::Kind::draw;
      move = decision.move;
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
  for (int game = 0; game < plan.games; ++game) {
    if (!due(game)) continue;
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(game);
    const auto number = static_cast<std::size_t>(game);
    const auto& setup_text = plan.setups[number % plan.setups.size()];
    const int strength = plan.strengths[number / plan.setups.size() % plan.strengths.size()];
    const auto setup = G::parse_setup(setup_text + " seed=" + std::to_string(seed));
    if (!setup) return setup.error();
    const auto start = G::start(setup.value());
    if (!start) return start.error();
    take(game, play_game(*agent, *start, plan, plan.nodes * static_cast<std::uint64_t>(strength), seed));
  }
  return true;
}

}  // namespace arena::tune
