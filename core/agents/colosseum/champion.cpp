#include "agents/colosseum/champion.hpp"

#include <algorithm>
#include <bit>
#include <memory>

#include "agents/colosseum/champion_weights.hpp"
#include "agents/colosseum/plain.hpp"
#include "agents/search_agent.hpp"

namespace arena::colosseum {
namespace {

// Estimates are rounded to multiples of 32, so that nearly equal moves become equal and are cut off. This
// saves a sixth of the nodes at the same depth.
constexpr int grain = 32;

constexpr Pruning pruning{.reverse_futility_margin = 150,
                          .futility_margin = 200,
                          .gain_depth = 2,
                          .gain_margin = 48,
                          .aspiration = 400};

// README.md in this folder has the measured results of the levels.
constexpr Levels levels{{
    {.depth = 1, .noise = 6'000, .overlooks = 100},
    {.depth = 1, .noise = 1'000, .overlooks = 100},
    {.depth = 1, .noise = 300, .overlooks = 40},
    {.depth = 1, .noise = 120},
    {.nodes = 400, .noise = 25},
    {.nodes = 1'240, .noise = 25},
    {.nodes = 2'240, .noise = 25},
    {.nodes = 5'500, .noise = 25},
    {.nodes = 28'000, .noise = 25},
    {},
}};

std::unique_ptr<Agent<Colosseum>> make(std::span<const int> weights, const Level& level,
                                       const Resources& resources) {
  return std::make_unique<SearchAgent<Colosseum, ChampionEvaluation, StepTerritory>>(
      resources, pruning, ChampionEvaluation(FeatureNetwork(weights)), level);
}

}  // namespace

Evaluation ChampionEvaluation::evaluate(const Position& pos) {
  CachedEvaluation& cache = cached(pos);
  if (cache.steps != unknown_steps) return {false, static_cast<int>(cache.steps) * grain};
  const PositionFeatures& now = position_features(pos);
  if (!now.joined) return {true, now.balance};
  const std::int64_t points = std::int64_t{network_(now.features)} * points_per_logit >> 18;
  const std::int64_t steps = (points + grain / 2) >> std::countr_zero(unsigned{grain});
  cache.steps = std::clamp<std::int64_t>(steps, unknown_steps + 1, -unknown_steps - 1);
  return {false, static_cast<int>(cache.steps) * grain};
}

int ChampionEvaluation::winning_end(const Position& pos) {
  CachedEvaluation& cache = cached(pos);
  if (cache.winning_end == unknown_end) {
    const PositionFeatures& now = position_features(pos);
    cache.winning_end = winning_cut(pos, now.edges, now.region, cut_cache_);
  }
  return static_cast<int>(cache.winning_end);
}

bool ChampionEvaluation::is_threatened(const Position& pos) {
  const PositionFeatures& now = position_features(pos);
  Position passed = pos;
  passed.side = other(pos.side);
  return winning_cut(passed, now.edges, now.region, cut_cache_) > 0;
}

const PositionFeatures& ChampionEvaluation::position_features(const Position& pos) {
  if (features_key_ != pos.hash)
    std::construct_at(&features_, pos);  // in place, because a copy would take time
  features_key_ = pos.hash;
  return features_;
}

ChampionEvaluation::CachedEvaluation& ChampionEvaluation::cached(const Position& pos) {
  CachedEvaluation& cache = cache_[pos.hash % cache_size];
  if (const std::uint64_t key = pos.hash >> 20; cache.key != key) {
    cache = {};
    cache.key = key;
  }
  return cache;
}

std::unique_ptr<Agent<Colosseum>> make_champion(const OptionValues& options, const Resources& resources) {
  return make(champion_weights, level_of(levels, options), resources);
}

std::unique_ptr<Agent<Colosseum>> make_champion_with(std::span<const int> weights,
                                                     const Resources& resources) {
  return make(weights, levels.back(), resources);
}

void extract_features(const Position& pos, std::span<int> values) {
  const PositionFeatures position_features(pos);
  std::copy(position_features.features.begin(), position_features.features.end(), values.begin());
}

Solution<Colosseum> solve_position(const Position& pos, Budget& budget, int hash_mb) {
  Prover<Colosseum, StepTerritory> prover(hash_mb, {});
  return solve(prover, pos, budget);
}

}  // namespace arena::colosseum
