#include "agents/infexion/greedy.hpp"

#include "agents/infexion/random.hpp"

namespace arena::infexion {
namespace {

class GreedyAgent final : public Agent<Infexion> {
 public:
  void new_game(std::uint64_t seed) override { seed_ = seed; }

  Decision<Infexion> choose(const Position& pos, Budget& budget, const InfoSink<Infexion>& on_info) override {
    Rng rng = rng_for<Infexion>(seed_, pos);
    budget.spend_nodes(static_cast<std::uint64_t>(directions * std::popcount(pos.mine())));
    const GreedyChoice best = greedy_choice(pos, rng);
    const Score score{Score::Kind::points, 100 * best.captured};
    if (on_info) on_info({1, 1, 1, score, budget.nodes(), budget.elapsed(), {best.move}});
    return {best.move, score};
  }

 private:
  std::uint64_t seed_ = 0;
};

}  // namespace

GreedyChoice greedy_choice(const Position& pos, Rng& rng) {
  GreedyChoice best;
  for_each_cell(pos.mine(), [&](Cell cell) {
    for (int d = 0; d < directions; ++d) {
      const auto direction = static_cast<Direction>(d);
      const int captured = pos.power_on(hit_by(pos, cell, direction) & pos.theirs());
      if (captured > best.captured) best = {spread(cell, direction), captured};
    }
  });
  if (best.captured > 0) return best;
  if (!may_spawn(pos)) return {uniform_move(pos, rng), 0};
  const auto room = static_cast<std::uint32_t>(std::popcount(pos.empty()));
  return {{nth_cell(pos.empty(), uniform(rng, room)), Action::spawn}, 0};
}

std::unique_ptr<Agent<Infexion>> make_greedy(const OptionValues&, const Resources&) {
  return std::make_unique<GreedyAgent>();
}

}  // namespace arena::infexion
