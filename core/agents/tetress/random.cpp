#include "agents/tetress/random.hpp"

namespace arena::tetress {
namespace {

class RandomAgent final : public Agent<Tetress> {
 public:
  void new_game(std::uint64_t seed) override { seed_ = seed; }
  Decision<Tetress> choose(const Position& pos, Budget&, const InfoSink<Tetress>&) override {
    Rng rng = rng_for<Tetress>(seed_, pos);
    return {uniform_move(pos, rng), {}};
  }

 private:
  std::uint64_t seed_ = 0;
};

}  // namespace

Move uniform_move(const Position& pos, Rng& rng) {
  MoveList moves;
  legal_moves(pos, moves);
  return moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
}

std::unique_ptr<Agent<Tetress>> make_random(const OptionValues&, const Resources&) {
  return std::make_unique<RandomAgent>();
}

}  // namespace arena::tetress
