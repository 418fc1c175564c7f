#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <thread>

#include "cli/app.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_files.hpp"
#include "cli/match_options.hpp"
#include "cli/progress.hpp"

namespace arena::cli {
namespace {

class Interrupted {};

class InterruptiblePlayer final : public match::Player {
 public:
  explicit InterruptiblePlayer(std::unique_ptr<match::Player> player) : player_(std::move(player)) {}
  void new_game(const std::string& game, std::uint64_t seed) override { player_->new_game(game, seed); }
  Expected<match::Choice> choose(const match::Turn& turn) override {
    if (interrupted()) throw Interrupted{};
    return player_->choose(turn);
  }

 private:
  std::unique_ptr<match::Player> player_;
};

// Runs `work` in several threads, including this one. If one thread fails, the flag passed to `work` tells
// the others to stop; the first exception is rethrown when all have ended.
template <class Work>
void run_jobs(int jobs, const Work& work) {
  std::atomic<bool> failed = false;
  std::exception_ptr first_failure;
  std::mutex mutex;
  const auto guarded = [&] {
    try {
      work(failed);
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!failed) first_failure = std::current_exception();
      failed = true;
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 1; i < jobs; ++i) threads.emplace_back(guarded);
    guarded();
  }
  if (first_failure) std::rethrow_exception(first_failure);
}

// Plays the remaining games until none is left, the test has decided or Ctrl-C is pressed.
void play_all(const MatchOptions& options, const MatchPlan& plan, const std::vector<match::Fixture>& due,
              MatchResults& results, const Clock& clock) {
  const std::size_t games = results.standings().games() + due.size();
  const Duration begin = clock.now();
  Progress progress(options.progress, clock);
  const Complaint complain = [&](const std::string& sentence) { progress.say(sentence); };
  watch_for_interrupts();
  std::mutex mutex;
  auto next = due.begin();
  // Once the test has decided, no new pair begins, but a pair in progress is finished.
  const auto take = [&]() -> const match::Fixture* {
    const std::lock_guard lock(mutex);
    if (next != due.end() && next->number % 2 == 0 && results.decided()) next = due.end();
    return next == due.end() ? nullptr : &*next++;
  };
  const auto work = [&](const std::atomic<bool>& failed) {
    std::vector<std::unique_ptr<match::Player>> own;
    for (const auto& player : plan.players)
      own.push_back(
          std::make_unique<InterruptiblePlayer>(make_player(player, options.resources, clock, complain)));
    while (const auto* taken = failed ? nullptr : take()) {
      auto fixture = *taken;
      fixture.opening = match::opening_of(plan.schedule, fixture);
      results.add(match::play_game(options.game, fixture,
                                   {own[static_cast<std::size_t>(fixture.first)].get(),
                                    own[static_cast<std::size_t>(fixture.second)].get()},
                                   plan.terms, clock));
      progress.update([&] { return results.progress_line(games, clock.now() - begin); });
    }
  };
  try {
    run_jobs(options.jobs, work);
  } catch (const Interrupted&) {
    progress.say("interrupted: the games in progress are not counted");
  }
}

void run_match(const MatchOptions& options) {
  const SteadyClock clock;
  const MatchPlan plan = plan_of(options);
  if (sprt_of(options.table, plan.players.size()) && options.shard)
    throw BadInput("--sprt decides on a whole match, not on a shard: give it to arena merge");
  for (const auto& player : plan.players) check_player(player, options.game, options.resources, clock);
  const auto list = value_or_throw(match::fixtures(plan.schedule));
  (void)in_shard(options.shard, 0);  // reports errors before any file is created
  MatchResults results(options, plan.header);
  std::vector<match::Fixture> due;
  for (const auto& fixture : list)  // both games of a start stay together
    if (in_shard(options.shard, static_cast<std::uint64_t>(fixture.number / 2)) &&
        !results.has(fixture.number))
      due.push_back(fixture);
  play_all(options, plan, due, results, clock);
  print_table(plan.header, results.standings(), options.table);
  if (interrupted()) throw NotProven();
}

}  // namespace

void add_match_command(CLI::App& app) {
  auto options = std::make_shared<MatchOptions>();
  auto* match = add_command(
      app, "match", "Play agents or engines against each other and print the statistics", group::match,
      {"--agent champion --agent greedy --movetime 20 --games 2",
       other_game() +
           " --agent champion --agent random --nodes 100 --games 20 --sprt 0 200 --log match.log"});
  add_match_options(*match, *options);
  match->callback([options] { run_match(*options); });
}

}  // namespace arena::cli
