#include "agents/infexion/champion.hpp"

#include <numeric>

#include "agents/search_agent.hpp"
#include "games/infexion/symmetry.hpp"

namespace arena::infexion {
namespace {

constexpr int good_capture = 1 << 21;  // more than the bonus of killer moves
constexpr int per_power = 1000;        // compare with the history, at most ±16384

constexpr Pruning pruning{.reverse_futility_depth = 3,
                          .reverse_futility_margin = 300,
                          .futility_margin = 500,
                          .reduce_from_move = 4,
                          .reduce_from_depth = 2,
                          .tactical_plies = 8,
                          .tactical_margin = 200};

int score_of_spread(const AttackMap& attacks, Move move) {
  const Bits hit = hit_by(attacks.pos, move.cell, direction_of(move));
  const Bits sixes = attacks.pos.power[2] & attacks.pos.power[1] & hit & attacks.mine;
  const int lost = (max_power + 1) * std::popcount(sixes);
  if ((hit & attacks.theirs) != 0) {
    const int gain = attacks.gain(hit & attacks.theirs) - lost;
    return (gain > 0 ? good_capture : 0) + gain * per_power;
  }
  return (attacks.risk(move.cell, attacks.pos.power_at(move.cell)) - lost - 2) * per_power;
}

int score_of_spawn(const AttackMap& attacks, Cell cell) {
  const Bits near = neighbours(bit(cell));
  return (std::popcount(near & attacks.theirs) - attacks.risk(cell, 1)) * per_power +
         std::popcount(near & attacks.mine) * (per_power / 4);
}

// README.md in this folder has the measured results of the levels.
constexpr Levels levels{{
    {.depth = 1, .noise = 2'010},
    {.depth = 1, .noise = 1'820},
    {.depth = 1, .noise = 1'550},
    {.depth = 1, .noise = 1'300},
    {.depth = 1, .noise = 1'060},
    {.depth = 1, .noise = 850},
    {.depth = 1, .noise = 640},
    {.depth = 1, .noise = 400},
    {.depth = 2, .noise = 400},
    {},
}};

std::unique_ptr<Agent<Infexion>> make(std::span<const int> weights, const Level& level,
                                      const Resources& resources) {
  TermValues values{};
  std::copy(weights.begin(), weights.end(), values.begin());
  return std::make_unique<SearchAgent<Infexion, ChampionEvaluation>>(resources, pruning,
                                                                     ChampionEvaluation(values), level);
}

}  // namespace

Evaluation ChampionEvaluation::evaluate(const Position& pos) {
  if (is_over(pos)) {
    const int lead = pos.power_on(pos.mine()) - pos.power_on(pos.theirs());
    return {true, lead >= 2 ? 1 : lead <= -2 ? -1 : 0};
  }
  attacks_ = AttackMap(pos);
  const TermValues values = count_terms(attacks_);
  return {false, std::inner_product(values.begin(), values.end(), weights_.begin(), 0)};
}

// A search evaluates a position before it scores its moves, so the map is usually the right one.
const AttackMap& ChampionEvaluation::attacks_in(const Position& pos) {
  if (attacks_.pos != pos) attacks_ = AttackMap(pos);
  return attacks_;
}

void ChampionEvaluation::score_moves(const Position& pos, const MoveList& moves, std::span<int> scores) {
  const AttackMap& attacks = attacks_in(pos);
  for (std::size_t i = 0; i < moves.size(); ++i)
    scores[i] +=
        is_spread(moves[i]) ? score_of_spread(attacks, moves[i]) : score_of_spawn(attacks, moves[i].cell);
}

void ChampionEvaluation::tactical_moves(const Position& pos, int min_gain, MoveList& moves,
                                        std::span<int> gains) {
  moves.clear();
  const AttackMap& attacks = attacks_in(pos);
  if ((attacks.my_hits.any() & attacks.theirs) == 0) return;
  for_each_cell(attacks.mine, [&](Cell cell) {
    const auto power = static_cast<std::size_t>(pos.power_at(cell));
    if ((reach_masks[power][cell] & attacks.theirs) == 0) return;
    for (int d = 0; d < directions; ++d) {
      const Bits captured = lines[static_cast<std::size_t>(d)][cell][power] & attacks.theirs;
      if (captured == 0) continue;
      const bool ends = captured == attacks.theirs;
      const int max_gain =
          ends ? value::infinity : 200 * pos.power_on(captured) + 100 * std::popcount(captured);
      if (max_gain <= min_gain || (!ends && attacks.gain(captured) <= 0)) continue;
      gains[moves.size()] = max_gain;
      moves.push_back(spread(cell, static_cast<Direction>(d)));
    }
  });
}

// Drops a move if a symmetry that leaves the position unchanged maps it to an earlier move.
void ChampionEvaluation::drop_symmetric_moves(const Position& pos, MoveList& moves) const {
  std::array<bool, history_size> dropped{};
  for (int number = 1; number < symmetries; ++number) {
    const Symmetry s = symmetry(number);
    if (image(s, pos) != pos) continue;
    for (const Move& move : moves)
      if (history_index(pos, image(s, move)) < history_index(pos, move))
        dropped[static_cast<std::size_t>(history_index(pos, move))] = true;
  }
  const MoveList all = moves;
  moves.clear();
  for (const Move& move : all)
    if (!dropped[static_cast<std::size_t>(history_index(pos, move))]) moves.push_back(move);
}

std::unique_ptr<Agent<Infexion>> make_champion(const OptionValues& options, const Resources& resources) {
  return make(champion_weights, level_of(levels, options), resources);
}

std::unique_ptr<Agent<Infexion>> make_champion_with(std::span<const int> weights,
                                                    const Resources& resources) {
  return make(weights, levels.back(), resources);
}

void count_champion_terms(const Position& pos, std::span<int> values) {
  const TermValues counted = count_terms(AttackMap(pos));
  std::copy(counted.begin(), counted.end(), values.begin());
}

}  // namespace arena::infexion
