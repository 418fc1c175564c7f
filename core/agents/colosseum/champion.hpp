#pragma once
#include <limits>
#include <vector>

#include "agents/agent.hpp"
#include "agents/colosseum/outlook.hpp"
#include "agents/colosseum/promise.hpp"
#include "search/evaluation.hpp"
#include "search/solve.hpp"

namespace arena::colosseum {

// How many points make one in log-odds: a chance of winning of 73 %.
inline constexpr int points_a_logit = 520;

// What the champion knows of the game: a small network's opinion of territory, openness and closing edges
// (outlook.hpp), and closing walls that win at once, its own and the opponent's.
class ChampionEvaluation {
 public:
  static constexpr int slots = history_slots;
  static constexpr bool ranks_below_killers = true;

  explicit ChampionEvaluation(const OutlookNetwork& network)
      : network_(network), outlook_(Position{}), known_(places) {}

  [[nodiscard]] Judgement judge(const Position& pos);
  [[nodiscard]] int winning_end(const Position& pos);
  [[nodiscard]] bool is_threatened(const Position& pos);
  void rank(const Position& pos, const MoveList& moves, std::span<int> scores) const {
    rank_by_promise(pos, moves, scores);
  }
  [[nodiscard]] static int slot(const Position&, Move move) { return history_slot(move); }

 private:
  // Every fifth to third position of a search was judged before, in the last deepening or by another order of
  // moves. Half a megabyte stays in the processor's cache.
  struct Known {
    std::uint32_t key = 0;
    std::int16_t points = unknown;
    std::int16_t winning_end = unknown;
  };
  static constexpr std::int16_t unknown = std::numeric_limits<std::int16_t>::min();
  static constexpr std::size_t places = 1 << 16;

  [[nodiscard]] Known& known(const Position& pos);
  [[nodiscard]] const Outlook& outlook(const Position& pos);

  OutlookNetwork network_;
  Outlook outlook_;           // of the position looked at last
  std::uint64_t looked_ = 0;  // its hash
  CutMemory cuts_;
  std::vector<Known> known_;
};

// Ours: principal variation search on an evaluation learned from games against itself (README.md beside this
// file). Weak on open boards, where even it sees little of who will close whom in.
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void count_outlook(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_champion_with(std::span<const int> weights,
                                                                   const Resources&);

[[nodiscard]] Solution<Colosseum> solve_position(const Position& pos, Budget& budget, int hash_mb);

}  // namespace arena::colosseum
