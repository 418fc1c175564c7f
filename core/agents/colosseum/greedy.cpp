#include "agents/colosseum/greedy.hpp"

#include "agents/colosseum/territory.hpp"

namespace arena::colosseum {
namespace {

// A finished game outweighs every balance: a win is better and a loss worse than any. A draw counts as 0.
constexpr int end_weight = 1000;

int evaluate(const Position& after) {
  const Outcome end = outcome(after);
  if (!end.over()) return -territory_balance(after);
  const Side mover = other(after.side);
  const int margin = end.score[index(mover)] - end.score[index(after.side)];
  return margin == 0 ? 0 : margin + (margin > 0 ? end_weight : -end_weight);
}

class GreedyAgent final : public Agent<Colosseum> {
 public:
  void new_game(std::uint64_t seed) override { seed_ = seed; }

  Decision<Colosseum> choose(const Position& pos, Budget& budget,
                             const InfoSink<Colosseum>& on_info) override {
    Rng rng = rng_for<Colosseum>(seed_, pos);
    MoveList moves;
    legal_moves(pos, moves);
    Move best = moves[0];
    int best_value = 0;
    std::uint32_t equals = 0;
    for (const Move move : moves) {
      if (!budget.spend_node()) break;
      Position after = pos;
      apply(after, move);
      const int value = evaluate(after);
      if (equals == 0 || value > best_value) {
        best = move;
        best_value = value;
        equals = 1;
      } else if (value == best_value && uniform(rng, ++equals) == 0) {
        best = move;  // the k-th of equal moves replaces with probability 1/k, so each is equally likely
      }
    }
    const Score score{Score::Kind::points, 100 * best_value};
    if (on_info) on_info({1, 1, 1, score, budget.nodes(), budget.elapsed(), {best}});
    return {best, score};
  }

 private:
  std::uint64_t seed_ = 0;
};

}  // namespace

std::unique_ptr<Agent<Colosseum>> make_greedy(const OptionValues&, const Resources&) {
  return std::make_unique<GreedyAgent>();
}

}  // namespace arena::colosseum
