// How the submitted agent of report 004 plays.
#include <catch2/catch_all.hpp>
#include <set>

#include "agents/tetress/first_moves.hpp"
#include "agents/tetress/mobility_minimax.hpp"
#include "agents/tetress/preference.hpp"
#include "agents/tetress/report_evaluation.hpp"
#include "support/clocks.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

using namespace tetress;

constexpr auto read = test::read_position<Tetress>;

test::Turn<Tetress> turn_of(const std::string& position, std::string_view options = "",
                            const Limits& limits = {}) {
  return test::take_turn(*test::make_agent<Tetress>("mobility-minimax", options), read(position), limits);
}
TEST_CASE("mobility-minimax: the first moves are played without a search", "[agents]") {
  const auto first = [](const std::string& position) { return turn_of(position).move; };
  REQUIRE(first("11/11/11/11/11/11/11/11/11/11/11 r 0") == "a1b1a2b2");
  REQUIRE(first("RR9/RR9/11/11/11/11/11/11/11/11/11 b 1") == "c1d1c2d2");
  REQUIRE(first("11/11/11/11/11/11/11/11/4RR5/4RR5/11 b 1") == "a1b1a2b2");
  // a2 is taken: O does not fit on a1, I flat does; with b1 taken too I upright does not and T up does.
  REQUIRE(first("11/R10/R10/R10/R10/11/11/11/11/11/11 b 1") == "a1b1c1d1");
  REQUIRE(first("1R9/RR9/1R9/11/11/11/11/11/11/11/11 b 1") == "a1a11b11k11");
  REQUIRE(turn_of("11/11/11/11/11/11/11/11/11/11/11 r 0").nodes == 0);
  std::set<std::string> random;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto player = test::make_agent<Tetress>("mobility-minimax", "random-first-move=true");
    player->new_game(seed);
    random.insert(test::take_turn(*player, read("11/11/11/11/11/11/11/11/11/11/11 r 0")).move);
  }
  REQUIRE(random.size() == 5);
}

// Some positions of random games that are past their first moves and not over.
std::vector<std::string> some_positions(std::size_t count, int most_moves) {
  std::vector<std::string> positions;
  Rng rng(23);
  while (positions.size() < count)
    test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
      const bool fits =
          pos.ply >= 2 && !moves.empty() && moves.size() <= static_cast<std::size_t>(most_moves);
      if (fits && positions.size() < count && uniform(rng, 3) == 0)
        positions.push_back(Tetress::to_text(pos));
    });
  return positions;
}

// The report's minimax without pruning, over the same lists of moves.
int slow_value(const tetress::Position& pos, int depth, Side agent, bool discarding, Measure measure) {
  MoveList moves;
  if (depth > 0 && pos.ply < max_plies) preferred_moves(pos, pos.side(), discarding, moves);
  if (moves.empty()) return evaluate(pos, agent, measure);
  std::optional<int> best;
  for (const auto& move : moves) {
    auto next = pos;
    apply(next, move);
    const int value = slow_value(next, depth - 1, agent, discarding, measure);
    if (!best || (pos.side() == agent ? value > *best : value < *best)) best = value;
  }
  return *best;
}

TEST_CASE("mobility-minimax: alpha-beta finds the value that plain minimax finds", "[agents]") {
  const auto check = [](const std::string& text, const std::string& options, int depth, bool discarding,
                        Measure measure) {
    INFO(text << " depth " << depth << " " << options);
    const auto pos = read(text);
    MoveList moves;
    preferred_moves(pos, pos.side(), discarding, moves);
    int best = -decided;
    std::string first_best;
    for (const auto& move : moves) {
      auto next = pos;
      apply(next, move);
      const int value = slow_value(next, depth - 1, pos.side(), discarding, measure);
      if (first_best.empty() || value > best) first_best = tetress::to_text(move);
      best = std::max(best, value);
    }
    const Limits limits{{}, depth, {}, {}};
    const auto turn = turn_of(text, options, limits);
    REQUIRE(turn.info.score.value == best);
    REQUIRE(turn.info.depth <= depth);
    REQUIRE(turn_of(text, options + " strict-root=true", limits).move == first_best);
  };
  for (const std::string& text : some_positions(10, 1000)) {
    check(text, "", 2, true, Measure::mobility);
    check(text, "by-lines=true", 2, true, Measure::lines);
  }
  for (const std::string& text : some_positions(8, 40)) {
    check(text, "", 4, true, Measure::mobility);
    check(text, "no-discarding=true", 2, false, Measure::mobility);
  }
}

