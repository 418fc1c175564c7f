#include "match/standings.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <nlohmann/json.hpp>

namespace arena::match {
namespace {

using nlohmann::json;

template <class... Values>
std::string format(const char* pattern, Values... values) {
  char text[256];
  std::snprintf(text, sizeof text, pattern, values...);
  return text;
}

std::string_view name_of(Sprt::Verdict verdict) {
  switch (verdict) {
    case Sprt::Verdict::undecided: return "undecided";
    case Sprt::Verdict::accept_h0: return "H0 accepted";
    case Sprt::Verdict::accept_h1: return "H1 accepted";
  }
  return "undecided";
}

// The half points of the player that began.
int half_points_of(Outcome::Kind kind) {
  return kind == Outcome::Kind::first_wins ? 2 : kind == Outcome::Kind::draw ? 1 : 0;
}

void count(Tally& tally, int half_points) {
  ++(half_points == 2 ? tally.wins : half_points == 1 ? tally.draws : tally.losses);
}

std::string row(const std::string& name, const Standing& s, const Conduct& conduct) {
  const Interval interval = score_interval(s.pairs);
  const double score = s.tally.score();
  const auto& pairs = s.pairs.counts;
  return name + "\n  " +
         format("%d games: +%d =%d -%d, score %.1f %% [%.1f, %.1f], Elo %+.0f [%+.0f, %+.0f]\n",
                s.tally.games(), s.tally.wins, s.tally.draws, s.tally.losses, 100 * score, 100 * interval.low,
                100 * interval.high, elo_of_score(score), elo_of_score(interval.low),
                elo_of_score(interval.high)) +
         format("  pairs with 0 to 4 half points: %d %d %d %d %d, normalized Elo %+.0f [%+.0f, %+.0f]\n",
                pairs[0], pairs[1], pairs[2], pairs[3], pairs[4], normalized_elo(s.pairs, s.pairs.score()),
                normalized_elo(s.pairs, interval.low), normalized_elo(s.pairs, interval.high)) +
         format("  illegal %d, crashes %d, late %d; move time p95 %.1f ms, max %.1f ms\n", conduct.illegal,
                conduct.crashes, conduct.late, conduct.times.percentile(0.95), conduct.times.max());
}

// JSON knows no infinity.
json finite_or_null(double number) {
  return std::isfinite(number) ? json(number) : json(nullptr);
}

json as_json(const Standing& s) {
  const Interval interval = score_interval(s.pairs);
  return {{"wins", s.tally.wins},    {"draws", s.tally.draws},   {"losses", s.tally.losses},
          {"pairs", s.pairs.counts}, {"score", s.tally.score()}, {"interval", {interval.low, interval.high}}};
}

json as_json(const std::string& name, const Standing& s, const Conduct& conduct) {
  const Interval interval = score_interval(s.pairs);
  json object = as_json(s);
  object.update({{"name", name},
                 {"games", s.tally.games()},
                 {"elo", finite_or_null(elo_of_score(s.tally.score()))},
                 {"elo_interval",
                  {finite_or_null(elo_of_score(interval.low)), finite_or_null(elo_of_score(interval.high))}},
                 {"normalized_elo", finite_or_null(normalized_elo(s.pairs, s.pairs.score()))},
                 {"normalized_elo_interval",
                  {finite_or_null(normalized_elo(s.pairs, interval.low)),
                   finite_or_null(normalized_elo(s.pairs, interval.high))}},
                 {"illegal", conduct.illegal},
                 {"crashes", conduct.crashes},
                 {"late", conduct.late},
                 {"move_ms_p95", conduct.times.percentile(0.95)},
                 {"move_ms_max", conduct.times.max()}});
  return object;
}

}  // namespace

Standings::Standings(int players, std::optional<Sprt> sprt)
    : players_(players),
      against_(static_cast<std::size_t>(players) * static_cast<std::size_t>(players)),
      conduct_(static_cast<std::size_t>(players)) {
  if (sprt) test_ = Test{*sprt, {}, Sprt::Verdict::undecided};
}

const Standing& Standings::against(int player, int opponent) const {
  return against_[static_cast<std::size_t>(player * players_ + opponent)];
}
Standing& Standings::entry(int player, int opponent) {
  return against_[static_cast<std::size_t>(player * players_ + opponent)];
}

Standing Standings::total(int player) const {
  Standing sum;
  for (int opponent = 0; opponent < players_; ++opponent) {
    const auto& [tally, pairs] = against(player, opponent);
    sum.tally.wins += tally.wins;
    sum.tally.draws += tally.draws;
    sum.tally.losses += tally.losses;
    std::transform(pairs.counts.begin(), pairs.counts.end(), sum.pairs.counts.begin(),
                   sum.pairs.counts.begin(), std::plus<>{});
  }
  return sum;
}

void Standings::add(const GameResult& game) {
  const auto& [number, first, second, setup] = game.fixture;
  if (!counted_.insert(number).second) return;
  const int half_points = half_points_of(game.outcome.kind);
  count(entry(first, second).tally, half_points);
  count(entry(second, first).tally, 2 - half_points);
  for (const std::size_t side : {0, 1}) {
    auto& conduct = conduct_[static_cast<std::size_t>(side == 0 ? first : second)];
    conduct.illegal += game.illegal[side];
    conduct.crashes += game.crashes[side];
    conduct.late += game.late[side];
    for (const double ms : game.times[side]) conduct.times.add(ms);
  }
  const auto [mirror, is_new] = halves_.try_emplace(number / 2, Half{game.fixture, half_points});
  if (is_new) return;
  const Half half = mirror->second;
  halves_.erase(mirror);
  if (half.fixture.first == second && half.fixture.second == first)
    add_pair(first, second, half_points + 2 - half.half_points);
}

void Standings::add_pair(int player, int opponent, int half_points) {
  entry(player, opponent).pairs.add(half_points);
  entry(opponent, player).pairs.add(4 - half_points);
  if (!test_ || decided()) return;
  test_->pairs.add(player == 0 ? half_points : 4 - half_points);
  test_->verdict = test_->sprt.verdict(test_->pairs);
}

std::string as_text(const LogHeader& header, const Standings& standings) {
  const int players = static_cast<int>(header.players.size());
  std::string text;
  for (int i = 0; i < players; ++i)
    text += row(header.players[static_cast<std::size_t>(i)], standings.total(i), standings.conduct(i));
  if (const auto& test = standings.test())
    text += format("SPRT [%g, %g]: ratio %.2f in [%.2f, %.2f] after %d pairs, %s\n", test->sprt.elo0,
                   test->sprt.elo1, test->sprt.log_likelihood_ratio(test->pairs), test->sprt.lower_bound(),
                   test->sprt.upper_bound(), test->pairs.size(), std::string(name_of(test->verdict)).c_str());
  if (players > 2) {
    text += "\nscore in % of the row against the column\n";
    for (int i = 0; i < players; ++i) {
      text += format("%24.24s", header.players[static_cast<std::size_t>(i)].c_str());
      for (int k = 0; k < players; ++k)
        text +=
            i == k ? std::string("     -") : format(" %5.1f", 100 * standings.against(i, k).tally.score());
      text += '\n';
    }
  }
  return text;
}

json as_json(const LogHeader& header, const Standings& standings) {
  const int players = static_cast<int>(header.players.size());
  json table{{"match", json::parse(header.description)}, {"players", json::array()}};
  for (int i = 0; i < players; ++i) {
    json player =
        as_json(header.players[static_cast<std::size_t>(i)], standings.total(i), standings.conduct(i));
    json against = json::array();
    for (int k = 0; k < players; ++k)
      against.push_back(k == i ? json(nullptr) : as_json(standings.against(i, k)));
    player["against"] = against;
    table["players"].push_back(player);
  }
  if (const auto& test = standings.test())
    table["sprt"] = {{"elo0", test->sprt.elo0},
                     {"elo1", test->sprt.elo1},
                     {"pairs", test->pairs.size()},
                     {"ratio", test->sprt.log_likelihood_ratio(test->pairs)},
                     {"verdict", name_of(test->verdict)}};
  return table;
}

std::string progress_line(const Standings& standings, std::size_t games, std::size_t timed, Duration time) {
  std::string text = std::to_string(standings.games()) + " of " + std::to_string(games) + " games";
  if (standings.players() == 2) {
    const Standing s = standings.total(0);
    const Interval interval = score_interval(s.pairs);
    text += format(", %.1f %% [%.1f, %.1f], Elo %+.0f", 100 * s.tally.score(), 100 * interval.low,
                   100 * interval.high, elo_of_score(s.tally.score()));
  }
  int illegal = 0;
  int crashes = 0;
  int late = 0;
  for (int player = 0; player < standings.players(); ++player) {
    illegal += standings.conduct(player).illegal;
    crashes += standings.conduct(player).crashes;
    late += standings.conduct(player).late;
  }
  text += format(", illegal %d, crashes %d, late %d", illegal, crashes, late);
  if (timed > 0 && games >= standings.games()) {
    const double left =
        seconds(time) / static_cast<double>(timed) * static_cast<double>(games - standings.games());
    const auto whole = static_cast<int>(std::min(std::lround(left), 359'999L));
    text += format(", %d:%02d:%02d left", whole / 3600, whole / 60 % 60, whole % 60);
  }
  return text;
}

}  // namespace arena::match
