#pragma once
#include <array>
#include <string>

#include "search/budget.hpp"
#include "search/evaluation.hpp"
#include "util/option.hpp"
#include "util/rng.hpp"

namespace arena {

// How strongly an agent plays: limits on its search, the noise added to its evaluation, and what it
// overlooks.
struct Level {
  int depth = 0;            // 0: no limit
  std::uint64_t nodes = 0;  // 0: no limit
  int noise = 0;            // in the unit of the evaluation
  int overlooks = 0;        // per cent of the positions where the opponent could win at once

  void limit(Budget& budget) const {
    if (depth > 0) budget.limit_depth(depth);
    if (nodes > 0) budget.limit_nodes(nodes);
  }
};

// The levels of an agent, weakest first. The last is its full strength.
using Levels = std::array<Level, 10>;

inline constexpr std::array<OptionSpec, 1> level_options{
    {{.name = "level",
      .kind = OptionSpec::Kind::combo,
      .default_value = "10",
      .choices = "1|2|3|4|5|6|7|8|9|10",
      .help = "strength: 10 is full strength; lower levels look less far ahead and judge less well"}}};

[[nodiscard]] inline const Level& level_of(const Levels& levels, const OptionValues& options) {
  const std::string level = options.text("level");
  return level == "10" ? levels.back() : levels[static_cast<std::size_t>(level[0] - '1')];
}

// An evaluation that adds noise of up to ±`noise` to its estimates, and overlooks in some positions that the
// side to move could win at once. The agent plays weaker without random blunders: finished games stay exact,
// so that it takes every win in one move. A position has the same noise throughout a game, so that a deeper
// search cannot average it out.
template <Game G, Evaluator<G> E>
class NoisyEvaluation : public E {
 public:
  NoisyEvaluation(E evaluation, const Level& level)
      : E(std::move(evaluation)), noise_(level.noise), overlooks_(level.overlooks) {}

  void new_game(std::uint64_t seed) { seed_ = seed; }

  [[nodiscard]] Evaluation evaluate(const typename G::Position& pos) {
    Evaluation evaluation = E::evaluate(pos);
    if (noise_ != 0 && !evaluation.over) evaluation.value += noise_of(pos);
    return evaluation;
  }

  [[nodiscard]] int winning_end(const typename G::Position& pos) requires SeesEnds<E, G> {
    if (overlooks_ != 0 && static_cast<int>(random_of(pos) % 100) < overlooks_) return 0;
    return E::winning_end(pos);
  }

 private:
  // The same throughout a game.
  [[nodiscard]] std::uint64_t random_of(const typename G::Position& pos) const {
    return mix64(G::hash(pos) ^ mix64(seed_));
  }
  [[nodiscard]] int noise_of(const typename G::Position& pos) const {
    const auto chance = static_cast<int>(random_of(pos) >> 48);
    return (chance - (1 << 15)) * noise_ >> 15;
  }

  int noise_;
  int overlooks_;
  std::uint64_t seed_ = 0;
};

}  // namespace arena
