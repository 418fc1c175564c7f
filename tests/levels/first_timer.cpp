// A model of a visitor's first games, for choosing the lowest levels: first_timer GAME LEVEL GAMES.
//
// A first-timer follows the number that the page shows: more for oneself, less for the opponent. They look at
// a third of their moves, at random, and at no reply. They recognise half of the moves that end the game:
// of these they play a win and avoid a loss. Of the others they see only the number.
//
// Prints the score of the champion's level against this model, each start played with both sides, as the page
// starts its games: win, draw, loss, points per cent and their 95 % interval.
#include <charconv>
#include <iostream>
#include <numeric>
#include <string>

#include "agents/agent.hpp"
#include "games/dispatch.hpp"
#include "match/play.hpp"
#include "match/statistics.hpp"
#include "util/clock.hpp"
#include "util/rng.hpp"

namespace {

using namespace arena;

int sum(const std::vector<Fact>& facts, std::string_view name) {
  for (const Fact& fact : facts)
    if (fact.name == name) return std::accumulate(fact.values.begin(), fact.values.end(), 0);
  return 0;
}

int element(const std::vector<Fact>& facts, std::string_view name, int at) {
  for (const Fact& fact : facts)
    if (fact.name == name) return fact.values[static_cast<std::size_t>(at)];
  return 0;
}

// The numbers on the players' cards (`count` in web/js/games/*/labels.js), as the lead of a side.
int shown_lead(const Colosseum::Position& pos, Side side) {
  const auto facts = Colosseum::facts(pos);
  return element(facts, "nearer", index(side)) - element(facts, "nearer", index(other(side)));
}
int shown_lead(const Infexion::Position& pos, Side side) {
  const auto facts = Infexion::facts(pos);
  const int lead = sum(facts, "power_first") - sum(facts, "power_second");
  return side == Side::first ? lead : -lead;
}
int shown_lead(const Tetress::Position& pos, Side side) {
  const auto facts = Tetress::facts(pos);
  return element(facts, "room", index(side)) - element(facts, "room", index(other(side)));
}

template <Game G>
class FirstTimer final : public match::Player {
 public:
  void new_game(const std::string&, std::uint64_t seed) override { rng_ = Rng(seed); }

  Expected<match::Choice> choose(const match::Turn& turn) override {
    const auto pos = G::parse_position(turn.position);
    if (!pos) return pos.error();
    typename G::MoveList moves;
    G::legal_moves(*pos, moves);
    const Side mover = G::side_to_move(*pos);
    const std::size_t last_resort = uniform(rng_, static_cast<std::uint32_t>(moves.size()));
    std::optional<std::size_t> best;
    int best_value = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (uniform(rng_, 3) != 0 && i != last_resort) continue;
      const int value = value_of(*pos, moves[i], mover);
      if (best && value <= best_value) continue;
      best = i;
      best_value = value;
    }
    return G::to_text(*pos, moves[*best]);
  }

 private:
  static constexpr int end_value = 100'000;

  int value_of(const typename G::Position& pos, const typename G::Move& move, Side mover) {
    typename G::Position after = pos;
    G::apply(after, move);
    const Outcome end = G::outcome(after);
    if (end.over() && uniform(rng_, 2) == 0) {
      if (end.kind == Outcome::Kind::draw) return 0;
      return end.kind == win_for(mover) ? end_value : -end_value;
    }
    return shown_lead(after, mover);
  }

  Rng rng_{0};
};

// The starts that the page deals (`first.setup` in web/js/games/*/index.js).
template <Game G>
constexpr std::string_view setup = "size=7 rules=2023";
template <>
constexpr std::string_view setup<Infexion> = "opening=6";
template <>
constexpr std::string_view setup<Tetress> = "opening=2";

template <Game G>
Expected<bool> play(const std::string& level, int games) {
  const std::string game(G::id);
  match::Schedule schedule;
  schedule.game = game;
  schedule.games_a_pair = games;
  schedule.setups = {std::string(setup<G>)};
  schedule.seed = 42;
  const auto fixtures = match::fixtures(schedule);
  if (!fixtures) return fixtures.error();
  const SteadyClock clock;
  const auto champion = match::make_agent_player("champion", "level=" + level, clock);
  FirstTimer<G> first_timer;
  match::Pace pace;
  pace.move_time = std::chrono::seconds(2);
  match::Tally tally;
  match::Pairs pairs;
  int half_points = 0;
  for (const match::Fixture& fixture : *fixtures) {
    const bool champion_begins = fixture.first == 0;
    const auto result = match::play_game(
        game, fixture,
        {champion_begins ? champion.get() : &first_timer, champion_begins ? &first_timer : champion.get()},
        {pace}, clock);
    const Side side = champion_begins ? Side::first : Side::second;
    const bool won = result.outcome.kind == win_for(side);
    const bool drawn = result.outcome.kind == Outcome::Kind::draw;
    tally.wins += won ? 1 : 0;
    tally.draws += drawn ? 1 : 0;
    tally.losses += won || drawn ? 0 : 1;
    half_points += won ? 2 : drawn ? 1 : 0;
    if (tally.games() % 2 == 0) pairs.add(std::exchange(half_points, 0));
  }
  const auto [low, high] = match::score_interval(pairs);
  std::cout << game << " level " << level << " against a first-timer: +" << tally.wins << " =" << tally.draws
            << " -" << tally.losses << ", " << 100 * tally.score() << " % [" << 100 * low << ", "
            << 100 * high << "]\n";
  return true;
}

}  // namespace

int main(int count, char** words) {
  int games = 0;
  if (count == 4) {
    const std::string_view text = words[3];
    std::from_chars(text.data(), text.data() + text.size(), games);
  }
  if (games < 2) {
    std::cerr << "usage: first_timer GAME LEVEL GAMES\n";
    return 2;
  }
  const auto played =
      with_game(words[1], [&](auto tag) { return play<typename decltype(tag)::type>(words[2], games); });
  if (played) return 0;
  std::cerr << played.error().message << '\n';
  return 2;
}
