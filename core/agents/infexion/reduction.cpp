#include "agents/infexion/reduction.hpp"

#include <cstdlib>

namespace arena::infexion {
namespace {

constexpr int overwhelmed_from = 12;  // total power
constexpr int crowded_from = 23;      // total power
constexpr int balanced_within = 2;

// The cells that a stack of power 1 may spread to.
Bits targets_of_singles(const Position& pos) {
  const int mine = pos.power_on(pos.mine());
  const int theirs = pos.power_on(pos.theirs());
  const bool crowded = mine + theirs >= crowded_from && std::abs(mine - theirs) <= balanced_within;
  return crowded ? pos.occupied() : pos.theirs();
}

}  // namespace

void reduced_moves(const Position& pos, MoveList& out) {
  out.clear();
  const Bits targets = targets_of_singles(pos);
  const Bits spawns = may_spawn(pos) ? pos.empty() & neighbours(pos.mine()) : 0;
  for_each_cell(pos.mine() | spawns, [&](Cell cell) {
    if ((spawns & bit(cell)) != 0) {
      out.push_back({cell, Action::spawn});
      return;
    }
    const bool all = (pos.tall() & bit(cell)) != 0;
    for (int d = 0; d < directions; ++d)
      if (const auto direction = static_cast<Direction>(d); all || (line(cell, direction, 1) & targets) != 0)
        out.push_back(spread(cell, direction));
  });
}

bool is_overwhelmed(const Position& pos, Side side) {
  const int own = pos.power_on(pos.of(side));
  const int enemy = pos.power_on(pos.of(other(side)));
  return own <= enemy / 3 && own + enemy >= overwhelmed_from;
}

}  // namespace arena::infexion
