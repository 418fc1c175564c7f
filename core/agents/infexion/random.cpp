#include "agents/infexion/random.hpp"

namespace arena::infexion {
namespace {

class RandomAgent final : public Agent<Infexion> {
 public:
  void new_game(std::uint64_t seed) override { seed_ = seed; }
  Decision<Infexion> choose(const Position& pos, Budget&, const InfoSink<Infexion>&) override {
    Rng rng = rng_for<Infexion>(seed_, pos);
    return {uniform_move(pos, rng), {}};
  }

 private:
  std::uint64_t seed_ = 0;
};

}  // namespace

Move uniform_move(const Position& pos, Rng& rng) {
  const auto spreads = static_cast<std::uint32_t>(directions * std::popcount(pos.mine()));
  const auto n = uniform(rng, static_cast<std::uint32_t>(count_moves(pos)));
  if (n >= spreads) return {nth_cell(pos.empty(), n - spreads), Action::spawn};
  return spread(nth_cell(pos.mine(), n / directions), static_cast<Direction>(n % directions));
}

std::unique_ptr<Agent<Infexion>> make_random(const OptionValues&, const Resources&) {
  return std::make_unique<RandomAgent>();
}

}  // namespace arena::infexion
