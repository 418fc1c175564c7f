#include "agents/tetress/champion.hpp"

#include <numeric>

#include "agents/search_agent.hpp"
#include "agents/tetress/cell_demand.hpp"
#include "games/tetress/symmetry.hpp"

namespace arena::tetress {
namespace {

constexpr Pruning pruning{.reverse_futility_depth = 3,
                          .reverse_futility_margin = 150,
                          .futility_margin = 250,
                          .reduce_from_move = 4,
                          .reduce_from_depth = 2};

constexpr int per_placement = 48;     // compare with the history, at most ±16384
constexpr int per_cleared = 1 << 15;  // per token of a filled line

// The empty cells of a line that one piece could fill.
struct Gap {
  Bits empty;
  int gain;  // the opponent's tokens in the line minus the mover's, plus one for the room it frees
};

// README.md in this folder has the measured results of the levels.
constexpr Levels levels{{
    {.depth = 1, .noise = 1'850},
    {.depth = 1, .noise = 380},
    {.depth = 1, .noise = 100},
    {.nodes = 205, .noise = 20},
    {.nodes = 960, .noise = 20},
    {.nodes = 5'000, .noise = 20},
    {.nodes = 10'700, .noise = 20},
    {.nodes = 22'000, .noise = 20},
    {.nodes = 46'000, .noise = 20},
    {},
}};

std::unique_ptr<Agent<Tetress>> make(std::span<const int> weights, const Level& level,
                                     const Resources& resources) {
  TermValues values{};
  std::copy(weights.begin(), weights.end(), values.begin());
  return std::make_unique<SearchAgent<Tetress, ChampionEvaluation>>(resources, pruning,
                                                                    ChampionEvaluation(values), level);
}

}  // namespace

Evaluation ChampionEvaluation::evaluate(const Position& pos) {
  if (pos.ply >= max_plies) {
    const int lead = count(pos.mine()) - count(pos.theirs());
    return {true, lead > 0 ? 1 : lead < 0 ? -1 : 0};
  }
  reaches_ = Reaches(pos);
  if (reaches_.mine.moves == 0) return {true, -1};
  const TermValues values = count_terms(reaches_);
  return {false, std::inner_product(values.begin(), values.end(), weights_.begin(), 0)};
}

// A search evaluates a position before it scores its moves, so `reaches_` is usually up to date.
void ChampionEvaluation::score_moves(const Position& pos, const MoveList& moves, std::span<int> scores) {
  if (reaches_.pos != pos) reaches_ = Reaches(pos);
  const CellDemand demand(reaches_);
  InlineVector<Gap, 2 * size> gaps;
  for (int i = 0; i < size; ++i)
    for (const Bits line : {row_cells(i), column_cells(i)}) {
      const Bits gap = line & pos.empty();
      if (count(gap) <= shape_cells)
        gaps.push_back({gap, count(line & pos.theirs()) - count(line & pos.mine()) + 1});
    }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    scores[i] += demand.of(moves[i]) * per_placement;
    for (const Gap& gap : gaps)
      if (!without(gap.empty, cells_of(moves[i])).any()) scores[i] += gap.gain * per_cleared;
  }
}

void ChampionEvaluation::drop_symmetric_moves(const Position& pos, MoveList& moves) const {
  const MoveList all = moves;
  moves.clear();
  for_each_symmetry_class(pos, all, [&](Move move) { moves.push_back(move); });
}

std::unique_ptr<Agent<Tetress>> make_champion(const OptionValues& options, const Resources& resources) {
  return make(champion_weights, level_of(levels, options), resources);
}

std::unique_ptr<Agent<Tetress>> make_champion_with(std::span<const int> weights, const Resources& resources) {
  return make(weights, levels.back(), resources);
}

void count_champion_terms(const Position& pos, std::span<int> values) {
  const TermValues counted = count_terms(Reaches(pos));
  std::copy(counted.begin(), counted.end(), values.begin());
}

}  // namespace arena::tetress
