#include "agents/infexion/terms.hpp"

namespace arena::infexion {
namespace {

// The exchanges of one side: the best two and the sum of all.
struct Exchanges {
  int best = 0;
  int second = 0;
  int sum = 0;

  void add(int value) noexcept {
    sum += value;
    second = std::max(second, std::min(best, value));
    best = std::max(best, value);
  }
};

}  // namespace

TermValues count_terms(const AttackMap& attacks) noexcept {
  const Position& pos = attacks.pos;
  const Bits mine = attacks.mine;
  const Bits theirs = attacks.theirs;
  const Bits empty = pos.empty();
  const Bits my_reach = attacks.my_hits.any();
  const Bits their_reach = attacks.their_hits.any();
  const int my_power = pos.power_on(mine);
  const int their_power = pos.power_on(theirs);
  Exchanges my_exchanges;
  for_each_cell(theirs & my_reach,
                [&](Cell cell) { my_exchanges.add(std::max<int>(attacks.capture[cell], 0)); });
  Exchanges their_exchanges;
  for_each_cell(mine & their_reach,
                [&](Cell cell) { their_exchanges.add(attacks.risk(cell, pos.power_at(cell))); });
  const auto lead = [](Bits my_set, Bits their_set) {
    return std::popcount(my_set) - std::popcount(their_set);
  };
  const auto of_power = [&](unsigned power) {
    Bits set = all_cells;
    for (std::size_t i = 0; i < 3; ++i) set &= (power >> i & 1U) != 0 ? pos.power[i] : ~pos.power[i];
    return lead(set & mine, set & theirs);
  };

  TermValues values{};
  values[tempo] = 1;
  for (unsigned power = 1; power <= max_power; ++power) values[stacks_1 + power - 1] = of_power(power);
  values[share] = 100 * (my_power - their_power) / std::max(my_power + their_power, 1);
  values[few] = 12 / std::max(std::popcount(mine), 1) - 12 / std::max(std::popcount(theirs), 1);
  values[guarded] = pos.power_on(mine & my_reach) - pos.power_on(theirs & their_reach);
  values[exposed] = pos.power_on(mine & their_reach) - pos.power_on(theirs & my_reach);
  values[threat] = my_exchanges.best;
  values[more_threats] = my_exchanges.sum - my_exchanges.best;
  values[danger] = their_exchanges.best;
  values[second_danger] = their_exchanges.second;
  values[more_dangers] = their_exchanges.sum - their_exchanges.best - their_exchanges.second;
  values[room] = lead(empty & my_reach & ~their_reach, empty & their_reach & ~my_reach);
  values[frontier] = lead(empty & neighbours(mine), empty & neighbours(theirs));
  return values;
}

}  // namespace arena::infexion
