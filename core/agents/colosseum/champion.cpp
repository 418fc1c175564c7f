#include "agents/colosseum/champion.hpp"

#include "agents/colosseum/champion_weights.hpp"
#include "agents/colosseum/plain.hpp"
#include "agents/proving_agent.hpp"

namespace arena::colosseum {
namespace {

constexpr int points_a_logit = 600;  // a chance of winning of 73 %

constexpr Pruning pruning{
    .reverse_futility_margin = 150, .futility_margin = 200, .probcut_depth = 5, .aspiration = 400};

// How a level is weaker than the champion: README.md beside this file says what was measured.
struct Level {
  int depth;            // 0: no limit
  std::uint64_t nodes;  // 0: no limit
  int doubt;
};
constexpr std::array<Level, 8> levels{{
    {1, 0, 700},
    {0, 300, 0},
    {0, 900, 0},
    {0, 2'700, 0},
    {0, 7'500, 0},
    {0, 24'000, 0},
    {0, 90'000, 0},
    {0, 0, 0},
}};

std::unique_ptr<Agent<Colosseum>> make(std::span<const int> weights, const Level& level,
                                       const Resources& resources) {
  using Champion = ProvingAgent<Colosseum, ChampionEvaluation, StepTerritory>;
  return std::make_unique<Champion>(
      resources, Champion::Plan{.pruning = pruning, .depth = level.depth, .nodes = level.nodes},
      ChampionEvaluation(OutlookNetwork(weights), level.doubt));
}

}  // namespace

Judgement ChampionEvaluation::judge(const Position& pos) {
  outlook_ = Outlook(pos);
  judged_ = pos.hash;
  if (!outlook_.joined) return {true, outlook_.balance};
  const auto points = static_cast<int>(std::int64_t{network_(outlook_.features)} * points_a_logit >> 18);
  return {false, doubt_ == 0 ? points : points + doubt_of(pos)};
}

// The same whenever the position is met in a game, so that the search does not see through it.
int ChampionEvaluation::doubt_of(const Position& pos) const {
  const auto chance = static_cast<int>(mix64(pos.hash ^ mix64(seed_)) >> 48);
  return (chance - (1 << 15)) * doubt_ >> 15;
}

int ChampionEvaluation::winning_end(const Position& pos) const {
  if (judged_ != pos.hash) return winning_closure(pos);
  return winning_closure(pos, outlook_.ways, outlook_.edges);
}

std::unique_ptr<Agent<Colosseum>> make_champion(const OptionValues& options, const Resources& resources) {
  return make(champion_weights, levels[static_cast<std::size_t>(options.text("level")[0] - '1')], resources);
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
