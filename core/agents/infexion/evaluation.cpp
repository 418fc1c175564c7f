#include "agents/infexion/evaluation.hpp"

#include "agents/infexion/clusters.hpp"
#include "agents/infexion/coded_power.hpp"

namespace arena::infexion {
namespace {

// The side with the greater cluster of a touching pair gets one point.
template <class Measure>
void compare(std::array<int, 2>& wins, const Measure& red, const Measure& blue) {
  wins[0] += blue < red ? 1 : 0;
  wins[1] += red < blue ? 1 : 0;
}

// The program looks for enemies of a cluster only beside the last of its cells in board order.
Bits coded_edge(Bits cluster) {
  return neighbours(std::bit_floor(cluster));
}

void compare_clusters(Terms& terms, const Position& pos, Bits red, Bits blue, Variant variant) {
  compare(terms.larger, std::popcount(red), std::popcount(blue));
  if (variant == Variant::as_reported)
    compare(terms.stronger, pos.power_on(red), pos.power_on(blue));
  else
    compare(terms.stronger, coded_power(red), coded_power(blue));
}

}  // namespace

Terms terms_of(const Position& pos, Variant variant) {
  Clusters red;
  Clusters blue;
  find_clusters(pos.stacks[0], red);
  find_clusters(pos.stacks[1], blue);
  Terms terms;
  for (std::size_t side = 0; side < 2; ++side) {
    terms.stacks[side] = std::popcount(pos.stacks[side]);
    terms.power[side] = pos.power_on(pos.stacks[side]);
  }
  terms.clusters = {static_cast<int>(red.size()), static_cast<int>(blue.size())};
  for (const Bits of_red : red) {
    const Bits edge = variant == Variant::as_reported ? neighbours(of_red) : coded_edge(of_red);
    if ((edge & pos.stacks[1]) == 0) continue;
    for (const Bits of_blue : blue)
      if ((edge & of_blue) != 0) compare_clusters(terms, pos, of_red, of_blue, variant);
  }
  return terms;
}

int evaluate(const Position& pos, Variant variant) {
  const int sign = pos.side() == Side::first ? 1 : -1;
  if (pos.stacks[0] == 0) return -sign * loss_value;
  if (pos.stacks[1] == 0) return sign * loss_value;
  const Terms terms = terms_of(pos, variant);
  const Weights& weights = variant == Variant::as_reported ? report_weights : coded_weights;
  const auto lead = [](const std::array<int, 2>& term) { return term[0] - term[1]; };
  return sign * (weights.stacks * lead(terms.stacks) + weights.power * lead(terms.power) +
                 weights.clusters * lead(terms.clusters) + weights.larger * lead(terms.larger) +
                 weights.stronger * lead(terms.stronger));
}

}  // namespace arena::infexion
