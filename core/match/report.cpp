#include "match/report.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <numeric>

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

namespace {

const std::string& name_in(const LogHeader& header, int player) {
  return header.players[static_cast<std::size_t>(player)];
}

// The players, the strongest first.
std::vector<int> ranking(const Ratings& ratings, int players) {
  std::vector<int> order(static_cast<std::size_t>(players));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return ratings.elo(a) > ratings.elo(b); });
  return order;
}

std::string test_line(const Standings::Test& test) {
  return format("SPRT [%g, %g]: ratio %.2f in [%.2f, %.2f] after %d pairs, %s\n", test.sprt.elo0,
                test.sprt.elo1, test.sprt.log_likelihood_ratio(test.pairs), test.sprt.lower_bound(),
                test.sprt.upper_bound(), test.pairs.size(), std::string(name_of(test.verdict)).c_str());
}

std::string rating_table(const LogHeader& header, const Standings& standings) {
  const Ratings ratings = standings.ratings();
  const auto order = ranking(ratings, standings.players());
  std::string text = "\nrating [95 %], and the probability to be stronger than the next\n";
  for (std::size_t place = 0; place < order.size(); ++place) {
    const int player = order[place];
    const Interval interval = ratings.interval(player);
    text += format("%24.24s  %+6.0f [%+.0f, %+.0f]", name_in(header, player).c_str(), ratings.elo(player),
                   interval.low, interval.high);
    if (place + 1 < order.size())
      text += format("  %.1f %%", 100 * ratings.stronger(player, order[place + 1]));
    text += '\n';
  }
  return text;
}

std::string cross_table(const LogHeader& header, const Standings& standings) {
  const int players = standings.players();
  std::string text = "\nscore in % of the row against the column\n";
  for (int i = 0; i < players; ++i) {
    text += format("%24.24s", name_in(header, i).c_str());
    for (int k = 0; k < players; ++k)
      text += i == k ? std::string("     -") : format(" %5.1f", 100 * standings.against(i, k).tally.score());
    text += '\n';
  }
  return text;
}

}  // namespace

std::string as_text(const LogHeader& header, const Standings& standings) {
  const int players = standings.players();
  std::string text;
  for (int i = 0; i < players; ++i) text += row(name_in(header, i), standings.total(i), standings.conduct(i));
  if (const auto& test = standings.test()) text += test_line(*test);
  if (players > 2) return text + rating_table(header, standings) + cross_table(header, standings);
  return text + format("%s is stronger with a probability of %.1f %%\n",
                       name_in(header, 0).substr(0, 100).c_str(), 100 * standings.ratings().stronger(0, 1));
}

json as_json(const LogHeader& header, const Standings& standings) {
  const int players = static_cast<int>(header.players.size());
  const Ratings ratings = standings.ratings();
  json table{{"match", json::parse(header.description)}, {"players", json::array()}};
  for (int i = 0; i < players; ++i) {
    json player =
        as_json(header.players[static_cast<std::size_t>(i)], standings.total(i), standings.conduct(i));
    json against = json::array();
    for (int k = 0; k < players; ++k)
      against.push_back(k == i ? json(nullptr) : as_json(standings.against(i, k)));
    player["against"] = against;
    const Interval interval = ratings.interval(i);
    player["rating"] = ratings.elo(i);
    player["rating_interval"] = {interval.low, interval.high};
    json stronger = json::array();
    for (int k = 0; k < players; ++k)
      stronger.push_back(k == i ? json(nullptr) : json(ratings.stronger(i, k)));
    player["stronger"] = stronger;
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

namespace {

// A field of CSV (RFC 4180).
std::string csv_field(const std::string& text) {
  if (text.find_first_of("\",\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + "\"";
}

// A cell of a table, on one line.
std::string markdown_cell(const std::string& text) {
  std::string cell;
  for (const char c : text) {
    if (c == '|' || c == '\\' || c == '`' || c == '*' || c == '_' || c == '<') cell += '\\';
    cell += c == '\n' || c == '\r' ? ' ' : c;
  }
  return cell;
}

// A number, or nothing where it is infinite.
std::string csv_number(double number) {
  return std::isfinite(number) ? format("%.1f", number) : "";
}

}  // namespace

std::string as_csv(const LogHeader& header, const Standings& standings) {
  std::string text =
      "name,games,wins,draws,losses,score,score_low,score_high,elo,elo_low,elo_high,rating,rating_low,rating_"
      "high,"
      "illegal,crashes,late,move_ms_p95,move_ms_max\n";
  const Ratings ratings = standings.ratings();
  for (int i = 0; i < standings.players(); ++i) {
    const Standing s = standings.total(i);
    const Interval score = score_interval(s.pairs);
    const Interval rating = ratings.interval(i);
    const Conduct& conduct = standings.conduct(i);
    text += csv_field(name_in(header, i));
    text += format(",%d,%d,%d,%d,%.4f,%.4f,%.4f,", s.tally.games(), s.tally.wins, s.tally.draws,
                   s.tally.losses, s.tally.score(), score.low, score.high);
    text += csv_number(elo_of_score(s.tally.score())) + "," + csv_number(elo_of_score(score.low)) + "," +
            csv_number(elo_of_score(score.high));
    text += format(",%.1f,%.1f,%.1f,%d,%d,%d,%.2f,%.2f\n", ratings.elo(i), rating.low, rating.high,
                   conduct.illegal, conduct.crashes, conduct.late, conduct.times.percentile(0.95),
                   conduct.times.max());
  }
  return text;
}

std::string as_markdown(const LogHeader& header, const Standings& standings) {
  std::string text =
      "| player | games | + | = | - | score [95 %] | rating [95 %] |\n"
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n";
  const Ratings ratings = standings.ratings();
  for (const int i : ranking(ratings, standings.players())) {
    const Standing s = standings.total(i);
    const Interval score = score_interval(s.pairs);
    const Interval rating = ratings.interval(i);
    text += "| " + markdown_cell(name_in(header, i)) +
            format(" | %d | %d | %d | %d | %.1f %% [%.1f, %.1f] | %+.0f [%+.0f, %+.0f] |\n", s.tally.games(),
                   s.tally.wins, s.tally.draws, s.tally.losses, 100 * s.tally.score(), 100 * score.low,
                   100 * score.high, ratings.elo(i), rating.low, rating.high);
  }
  return text;
}

std::string time_left(double seconds) {
  constexpr long most = 359'999;  // 99:59:59
  const auto whole = static_cast<int>(std::min(std::lround(std::min(seconds, 1e6)), most));
  return format("%d:%02d:%02d left", whole / 3600, whole / 60 % 60, whole % 60);
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
    text += ", " + time_left(left);
  }
  return text;
}

}  // namespace arena::match
