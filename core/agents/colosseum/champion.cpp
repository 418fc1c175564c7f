#include "agents/colosseum/champion.hpp"

#include <algorithm>
#include <memory>

#include "agents/colosseum/champion_weights.hpp"
#include "agents/colosseum/plain.hpp"
#include "agents/search_agent.hpp"

namespace arena::colosseum {
namespace {

// Points are told in steps of 32: what differs by less is equal, and a move that is only equal is cut off.
// The tree of the same depth has a sixth less nodes.
constexpr int grain = 32;

constexpr Pruning pruning{.reverse_futility_margin = 150,
                          .futility_margin = 200,
                          .gain_depth = 2,
                          .gain_margin = 48,
                          .aspiration = 400};

// README.md beside this file says what was measured.
constexpr Levels levels{{
    {.depth = 1, .noise = 150},
    {.nodes = 290},
    {.nodes = 750},
    {.nodes = 1'850},
    {.nodes = 4'800},
    {.nodes = 13'500},
    {.nodes = 50'000},
    {},
}};

std::unique_ptr<Agent<Colosseum>> make(std::span<const int> weights, const Level& level,
                                       const Resources& resources) {
  return std::make_unique<SearchAgent<Colosseum, ChampionEvaluation, StepTerritory>>(
      resources, pruning, ChampionEvaluation(OutlookNetwork(weights)), level);
}

}  // namespace

Judgement ChampionEvaluation::judge(const Position& pos) {
  Known& memo = known(pos);
  if (memo.points != unknown) return {false, memo.points};
  const Outlook& now = outlook(pos);
  if (!now.joined) return {true, now.balance};
  const std::int64_t points =
      ((std::int64_t{network_(now.features)} * points_a_logit >> 18) + grain / 2) & -grain;
  memo.points = static_cast<std::int16_t>(std::clamp<std::int64_t>(points, unknown + 1, -(unknown + 1)));
  return {false, memo.points};
}

int ChampionEvaluation::winning_end(const Position& pos) {
  Known& memo = known(pos);
  if (memo.winning_end == unknown) {
    const Outlook& now = outlook(pos);
    memo.winning_end = static_cast<std::int16_t>(winning_closure(pos, now.edges, now.region, cuts_));
  }
  return memo.winning_end;
}

bool ChampionEvaluation::is_threatened(const Position& pos) {
  const Outlook& now = outlook(pos);
  Position passed = pos;
  passed.side = other(pos.side);
  return winning_closure(passed, now.edges, now.region, cuts_) > 0;
}

const Outlook& ChampionEvaluation::outlook(const Position& pos) {
  if (looked_ != pos.hash) std::construct_at(&outlook_, pos);  // in place: to copy one takes time
  looked_ = pos.hash;
  return outlook_;
}

ChampionEvaluation::Known& ChampionEvaluation::known(const Position& pos) {
  Known& memo = known_[pos.hash % places];
  const auto key = static_cast<std::uint32_t>(pos.hash >> 32);
  if (memo.key != key) memo = {.key = key};
  return memo;
}

std::unique_ptr<Agent<Colosseum>> make_champion(const OptionValues& options, const Resources& resources) {
  return make(champion_weights, level_of(levels, options), resources);
}

std::unique_ptr<Agent<Colosseum>> make_champion_with(std::span<const int> weights,
                                                     const Resources& resources) {
  return make(weights, levels.back(), resources);
}

void count_outlook(const Position& pos, std::span<int> values) {
  const Outlook outlook(pos);
  std::copy(outlook.features.begin(), outlook.features.end(), values.begin());
}

Solution<Colosseum> solve_position(const Position& pos, Budget& budget, int hash_mb) {
  Prover<Colosseum, StepTerritory> prover(hash_mb, {});
  return solve(prover, pos, budget);
}

}  // namespace arena::colosseum
