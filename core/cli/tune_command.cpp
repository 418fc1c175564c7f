#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "agents/list.hpp"
#include "cli/app.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_options.hpp"
#include "cli/positions_file.hpp"
#include "cli/progress.hpp"
#include "games/dispatch.hpp"
#include "match/schedule.hpp"
#include "review/list.hpp"
#include "tune/chance_fit.hpp"
#include "tune/fit.hpp"
#include "tune/self_play.hpp"
#include "tune/targets.hpp"
#include "tune/train.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

struct TuneOptions {
  std::string game;
  tune::SelfPlay plan;
  std::uint64_t nodes = 2000;
  std::vector<std::string> setups;
  std::string positions;
  std::string out;
  double trust = 1.0;
  bool chance = false;
  std::optional<std::string> shard;
  ProgressOptions progress;
};

// Two files with equal descriptions hold games of one plan.
std::string description_of(const TuneOptions& options) {
  const auto& plan = options.plan;
  std::string text = "game=" + options.game + " nodes=" + std::to_string(options.nodes) +
                     " seed=" + std::to_string(plan.seed) + " random=" + std::to_string(plan.random_plies) +
                     " mixed=" + std::to_string(plan.mixed_plies);
  if (options.chance) text += " chance";
  for (const auto& setup : plan.setups)
    if (!setup.empty()) text += " setup=\"" + setup + "\"";
  return text;
}

