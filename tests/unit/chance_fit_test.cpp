// The fit of the map from score to chance finds the map that made the results.
#include "tune/chance_fit.hpp"

#include <catch2/catch_all.hpp>

#include "util/rng.hpp"

using namespace arena;

namespace {

const std::int16_t knots[]{0, 10, 20};
const review::ChanceRow truth[]{{1000, 300, 0}, {3000, 0, 0}, {2000, -200, 0},
                                {5000, 0, 0},   {4000, 0, 0}, {500, 100, 0}};

// Games whose scores wander and whose results follow the true map.
std::vector<tune::Glance> made_glances(int games) {
  const review::ChanceTable table{truth, knots};
  std::vector<tune::Glance> glances;
  Rng rng(5);
  const auto share = [&] { return static_cast<double>(rng.next() >> 11) / 9007199254740992.0; };
  for (int game = 0; game < games; ++game) {
    const auto group = static_cast<std::size_t>(game % 2);
    for (int ply = 0; ply < 20; ++ply) {
      tune::Glance glance{game, ply, {group, static_cast<double>(ply)}, {}, 0};
      glance.score = {Score::Kind::points, static_cast<int>(2000 * (share() - 0.5))};
      const auto map = map_at(table, glance.stage);
      glance.result = share() < review::logistic(map.slope * glance.score.value + map.tempo) ? 1 : 0;
      glances.push_back(glance);
    }
  }
  return glances;
}

}  // namespace

TEST_CASE("a fitted map is the one behind the results", "[tune][review]") {
  const auto glances = made_glances(6000);
  const auto rows = tune::fit_chance(glances, {truth, knots});
  REQUIRE(rows.size() == std::size(truth));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CAPTURE(i);
    CHECK(rows[i].slope == Catch::Approx(truth[i].slope).epsilon(0.15).margin(150));
    CHECK(rows[i].tempo == Catch::Approx(truth[i].tempo).margin(120));
    CHECK(rows[i].spread > 0);
  }
  const auto check = tune::cross_check(glances, {truth, knots});
  int counted = 0;
  for (const auto& [count, chance, won] : check.tenths) {
    CHECK(count > 100);
    CHECK(won / count == Catch::Approx(chance / count).margin(0.05));
    counted += count;
  }
  CHECK(counted == static_cast<int>(glances.size()));
  CHECK(static_cast<double>(check.in_band) / check.pairs == Catch::Approx(0.8).margin(0.05));
}

TEST_CASE("proven scores are not fitted, but count in the band", "[tune][review]") {
  auto glances = made_glances(200);
  const auto rows = tune::fit_chance(glances, {truth, knots});
  auto with_proofs = glances;
  for (int game = 0; game < 100; ++game)
    with_proofs.push_back({1000 + game, 0, {0, 5}, {Score::Kind::loss, 3}, 1});
  const auto same = tune::fit_chance(with_proofs, {truth, knots});
  for (std::size_t i = 0; i < rows.size(); ++i) CHECK(rows[i].slope == same[i].slope);
  tune::Check check;
  check.add(with_proofs, {rows, knots});
  int counted = 0;
  for (const auto& tenth : check.tenths) counted += tenth.count;
  CHECK(counted == static_cast<int>(glances.size()));
}
