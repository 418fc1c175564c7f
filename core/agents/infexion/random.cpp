#include "agents/infexion/random.hpp"

namespace arena::infexion {

Move uniform_move(const Position& pos, Rng& rng) {
  const auto spreads = static_cast<std::uint32_t>(directions * std::popcount(pos.mine()));
  const auto n = uniform(rng, static_cast<std::uint32_t>(count_moves(pos)));
  if (n >= spreads) return {nth_cell(pos.empty(), n - spreads), Action::spawn};
  return spread(nth_cell(pos.mine(), n / directions), static_cast<Direction>(n % directions));
}

}  // namespace arena::infexion