TEST_CASE("mobility-minimax: how deep it looks", "[agents]") {
  const std::string middle = some_positions(1, 60).front();
  const auto pos = read(middle);
  INFO(middle);
  using std::chrono::seconds;
  REQUIRE(turn_of(middle).info.depth == minimax_depth(Tetress::count_moves(pos), std::nullopt));
  REQUIRE(turn_of(middle, "", {{}, {}, {}, seconds(9)}).info.depth == 2);
  REQUIRE(turn_of(middle, "", {{}, {}, {}, seconds(100)}).info.depth ==
          minimax_depth(Tetress::count_moves(pos), seconds(100)));
  // A time for each move is no limit of the game: as if 180 seconds had been there at its beginning.
  REQUIRE(turn_of(middle, "", {{}, {}, seconds(3600), {}}).info.depth ==
          minimax_depth(Tetress::count_moves(pos), seconds(180)));
}

TEST_CASE("mobility-minimax: a time for each move adds up to the game's", "[agents]") {
  const auto pos = read(some_positions(1, 60).front());
  const auto player = test::make_agent<Tetress>("mobility-minimax");
  std::vector<int> depths;
  for (int turn = 0; turn < 4; ++turn) {
    const test::TickingClock clock(std::chrono::seconds(40));
    Budget budget({{}, {}, std::chrono::hours(10), {}}, clock);
    int depth = 0;
    (void)player->choose(pos, budget, [&](const auto& info) { depth = info.depth; });
    depths.push_back(depth);
  }
  REQUIRE(depths.front() == minimax_depth(Tetress::count_moves(pos), std::chrono::seconds(180)));
  REQUIRE(depths.back() == 2);
  player->new_game(1);
  const test::TickingClock clock(std::chrono::seconds(40));
  Budget budget({{}, {}, std::chrono::hours(10), {}}, clock);
  int depth = 0;
  (void)player->choose(pos, budget, [&](const auto& info) { depth = info.depth; });
  REQUIRE(depth == depths.front());
}

TEST_CASE("mobility-minimax: among equals the last searched is played, and a win ends the search",
          "[agents]") {
  bool differs = false;
  for (const std::string& text : some_positions(30, 100)) {
    const auto last = turn_of(text);
    const auto first = turn_of(text, "strict-root=true");
    INFO(text);
    REQUIRE(last.info.score == first.info.score);
    differs = differs || last.move != first.move;
  }
  REQUIRE(differs);
  // Any move of red's wins, since blue has nothing left; the first of its order is enough.
  const auto won = turn_of("11/11/11/11/11/R10/11/11/11/11/11 r 20");
  REQUIRE(won.info.score.value == decided);
  REQUIRE(won.nodes == 1);
}

TEST_CASE("mobility-minimax: when it is broken off the best completed move stands", "[agents]") {
  const std::string text = some_positions(1, 60).front();
  const auto whole = turn_of(text);
  for (std::uint64_t nodes = 0; nodes < whole.nodes; nodes += 17) {
    const auto cut = turn_of(text, "", {nodes, {}, {}, {}});
    REQUIRE((cut.info.line.empty() || cut.info.score.value <= whole.info.score.value));
  }
  REQUIRE(turn_of(text, "", {whole.nodes, {}, {}, {}}).move == whole.move);
}

}  // namespace
}  // namespace arena
