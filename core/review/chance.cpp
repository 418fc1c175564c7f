#include "review/chance.hpp"

#include <algorithm>
#include <cmath>

namespace arena::review {
namespace {

// What is not proven is never shown as certain.
constexpr double min_chance = 0.005;

double rounded(double chance) {
  constexpr double steps = 10'000;
  return std::floor(std::clamp(chance, min_chance, 1 - min_chance) * steps + 0.5) / steps;
}

}  // namespace

Place place_of(double at, std::span<const std::int16_t> knots) {
  std::size_t knot = 0;
  while (knot + 2 < knots.size() && at >= knots[knot + 1]) ++knot;
  return {knot, std::clamp((at - knots[knot]) / (knots[knot + 1] - knots[knot]), 0.0, 1.0)};
}

ChanceMap map_at(const ChanceTable& table, const Stage& stage) {
  const Place place = place_of(stage.at, table.knots);
  const ChanceRow* row = &table.rows[stage.group * table.knots.size() + place.knot];
  const auto between = [&](int from, int to) { return from + place.beyond * (to - from); };
  return {between(row[0].slope, row[1].slope) / 1e6, between(row[0].tempo, row[1].tempo) / 1e3,
          between(row[0].spread, row[1].spread) / 1e3};
}

double logistic(double x) {
  // exp(-|x|) as (exp(-|x| / 1024))^1024, whose base is near 1, where five terms of the series are enough.
  constexpr int squarings = 10;
  const double small = -std::min(std::abs(x), 40.0) / (1 << squarings);
  double e = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4)));
  for (int i = 0; i < squarings; ++i) e *= e;
  return x < 0 ? e / (1 + e) : 1 / (1 + e);
}

Chance chance_of(const Score& score, const ChanceMap& map) {
  switch (score.kind) {
    case Score::Kind::win: return {1, 1, 1};
    case Score::Kind::loss: return {0, 0, 0};
    case Score::Kind::draw:
    case Score::Kind::none: return {};
    case Score::Kind::points: break;
  }
  const double odds = map.slope * score.value + map.tempo;
  return {rounded(logistic(odds)), rounded(logistic(odds - map.spread)),
          rounded(logistic(odds + map.spread))};
}

}  // namespace arena::review
