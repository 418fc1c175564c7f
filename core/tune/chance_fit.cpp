#include "tune/chance_fit.hpp"

#include <algorithm>
#include <cmath>

#include "tune/fit.hpp"

namespace arena::tune {
namespace {

using review::ChanceMap;
using review::ChanceTable;

constexpr int folds = 5;
constexpr int plies_later = 6;
constexpr double share_in_band = 0.8;
constexpr int unit = 100;            // of the weight of a knot, because samples hold integers
constexpr int typical_slope = 2000;  // millionths; where there are few samples the fit stays near it
constexpr double prior = 200;        // samples
constexpr std::size_t min_pairs = 100;
constexpr double max_odds = 5.5;  // the log-odds of proven results in a band

bool is_estimate(const Glance& glance) {
  return glance.score.kind == Score::Kind::points;
}

double log_odds(const Glance& glance, const ChanceMap& map) {
  if (glance.score.kind == Score::Kind::win) return max_odds;
  if (glance.score.kind == Score::Kind::loss) return -max_odds;
  if (glance.score.kind == Score::Kind::draw) return 0;
  return std::clamp(map.slope * glance.score.value + map.tempo, -max_odds, max_odds);
}

std::int16_t rounded(double value) {
  return static_cast<std::int16_t>(std::lround(std::clamp(value, -32'000.0, 32'000.0)));
}

// Calls visit(glance, later) for each estimate and the same game's position six plies later.
template <class Visit>
void for_each_pair(const std::vector<Glance>& glances, const Visit& visit) {
  for (std::size_t i = 0; i < glances.size(); ++i) {
    if (!is_estimate(glances[i])) continue;
    for (std::size_t j = i + 1; j < glances.size() && glances[j].game == glances[i].game; ++j) {
      // A game that was proven before counts with its last position of the same side.
      const int distance = glances[j].ply - glances[i].ply;
      const bool last = j + 1 == glances.size() || glances[j + 1].game != glances[i].game;
      if (distance == plies_later || (last && distance < plies_later && distance % 2 == 0)) {
        visit(glances[i], glances[j]);
        break;
      }
      if (distance > plies_later) break;
    }
  }
}

}  // namespace

std::vector<review::ChanceRow> fit_chance(const std::vector<Glance>& glances, const ChanceTable& table) {
  const std::size_t knots = table.knots.size();
  std::vector<review::ChanceRow> rows(table.rows.size());
  for (std::size_t group = 0; group < table.groups(); ++group) {
    // Terms: the score and one, each times the weight of every knot.
    Samples samples;
    samples.terms = 2 * knots;
    for (const Glance& glance : glances) {
      if (!is_estimate(glance) || glance.stage.group != group) continue;
      const auto [knot, beyond] = review::place_of(glance.stage.at, table.knots);
      const auto terms = samples.add(glance.result);
      const auto set = [&](std::size_t at, double weight) {
        terms[at] = static_cast<int>(std::lround(weight * glance.score.value));
        terms[knots + at] = static_cast<int>(std::lround(weight * unit));
      };
      set(knot, 1 - beyond);
      set(knot + 1, beyond);
    }
    std::vector<int> current(2 * knots, 0);
    std::fill_n(current.begin(), knots, typical_slope);
    if (samples.size() == 0) continue;
    const Fit fitted = fit(samples, current, 0.0, prior);
    for (std::size_t knot = 0; knot < knots; ++knot) {
      auto& row = rows[group * knots + knot];
      row.slope = rounded(std::max(0.0, 1e6 * fitted.scale * fitted.weights[knot]));
      row.tempo = rounded(1e3 * unit * fitted.scale * fitted.weights[knots + knot]);
    }
  }
  // By row, and by group for rows that have few positions.
  std::vector<std::vector<double>> changes(rows.size());
  std::vector<std::vector<double>> of_group(table.groups());
  const ChanceTable fitted{rows, table.knots};
  for_each_pair(glances, [&](const Glance& now, const Glance& later) {
    const double change =
        log_odds(later, map_at(fitted, later.stage)) - log_odds(now, map_at(fitted, now.stage));
    const auto [knot, beyond] = review::place_of(now.stage.at, table.knots);
    changes[now.stage.group * knots + knot + (beyond > 0.5 ? 1 : 0)].push_back(std::abs(change));
    of_group[now.stage.group].push_back(std::abs(change));
  });
  for (std::size_t i = 0; i < rows.size(); ++i) {
    auto& change = changes[i].size() < min_pairs ? of_group[i / knots] : changes[i];
    if (change.empty()) continue;
    const auto at = static_cast<std::ptrdiff_t>(share_in_band * static_cast<double>(change.size() - 1));
    std::nth_element(change.begin(), change.begin() + at, change.end());
    rows[i].spread = rounded(1e3 * change[static_cast<std::size_t>(at)]);
  }
  return rows;
}

void Check::add(const std::vector<Glance>& glances, const ChanceTable& table) {
  for (const Glance& glance : glances) {
    if (!is_estimate(glance)) continue;
    const double chance = chance_of(glance.score, map_at(table, glance.stage)).chance;
    Tenth& tenth = tenths[std::min<std::size_t>(static_cast<std::size_t>(10 * chance), 9)];
    ++tenth.count;
    tenth.chance += chance;
    tenth.won += glance.result;
  }
  for_each_pair(glances, [&](const Glance& now, const Glance& later) {
    const auto band = chance_of(now.score, map_at(table, now.stage));
    const double chance = chance_of(later.score, map_at(table, later.stage)).chance;
    in_band += chance >= band.low && chance <= band.high ? 1 : 0;
    ++pairs;
  });
}

Check cross_check(const std::vector<Glance>& glances, const ChanceTable& table) {
  Check check;
  for (int fold = 0; fold < folds; ++fold) {
    std::vector<Glance> fitted;
    std::vector<Glance> left_out;
    for (const Glance& glance : glances) (glance.game % folds == fold ? left_out : fitted).push_back(glance);
    const auto rows = fit_chance(fitted, table);
    check.add(left_out, {rows, table.knots});
  }
  return check;
}

}  // namespace arena::tune
