#pragma once
#include "agents/agent.hpp"

namespace arena {

// Returns one of the legal moves, each with the same probability. The game must not be over.
template <Game G>
[[nodiscard]] typename G::Move uniform_move(const typename G::Position& pos, Rng& rng) {
  typename G::MoveList moves;
  G::legal_moves(pos, moves);
  return moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
}

// Plays the move that `pick(pos, rng)` draws. Weak because it ignores the position.
template <Game G, auto pick = uniform_move<G>>
class RandomAgent final : public Agent<G> {
 public:
  void new_game(std::uint64_t seed) override { seed_ = seed; }
  Decision<G> choose(const typename G::Position& pos, Budget&, const InfoSink<G>&) override {
    Rng rng = rng_for<G>(seed_, pos);
    return {pick(pos, rng), {}};
  }

 private:
  std::uint64_t seed_ = 0;
};

template <Game G, auto pick = uniform_move<G>>
[[nodiscard]] std::unique_ptr<Agent<G>> make_random(const OptionValues&, const Resources&) {
  return std::make_unique<RandomAgent<G, pick>>();
}

}  // namespace arena
