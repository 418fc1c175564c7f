#pragma once
#include <array>

#include "search/budget.hpp"
#include "search/evaluation.hpp"
#include "util/option.hpp"
#include "util/rng.hpp"

namespace arena {

// How strongly an agent plays: limits on its search, and the noise added to its evaluation.
struct Level {
  int depth = 0;            // 0: no limit
  std::uint64_t nodes = 0;  // 0: no limit
  int noise = 0;            // in the unit of the evaluation

  void limit(Budget& budget) const {
    if (depth > 0) budget.limit_depth(depth);
    if (nodes > 0) budget.limit_nodes(nodes);
  }
};

// The levels of an agent, weakest first. The last is its full strength.
using Levels = std::array<Level, 8>;

inline constexpr std::array<OptionSpec, 1> level_options{
    {{.name = "level",
      .kind = OptionSpec::Kind::combo,
      .default_value = "8",
      .choices = "1|2|3|4|5|6|7|8",
      .help = "strength: 8 is full strength; lower levels look less far ahead and judge less well"}}};

[[nodiscard]] inline const Level& level_of(const Levels& levels, const OptionValues& options) {
  return levels[static_cast<std::size_t>(options.text("level")[0] - '1')];
}

// An evaluation with noise of up to ±`noise` added to its estimates. The agent plays weaker without random
// blunders, because finished games are still exact and E keeps all its other hooks. A position has the same
// noise throughout a game, so that a deeper search cannot average it out.
template <Game G, Evaluator<G> E>
class NoisyEvaluation : public E {
 public:
  NoisyEvaluation(E evaluation, int noise) : E(std::move(evaluation)), noise_(noise) {}

  void new_game(std::uint64_t seed) { seed_ = seed; }

  [[nodiscard]] Evaluation evaluate(const typename G::Position& pos) {
    Evaluation evaluation = E::evaluate(pos);
    if (noise_ != 0 && !evaluation.over) evaluation.value += noise_of(pos);
    return evaluation;
  }

 private:
  [[nodiscard]] int noise_of(const typename G::Position& pos) const {
    const auto chance = static_cast<int>(mix64(G::hash(pos) ^ mix64(seed_)) >> 48);
    return (chance - (1 << 15)) * noise_ >> 15;
  }

  int noise_;
  std::uint64_t seed_ = 0;
};

}  // namespace arena