// Games of players of several strengths, seen by looks of the sizes that reviews use.
std::vector<tune::Strength> strengths_for_chance(std::uint64_t nodes) {
  std::vector<tune::Strength> strengths;
  for (const std::uint64_t look : {2'000, 12'000, 40'000})
    for (const std::uint64_t factor : {1, 5, 20}) strengths.push_back({factor * nodes, look});
  return strengths;
}

// "120", or "win", "loss", "draw" where it is proven.
std::string as_text(const Score& score) {
  return score.kind == Score::Kind::points ? std::to_string(score.value) : std::string(name_of(score.kind));
}
Score score_from(std::string_view text) {
  for (const auto kind : {Score::Kind::win, Score::Kind::loss, Score::Kind::draw})
    if (text == name_of(kind)) return {kind, 0};
  return {Score::Kind::points, std::atoi(std::string(text).c_str())};
}

BadInput bad_line(const std::string& path, const std::string& line) {
  return BadInput(path + " has a line that is not a position: " + line);
}

// One position per line, then, separated by tabs and for the side to move, the result of its game and the
// search's chance of winning, if known.
template <Game G>
tune::Samples read_samples(const std::string& path, const Tunable<G>& tunable, double trust) {
  tune::Samples samples;
  samples.terms = tunable.names.size();
  std::vector<tune::Sample> samples_read;
  each_position(path, [&](const std::string& line) {
    const auto tab = line.find('\t');
    const auto pos = G::parse_position(line.substr(0, tab));
    if (tab == std::string::npos || !pos) throw bad_line(path, line);
    char* end = nullptr;
    auto& [result, chance] = samples_read.emplace_back();
    result = std::strtod(line.c_str() + tab, &end);
    if (*end == '\t') chance = std::strtod(end, nullptr);
    tunable.count(*pos, samples.add(result));
  });
  if (trust == 1.0) return samples;
  const double confidence = tune::confidence(samples_read);
  std::cout << "confidence of search scores times " << std::setprecision(3) << confidence << '\n';
  std::transform(samples_read.begin(), samples_read.end(), samples.results.begin(),
                 [&](const auto& at) { return tune::target(at, trust, confidence); });
  return samples;
}

template <Game G>
void play(const Tunable<G>& tunable, const TuneOptions& options) {
  (void)in_shard(options.shard, 0);  // reports errors before any file is created
  PositionsFile file(options.positions, description_of(options));
  const SteadyClock clock;
  const Duration begin = clock.now();
  Progress progress(options.progress, clock);
  const auto is_due = [&](int game) {
    return in_shard(options.shard, static_cast<std::uint64_t>(game)) && !file.has(game);
  };
  int due = 0;
  for (int game = 0; game < options.plan.games; ++game) due += is_due(game) ? 1 : 0;
  int done = 0;
  watch_for_interrupts();
  const auto may_play = [&](int game) { return !interrupted() && is_due(game); };
  (void)value_or_throw(
      tune::play_games<G>(tunable, options.plan, may_play, [&](int game, const auto& played) {
        std::ostringstream lines;
        for (const auto& at : played) {
          lines << G::to_text(at.pos) << '\t' << at.result;
          if (options.chance)
            lines << '\t' << at.ply << '\t' << at.nodes << '\t' << as_text(at.score);
          else if (const auto chance = tune::chance_of(at.score, tunable.logit))
            lines << '\t' << *chance;
          lines << '\n';
        }
        file.add(game, lines.str());
        ++done;
        progress.update([&] {
          const double left = seconds(clock.now() - begin) / done * (due - done);
          return std::to_string(done) + " of " + std::to_string(due) + " games, " + match::time_left(left);
        });
      }));
  if (!interrupted()) return;
  progress.say("interrupted: the same command goes on from the positions so far");
  throw NotProven();
}

// A line: position, result, ply, nodes of the look, score. Only positions after searched moves count, because
// a random move is usually a gift to the side to move.
template <Game G>
std::vector<tune::Glance> read_glances(const std::string& path) {
  std::vector<tune::Glance> glances;
  int game = 0;
  int last_ply = -1;
  each_position(path, [&](const std::string& line) {
    const auto fields = split(line, '\t');
    const auto pos = G::parse_position(fields[0]);
    const auto ply = fields.size() == 5 ? parse_number<std::uint32_t>(fields[2]) : std::nullopt;
    if (!pos || !ply || *ply > 100'000) throw bad_line(path, line);
    if (static_cast<int>(*ply) <= last_ply) ++game;
    const bool follows = static_cast<int>(*ply) == last_ply + 1;
    last_ply = static_cast<int>(*ply);
    if (follows)
      glances.push_back({game, last_ply, review::stage_of<G>(*pos), score_from(fields[4]),
                         std::strtod(std::string(fields[1]).c_str(), nullptr)});
  });
  return glances;
}

template <Game G>
void fit_chances(const TuneOptions& options, std::optional<WholeFile>& file) {
  const auto glances = read_glances<G>(options.positions);
  const auto present = review::chance_table_of<G>();
  const auto check = tune::cross_check(glances, present);
  std::cout << glances.size() << " positions; each checked by a map fitted to other games\n"
            << "  chance   positions   mean   won\n"
            << std::fixed << std::setprecision(1);
  for (std::size_t i = 0; i < check.tenths.size(); ++i) {
    const auto& [count, chance, won] = check.tenths[i];
    std::cout << std::setw(4) << 10 * i << "-" << std::left << std::setw(5) << 10 * (i + 1) << std::right
              << std::setw(9) << count << std::setw(7) << 100 * chance / std::max(1, count) << std::setw(6)
              << 100 * won / std::max(1, count) << '\n';
  }
  std::cout << "in the band six plies later: " << 100.0 * check.in_band / std::max(1, check.pairs) << " %\n";
  if (!file) return;
  const auto rows = tune::fit_chance(glances, present);
  for (std::size_t i = 0; i < rows.size(); ++i)
    file->out() << "{" << rows[i].slope << ", " << rows[i].tempo << ", " << rows[i].spread << "},"
                << ((i + 1) % present.knots.size() == 0 ? "\n" : " ");
}

// Writes the weights as the inner lines of a braced list, so that a header can include them.
void write_sum(std::ostream& file, std::span<const std::string_view> names, const tune::Fit& fit) {
  for (std::size_t i = 0; i < names.size(); ++i)
    file << std::lround(fit.weights[i]) << ",  // " << names[i] << '\n';
}

void write_network(std::ostream& file, std::span<const std::string_view> names, int units,
                   std::span<const int> weights) {
  const auto row = [&](std::size_t length, std::string_view name) {
    for (std::size_t i = 0; i < length; ++i) file << weights[i] << (i + 1 < length ? ", " : ",  // ");
    file << name << '\n';
    weights = weights.subspan(length);
  };
  const auto width = static_cast<std::size_t>(units);
  for (const auto name : names) row(width + 1, name);
  row(width, "units");
  row(1, "bias");
}

void print(std::span<const std::string_view> names, std::span<const int> present, const tune::Fit& fit) {
  std::cout << std::fixed << std::setprecision(1) << "term             present   fitted  +- error\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    std::cout << std::left << std::setw(16) << names[i] << std::right << std::setw(8) << present[i]
              << std::setw(9) << fit.weights[i] << std::setw(10) << fit.errors[i] << '\n';
  std::cout << std::setprecision(5) << "scale " << fit.scale << " log-odds per hundredth\n";
}

void print_loss(double before, double after) {
  std::cout << std::fixed << std::setprecision(5) << "loss of the held-out samples: " << before << " before, "
            << after << " after\n";
}

template <Game G>
Expected<bool> tune_game(TuneOptions options) {
  const Tunable<G>* tunable = tunable_of<G>();
  if (!tunable) throw BadInput("no agent of " + std::string(G::id) + " can be tuned");
  std::optional<WholeFile> file;  // opened first, before hours are spent on games
  if (!options.out.empty()) file.emplace(options.out);
  if (options.plan.games > 0) play<G>(*tunable, options);
  if (options.shard) return true;  // the weights are fitted to all shards, when they are merged
  if (options.chance) {
    fit_chances<G>(options, file);
    if (file) file->commit();
    return true;
  }
  const tune::Samples samples = read_samples<G>(options.positions, *tunable, options.trust);
  std::cout << samples.size() << " samples\n";
  if (tunable->units > 0) {
    const tune::Trained trained = tune::train(samples, tunable->weights, {.units = tunable->units});
    print_loss(trained.loss_before, trained.loss_after);
    if (file) write_network(file->out(), tunable->names, tunable->units, trained.weights);
  } else {
    const tune::Fit fit = tune::fit(samples, tunable->weights);
    print(tunable->names, tunable->weights, fit);
    print_loss(fit.loss_before, fit.loss_after);
    if (file) write_sum(file->out(), tunable->names, fit);
  }
  if (file) file->commit();
  return true;
}

}  // namespace

void add_tune_command(CLI::App& app) {
  auto options = std::make_shared<TuneOptions>();
  auto* tune = add_command(app, "tune", "Fit an agent's weights to games against itself", group::develop,
                           {other_game() + " --games 4 --nodes 200 --positions positions.txt",
                            other_game() + " --games 0 --positions positions.txt --out weights.inc"});
  add_game_option(*tune, options->game)->required();
  tune->add_option("--games", options->plan.games, "number of games")
      ->check(CLI::Range(0, 10'000'000))
      ->capture_default_str();
  tune->add_option("--nodes", options->nodes, "nodes per move")
      ->check(CLI::Range(1, 1'000'000'000))
      ->capture_default_str();
  tune->add_option("--seed", options->plan.seed, "seed of the first game")->capture_default_str();
  tune->add_option("--setup", options->setups,
                   "setups without a seed, such as \"size=6..12\"; several are used in turn")
      ->type_name("SETUP");
  tune->add_option("--random", options->plan.random_plies, "random plies after the start")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  tune->add_option("--mixed", options->plan.mixed_plies,
                   "then up to this many plies (random per game), of which every second is random")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  tune->add_option("--trust", options->trust,
                   "weight of the game's result; the rest goes to the search's score")
      ->check(CLI::Range(0.0, 1.0))
      ->capture_default_str();
  tune->add_option("--positions", options->positions,
                   "file of positions with results; the games that it does not have are played and added, "
                   "and the weights are fitted to the whole file")
      ->type_name("FILE")
      ->required();
  tune->add_option("--shard", options->shard,
                   "play part i of n only: i/n; arena merge puts the files together")
      ->type_name("I/N");
  tune->add_option("--out", options->out, "file for the weights")
      ->type_name("FILE")
      ->excludes(tune->get_option("--shard"));
  tune->add_flag("--chance", options->chance,
                 "fit the chance of winning that a review shows, not the weights: games at 1, 5 and 20 times "
                 "the nodes in turn, each position seen by a search of its own");
  add_progress_options(*tune, options->progress);
  tune->callback([options] {
    options->plan.strengths = options->chance ? strengths_for_chance(options->nodes)
                                              : std::vector<tune::Strength>{{options->nodes, 0}};
    if (!options->setups.empty()) options->plan.setups.clear();
    for (const auto& setup : options->setups)
      for (auto& expanded : value_or_throw(match::expand_ranges(setup)))
        options->plan.setups.push_back(std::move(expanded));
    (void)value_or_throw(with_game(
        options->game, [&](auto tag) { return tune_game<typename decltype(tag)::type>(*options); }));
  });
}

}  // namespace arena::cli
