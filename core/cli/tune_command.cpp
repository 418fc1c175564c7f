#include <CLI/CLI.hpp>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>

#include "agents/list.hpp"
#include "cli/app.hpp"
#include "games/dispatch.hpp"
#include "tune/fit.hpp"
#include "tune/self_play.hpp"

namespace arena::cli {
namespace {

struct TuneOptions {
  std::string game;
  tune::SelfPlay plan;
  std::string out;
};

// The weights as the lines of a braced list, so that a header can include them.
void write_weights(std::ostream& file, std::span<const std::string_view> names, const tune::Fit& fit) {
  for (std::size_t i = 0; i < names.size(); ++i)
    file << std::lround(fit.weights[i]) << ",  // " << names[i] << '\n';
}

void print(std::span<const std::string_view> names, std::span<const int> present, const tune::Fit& fit) {
  std::cout << std::fixed << std::setprecision(1) << "term             present   fitted  +- error\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    std::cout << std::left << std::setw(16) << names[i] << std::right << std::setw(8) << present[i]
              << std::setw(9) << fit.weights[i] << std::setw(10) << fit.errors[i] << '\n';
  std::cout << std::setprecision(5) << "scale " << fit.scale << " log-odds a hundredth\n"
            << "loss of the samples held out: " << fit.loss_before << " before, " << fit.loss_after
            << " after\n";
}

template <Game G>
Expected<bool> tune_game(const TuneOptions& options) {
  const Tunable<G>* tunable = tunable_of<G>();
  if (!tunable) throw BadInput("no agent of " + std::string(G::id) + " can be tuned");
  // Opened before hours are spent on games.
  std::ofstream file;
  if (!options.out.empty()) file.open(options.out);
  if (!file) throw BadInput("the weights cannot be written to " + options.out);
  const auto samples = value_or_throw(tune::play_games<G>(*tunable, options.plan));
  std::cout << samples.size() << " samples of " << options.plan.games << " games\n";
  const tune::Fit fit = tune::fit(samples, tunable->weights);
  print(tunable->names, tunable->weights, fit);
  if (file.is_open()) write_weights(file, tunable->names, fit);
  return true;
}

}  // namespace

void add_tune_command(CLI::App& app) {
  auto options = std::make_shared<TuneOptions>();
  auto* tune = app.add_subcommand("tune", "Fit an agent's weights to games against itself");
  tune->add_option("--game", options->game, "which game")->required();
  tune->add_option("--games", options->plan.games, "how many")
      ->check(CLI::Range(1, 10'000'000))
      ->capture_default_str();
  tune->add_option("--nodes", options->plan.nodes, "nodes a move")
      ->check(CLI::Range(1, 1'000'000'000))
      ->capture_default_str();
  tune->add_option("--seed", options->plan.seed, "seed of the first game")->capture_default_str();
  tune->add_option("--setup", options->plan.setup, "starts, without a seed: \"opening=6\"");
  tune->add_option("--random", options->plan.random_plies, "random plies after the start")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  tune->add_option("--out", options->out, "file for the weights");
  tune->callback([options] {
    (void)value_or_throw(with_game(
        options->game, [&](auto tag) { return tune_game<typename decltype(tag)::type>(*options); }));
  });
}

}  // namespace arena::cli
