#include "match/table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
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

std::string row(const std::string& name, const Standing& s) {
  const Interval interval = score_interval(s.tally);
  return name + "\n  " +
         format("%d games: +%d =%d -%d, score %.1f %% [%.1f, %.1f], Elo %+.0f [%+.0f, %+.0f]\n",
                s.tally.games(), s.tally.wins, s.tally.draws, s.tally.losses, 100 * s.tally.score(),
                100 * interval.low, 100 * interval.high, elo_of_score(s.tally.score()),
                elo_of_score(interval.low), elo_of_score(interval.high)) +
         format("  illegal %d, crashes %d, late %d; move time p95 %.1f ms, max %.1f ms\n", s.illegal,
                s.crashes, s.late, percentile(s.times, 0.95), s.times.empty() ? 0.0 : s.times.back());
}

json as_json(const Standing& s) {
  const Interval interval = score_interval(s.tally);
  json object{{"games", s.tally.games()},
              {"wins", s.tally.wins},
              {"draws", s.tally.draws},
              {"losses", s.tally.losses},
              {"score", s.tally.score()},
              {"interval", {interval.low, interval.high}},
              {"illegal", s.illegal},
              {"crashes", s.crashes},
              {"late", s.late},
              {"move_ms_p95", percentile(s.times, 0.95)},
              {"move_ms_max", s.times.empty() ? 0.0 : s.times.back()}};
  const double elo = elo_of_score(s.tally.score());
  object["elo"] = std::isfinite(elo) ? json(elo) : json(nullptr);
  return object;
}

}  // namespace

Standing standing(const Log& log, int player, int opponent) {
  Standing s;
  for (const auto& game : log.games) {
    if (game.fixture.first != player && game.fixture.second != player) continue;
    const bool first = game.fixture.first == player;
    if (opponent >= 0 && (first ? game.fixture.second : game.fixture.first) != opponent) continue;
    const std::size_t side = first ? 0 : 1;
    if (game.outcome.kind == Outcome::Kind::draw)
      ++s.tally.draws;
    else if ((game.outcome.kind == Outcome::Kind::first_wins) == first)
      ++s.tally.wins;
    else
      ++s.tally.losses;
    s.illegal += game.illegal[side];
    s.crashes += game.crashes[side];
    s.late += game.late[side];
    s.times.insert(s.times.end(), game.times[side].begin(), game.times[side].end());
  }
  std::sort(s.times.begin(), s.times.end());
  return s;
}

std::string as_text(const Log& log, const std::optional<Sprt>& sprt) {
  const int players = static_cast<int>(log.players.size());
  std::string text;
  for (int i = 0; i < players; ++i) text += row(log.players[static_cast<std::size_t>(i)], standing(log, i));
  if (sprt && players == 2) {
    const Tally tally = standing(log, 0).tally;
    text += format("SPRT [%g, %g]: ratio %.2f in [%.2f, %.2f], %s\n", sprt->elo0, sprt->elo1,
                   sprt->log_likelihood_ratio(tally), sprt->lower_bound(), sprt->upper_bound(),
                   std::string(name_of(sprt->verdict(tally))).c_str());
  }
  if (players > 2) {
    text += "\nscore in % of the row against the column\n";
    for (int i = 0; i < players; ++i) {
      text += format("%24.24s", log.players[static_cast<std::size_t>(i)].c_str());
      for (int k = 0; k < players; ++k)
        text += i == k ? std::string("     -") : format(" %5.1f", 100 * standing(log, i, k).tally.score());
      text += '\n';
    }
  }
  return text;
}

json as_json(const Log& log, const std::optional<Sprt>& sprt) {
  const int players = static_cast<int>(log.players.size());
  json table{{"match", json::parse(log.description)}, {"players", json::array()}};
  for (int i = 0; i < players; ++i) {
    json player = as_json(standing(log, i));
    player["name"] = log.players[static_cast<std::size_t>(i)];
    json against = json::array();
    for (int k = 0; k < players; ++k) {
      if (k == i) {
        against.push_back(nullptr);
        continue;
      }
      const Standing s = standing(log, i, k);
      const Interval interval = score_interval(s.tally);
      against.push_back({{"wins", s.tally.wins},
                         {"draws", s.tally.draws},
                         {"losses", s.tally.losses},
                         {"score", s.tally.score()},
                         {"interval", {interval.low, interval.high}}});
    }
    player["against"] = against;
    table["players"].push_back(player);
  }
  if (sprt && players == 2) {
    const Tally tally = standing(log, 0).tally;
    table["sprt"] = {{"elo0", sprt->elo0},
                     {"elo1", sprt->elo1},
                     {"ratio", sprt->log_likelihood_ratio(tally)},
                     {"verdict", name_of(sprt->verdict(tally))}};
  }
  return table;
}

}  // namespace arena::match
