#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>

#include "cli/app.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/review_games.hpp"
#include "cli/study.hpp"
#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "review/review.hpp"
#include "review/sentences.hpp"

namespace arena::cli {
namespace {

using nlohmann::json;
using review::Ply;
using review::TurningPoint;

constexpr std::uint64_t default_nodes = 40'000;
constexpr int deeper = 10;             // times the nodes of the first look
constexpr std::size_t most_shown = 5;  // turning points of a game

struct ReviewOptions {
  std::vector<std::string> files;
  std::uint64_t nodes = 0;
  double movetime = 0;
  int hash_mb = 8;  // as in the page, so that the same nodes give the same review
  bool as_json = false;
  ProgressOptions progress;
};

// A game and what the review found.
struct Reviewed {
  ReviewGame game;
  std::vector<std::string> positions;
  review::Review review;
  std::array<std::string, 2> colours;

  [[nodiscard]] std::string sentence(std::size_t ply) const {
    return sentence_of(review.plies[ply], review.plies[ply + 1], {colours[0], colours[1]});
  }
};

class Reviewer {
 public:
  explicit Reviewer(const ReviewOptions& options) : options_(options), engine_(clock_) {}

  // Looks at every position, then again at those where the game turned, until nothing new turns up.
  [[nodiscard]] Reviewed review(const ReviewGame& game,
                                const std::function<void(std::size_t, std::size_t)>& on_look) {
    Reviewed reviewed{game, {}, {}, {}};
    std::string moves;
    for (const auto& move : game.moves) moves.append(move).append(" ");
    reviewed.positions = value_or_throw(rules::play_all(game.game, game.start, moves)).positions;
    const auto picture = value_or_throw(rules::picture(game.game, game.start));
    for (std::size_t side = 0; side < 2; ++side) reviewed.colours[side] = picture.players[side].colour;
    require(engine_.set_game(game.game));
    require(engine_.set_agent({.id = engine_.agent().id, .options = "", .resources = {options_.hash_mb}}));
    require(engine_.prepare());
    const std::size_t count = reviewed.positions.size();
    std::vector<review::Look> looks(count);
    for (std::size_t i = count; i-- > 0 && !interrupted();) {
      on_look(count - i, count);
      looks[i] = look_at(reviewed.positions[i], 1);
    }
    for (;;) {
      reviewed.review = value_or_throw(review::review(game.game, game.start, moves, looks));
      if (reviewed.review.deepen.empty() || interrupted()) return reviewed;
      for (const int at : reviewed.review.deepen) {
        if (interrupted()) break;
        on_look(count, count);
        looks[static_cast<std::size_t>(at)] = look_at(reviewed.positions[static_cast<std::size_t>(at)], 2);
      }
    }
  }

 private:
  static void require(const std::optional<Error>& fault) {
    if (fault) throw BadInput(fault->message);
  }

  review::Look look_at(const std::string& position, int pass) {
    require(engine_.set_position(position));
    if (engine_.outcome().over()) return {};
    // What was found elsewhere is forgotten: the page looks at positions in another order, and at several at
    // once.
    engine_.new_game();
    Limits limits;
    const std::uint64_t nodes =
        options_.nodes == 0 && options_.movetime == 0 ? default_nodes : options_.nodes;
    if (nodes > 0) limits.nodes = pass == 1 ? nodes : deeper * nodes;
    if (options_.movetime > 0) limits.time = from_milliseconds(options_.movetime);
    review::Look look;
    const auto answer = value_or_throw(engine_.go(
        limits, [&](const Thought& thought) { look.line = thought.line; }, interrupt_flag()));
    look.score = answer.score;
    look.pass = pass;
    // A search that ends before its first report still has a move.
    if (look.line.empty() || look.line.front() != answer.move) look.line = {answer.move};
    return look;
  }

