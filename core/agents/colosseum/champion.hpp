#pragma once
#include "agents/agent.hpp"
#include "agents/colosseum/outlook.hpp"
#include "agents/colosseum/promise.hpp"
#include "search/evaluation.hpp"
#include "search/solve.hpp"

namespace arena::colosseum {

// What the champion knows of the game: a small network's opinion of territory, openness and closing edges
// (outlook.hpp), and closing walls that win at once.
class ChampionEvaluation {
 public:
  static constexpr int slots = history_slots;

  // `doubt` is how far, in points, an estimate may be off the network's: it weakens without blunders.
  explicit ChampionEvaluation(const OutlookNetwork& network, int doubt = 0)
      : network_(network), doubt_(doubt), outlook_(Position{}) {}

  void new_game(std::uint64_t seed) { seed_ = seed; }

  [[nodiscard]] Judgement judge(const Position& pos);
  [[nodiscard]] int winning_end(const Position& pos) const;
  void rank(const Position& pos, const MoveList& moves, std::span<int> scores) const {
    rank_by_promise(pos, moves, scores);
  }
  [[nodiscard]] static int slot(const Position&, Move move) { return history_slot(move); }

 private:
  [[nodiscard]] int doubt_of(const Position& pos) const;

  OutlookNetwork network_;
  int doubt_;
  std::uint64_t seed_ = 0;
  Outlook outlook_;           // of the position judged last
  std::uint64_t judged_ = 0;  // its hash
};

// Ours: principal variation search on an evaluation learned from games against itself (README.md beside this
// file). Weak on open boards, where even it sees little of who will close whom in.
inline constexpr std::array<OptionSpec, 1> champion_options{
    {{.name = "level",
      .kind = OptionSpec::Kind::combo,
      .fallback = "8",
      .choices = "1|2|3|4|5|6|7|8",
      .help = "how strong: 8 is all it can, below it looks less far and judges less well"}}};
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_champion(const OptionValues&, const Resources&);

// For the tuner.
void count_outlook(const Position& pos, std::span<int> values);
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_champion_with(std::span<const int> weights,
                                                                   const Resources&);

[[nodiscard]] Solution<Colosseum> solve_position(const Position& pos, Budget& budget, int hash_mb);

}  // namespace arena::colosseum
