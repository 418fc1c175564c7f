#include "agents/tetress/greedy.hpp"

namespace arena::tetress {
namespace {

// Fewer replies are better for the side that has just moved. At the limit of plies there are no replies and
// the tokens decide.
int replies(const Position& pos) {
  const Outcome end = outcome(pos);
  if (end.kind == win_for(pos.side())) return placements + 1;
  if (end.kind == Outcome::Kind::draw) return placements;
  return end.over() ? 0 : count_moves(pos);
}

class GreedyAgent final : public Agent<Tetress> {
 public:
  void new_game(std::uint64_t seed) override { seed_ = seed; }

  Decision<Tetress> choose(const Position& pos, Budget& budget, const InfoSink<Tetress>& on_info) override {
    Rng rng = rng_for<Tetress>(seed_, pos);
    MoveList moves;
    legal_moves(pos, moves);
    Move best = moves[0];
    int fewest = placements + 2;
    std::uint32_t equals = 0;
    for (const Move move : moves) {
      if (!budget.spend_node()) break;
      Position next = pos;
      apply(next, move);
      const int left = replies(next);
      equals = left < fewest ? 1 : equals + (left == fewest ? 1 : 0);
      if (left > fewest || uniform(rng, equals) != 0) continue;
      fewest = left;
      best = move;
    }
    const Score score{Score::Kind::points, -fewest};
    if (on_info) on_info({1, 1, 1, score, budget.nodes(), budget.elapsed(), {best}});
    return {best, score};
  }

 private:
  std::uint64_t seed_ = 0;
};

}  // namespace

std::unique_ptr<Agent<Tetress>> make_greedy(const OptionValues&, const Resources&) {
  return std::make_unique<GreedyAgent>();
}

}  // namespace arena::tetress