  const ReviewOptions& options_;
  SteadyClock clock_;
  Engine engine_;
};

json rounded(double number, double steps) {
  return std::round(number * steps) / steps;
}

json as_json(const Reviewed& reviewed) {
  json players = json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    const auto& accuracy = reviewed.review.accuracy[side];
    players.push_back(
        {{"name", reviewed.game.players[side]}, {"accuracy", accuracy ? rounded(*accuracy, 10) : json()}});
  }
  json plies = json::array();
  for (std::size_t i = 0; i + 1 < reviewed.review.plies.size(); ++i) {
    const Ply& ply = reviewed.review.plies[i];
    const auto& judged = ply.judged;
    const auto turning_point = name_of(ply.turning_point);
    const std::string sentence = reviewed.sentence(i);
    plies.push_back(
        {{"ply", i},
         {"side", index(ply.side)},
         {"move", ply.move},
         {"position", reviewed.positions[i]},
         {"chance", judged ? rounded(judged->chance.chance, 10'000) : json()},
         {"margin", judged && judged->margin ? json(*judged->margin) : json()},
         {"proven", judged && judged->proven != Score::Kind::none ? json(name_of(judged->proven)) : json()},
         {"turning_point", turning_point.empty() ? json() : json(turning_point)},
         {"better", ply.has_better() ? json{ply.line.front()} : json::array()},
         {"reason", ply.reason ? json(ply.reason->id) : json()},
         {"sentence", sentence.empty() ? json() : json(sentence)}});
  }
  return {
      {"game", reviewed.game.game}, {"source", reviewed.game.name}, {"players", players}, {"plies", plies}};
}

// "champion (blue)", or only the colour.
std::string player_of(const Reviewed& reviewed, std::size_t side) {
  const auto& name = reviewed.game.players[side];
  return name.empty() ? reviewed.colours[side] : name + " (" + reviewed.colours[side] + ")";
}

std::string words_of(TurningPoint turning_point) {
  std::string words(name_of(turning_point));
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

void print_report(const Reviewed& reviewed) {
  const auto& plies = reviewed.review.plies;
  std::cout << reviewed.game.name << ": " << player_of(reviewed, 0) << " against " << player_of(reviewed, 1)
            << ", " << plies.size() - 1 << " plies\n";
  for (std::size_t side = 0; side < 2; ++side) {
    std::cout << "  accuracy of " << player_of(reviewed, side) << ": ";
    if (const auto& accuracy = reviewed.review.accuracy[side])
      std::cout << std::fixed << std::setprecision(1) << *accuracy << "%\n";
    else
      std::cout << "none: no move counts\n";
  }
  std::vector<std::size_t> turning_points;
  for (std::size_t i = 0; i + 1 < plies.size(); ++i)
    if (plies[i].turning_point != TurningPoint::none) turning_points.push_back(i);
  std::stable_sort(turning_points.begin(), turning_points.end(),
                   [&](std::size_t a, std::size_t b) { return *plies[a].lost > *plies[b].lost; });
  const std::size_t found = turning_points.size();
  turning_points.resize(std::min(found, most_shown));
  if (found == 0) std::cout << "  no turning point\n";
  for (const std::size_t i : turning_points)
    std::cout << "  ply " << i + 1 << ", " << plies[i].move << " by "
              << player_of(reviewed, index(plies[i].side)) << ", " << words_of(plies[i].turning_point) << ": "
              << reviewed.sentence(i) << '\n';
  if (found > most_shown) std::cout << "  and " << found - most_shown << " more that cost less\n";
}

// How often each player made each mistake, over all games.
class Mistakes {
 public:
  void add(const Reviewed& reviewed) {
    for (const Ply& ply : reviewed.review.plies) {
      if (ply.turning_point == TurningPoint::none) continue;
      const auto side = static_cast<std::size_t>(index(ply.side));
      const auto& name = reviewed.game.players[side];
      const std::string reason = ply.reason ? std::string(ply.reason->id) : "no reason named";
      ++counts_[name.empty() ? reviewed.colours[side] : name][reason];
    }
    ++games_;
  }

  void print() const {
    if (games_ < 2 || counts_.empty()) return;
    std::size_t width = 6;
    for (const auto& [player, reasons] : counts_) width = std::max(width, player.size());
    std::cout << '\n'
              << std::left << std::setw(static_cast<int>(width)) << "player"
              << "  turning points  reason\n";
    for (const auto& [player, reasons] : counts_) {
      std::vector<std::pair<int, std::string>> sorted;
      for (const auto& [reason, count] : reasons) sorted.emplace_back(-count, reason);
      std::sort(sorted.begin(), sorted.end());
      for (const auto& [count, reason] : sorted)
        std::cout << std::left << std::setw(static_cast<int>(width)) << player << std::right << std::setw(16)
                  << -count << "  " << reason << '\n';
    }
  }

 private:
  std::map<std::string, std::map<std::string, int>> counts_;
  int games_ = 0;
};

void print_review(const ReviewOptions& options) {
  std::vector<ReviewGame> games;
  for (const auto& file : options.files)
    for (auto& game : read_review_games(file)) games.push_back(std::move(game));
  watch_for_interrupts();
  const SteadyClock clock;
  Progress progress(options.progress, clock);
  Reviewer reviewer(options);
  Mistakes mistakes;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const auto reviewed = reviewer.review(games[i], [&](std::size_t look, std::size_t looks) {
      progress.update([&] {
        return "game " + std::to_string(i + 1) + " of " + std::to_string(games.size()) + ", position " +
               std::to_string(look) + " of " + std::to_string(looks);
      });
    });
    // Half a review would be taken for a whole one.
    if (interrupted()) {
      progress.say("interrupted: " + std::to_string(i) + " of " + std::to_string(games.size()) +
                   " games reviewed");
      break;
    }
    progress.clear();
    if (options.as_json)
      std::cout << as_json(reviewed).dump(-1, ' ', false, json::error_handler_t::replace) << std::endl;
    else
      print_report(reviewed);
    mistakes.add(reviewed);
  }
  progress.clear();
  if (!options.as_json) mistakes.print();
  if (interrupted()) throw NotProven();
}

}  // namespace

void add_review_command(CLI::App& app) {
  auto* command = add_command(app, "review", "Say where games turned, why, and what would have been better",
                              group::study, {"game.txt --nodes 2000", "game.txt --json --nodes 500"});
  auto options = std::make_shared<ReviewOptions>();
  command->add_option("FILE", options->files, "game records or match logs; - for standard input")->required();
  add_nodes_option(*command, options->nodes,
                   "positions to search at each ply, and ten times as many where the game turned; the same "
                   "number gives the same review (default 40000 without --movetime)");
  command->add_option("--movetime", options->movetime, "maximum time of each search in milliseconds")
      ->type_name("MS")
      ->check(number_between(1.0, 1e8));
  command->add_option("--hash", options->hash_mb, "size of the hash table in megabytes")
      ->type_name("MB")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command->add_flag("--json", options->as_json, "print one JSON object per game, each on its own line");
  add_progress_options(*command, options->progress);
  command->callback([options] { print_review(*options); });
}

}  // namespace arena::cli
