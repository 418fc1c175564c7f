#include <catch2/catch_all.hpp>

#include "search/budget.hpp"
#include "search/depth_forecast.hpp"
#include "support/clocks.hpp"

namespace arena {
namespace {

using std::chrono::milliseconds;

TEST_CASE("a node limit is exact", "[budget]") {
  const test::HandClock clock;
  Budget budget({std::uint64_t{5}, {}, {}, {}}, clock);
  int granted = 0;
  while (budget.spend_node()) ++granted;
  REQUIRE(granted == 5);
  REQUIRE(budget.nodes() == 5);
  REQUIRE(budget.spent());
  REQUIRE_FALSE(budget.spend_node());
  REQUIRE(budget.nodes() == 5);
}

TEST_CASE("the clock is looked at every interval", "[budget]") {
  test::HandClock clock;
  Budget budget({{}, {}, milliseconds(100), {}}, clock);
  budget.set_interval(10);
  clock.time = milliseconds(100);
  int granted = 0;
  while (budget.spend_node()) ++granted;
  REQUIRE(granted == 9);  // the tenth node looks
}

TEST_CASE("an agent may tighten the time, never widen it", "[budget]") {
  test::HandClock clock;
  Budget unlimited({}, clock);
  unlimited.limit_time(milliseconds(50));
  unlimited.limit_time(milliseconds(80));
  clock.time = milliseconds(49);
  REQUIRE(unlimited.look());
  clock.time = milliseconds(50);
  REQUIRE_FALSE(unlimited.look());
}

TEST_CASE("the stop flag ends a budget without limits", "[budget]") {
  const test::HandClock clock;
  std::atomic<bool> stop = false;
  Budget budget({}, clock, &stop);
  for (int i = 0; i < 10000; ++i) REQUIRE(budget.spend_node());
  stop = true;
  REQUIRE_FALSE(budget.look());
  REQUIRE_FALSE(budget.spend_node());
}

TEST_CASE("the share used is that of time or of nodes, whichever is greater", "[budget]") {
  test::HandClock clock;
  Budget budget({std::uint64_t{10}, {}, milliseconds(100), {}}, clock);
  REQUIRE(budget.used() == 0.0);
  clock.time = milliseconds(25);
  REQUIRE(budget.used() == Catch::Approx(0.25));
  for (int i = 0; i < 5; ++i) REQUIRE(budget.spend_node());
  REQUIRE(budget.used() == Catch::Approx(0.5));
}

TEST_CASE("where time is limited the longest pause between two looks is known", "[budget]") {
  test::HandClock clock;
  Budget budget({{}, {}, milliseconds(100), {}}, clock);
  const auto look_at = [&](int ms) {
    clock.time = milliseconds(ms);
    return budget.look();
  };
  REQUIRE(budget.longest_pause() == Duration{});
  REQUIRE(look_at(7));
  REQUIRE(look_at(8));
  REQUIRE(budget.longest_pause() == milliseconds(7));
  REQUIRE(look_at(48));
  REQUIRE(look_at(60));
  REQUIRE(budget.longest_pause() == milliseconds(40));
  REQUIRE_FALSE(look_at(150));
  REQUIRE(budget.longest_pause() == milliseconds(90));
}

Limits move_time(int ms) {
  Limits limits;
  limits.time = milliseconds(ms);
  return limits;
}

Duration hard_stop(const TimeManager& manager, const Limits& limits) {
  return manager.plan(limits).value().hard();
}

TEST_CASE("a quiet machine uses nearly all of a move's time, and never all of it", "[time]") {
  const TimeManager manager;
  for (const int ms : {1, 2, 10, 100, 2000, 60000}) {
    REQUIRE(hard_stop(manager, move_time(ms)) > Duration{});
    REQUIRE(hard_stop(manager, move_time(ms)) <= milliseconds(ms));
  }
  REQUIRE(hard_stop(manager, move_time(100)) >= milliseconds(85));
  REQUIRE(hard_stop(manager, move_time(200)) >= milliseconds(180));
  REQUIRE(hard_stop(manager, move_time(2000)) >= milliseconds(1930));
  REQUIRE(hard_stop(manager, move_time(2000)) <= milliseconds(1980));
  REQUIRE_FALSE(manager.plan({}));
}

TEST_CASE("an overrun makes the next answers earlier, and is forgotten", "[time]") {
  TimeManager manager;
  const Duration usual = hard_stop(manager, move_time(1000));
  manager.learn({}, -milliseconds(300));
  REQUIRE(hard_stop(manager, move_time(1000)) >= usual);
  manager.learn({}, milliseconds(200));
  REQUIRE(hard_stop(manager, move_time(1000)) <= milliseconds(750));
  manager.learn({}, milliseconds(10));
  REQUIRE(hard_stop(manager, move_time(1000)) < milliseconds(760));
  for (int move = 0; move < 300; ++move) manager.learn({}, -milliseconds(10));
  REQUIRE(hard_stop(manager, move_time(1000)) >= usual);
  manager.learn({}, milliseconds(60'000));
  REQUIRE(hard_stop(manager, move_time(1000)) == milliseconds(250));
}

TEST_CASE("a pause in an earlier search is kept free in the next", "[time]") {
  TimeManager manager;
  manager.learn(milliseconds(160), {});
  REQUIRE(hard_stop(manager, move_time(2000)) <= milliseconds(1800));
  REQUIRE(hard_stop(manager, move_time(2000)) >= milliseconds(1700));
}

TEST_CASE("time that is over, and answers that travel slowly, are taken off", "[time]") {
  const TimeManager manager;
  Limits limits = move_time(1000);
  const Duration usual = hard_stop(manager, limits);
  limits.spent = milliseconds(100);
  REQUIRE(hard_stop(manager, limits) == usual - milliseconds(100));
  limits.delay = milliseconds(50);
  REQUIRE(hard_stop(manager, limits) == usual - milliseconds(200));
  limits.spent = milliseconds(5000);
  REQUIRE(hard_stop(manager, limits) == milliseconds(1));
}

TEST_CASE("a pause within a search stops it earlier", "[time]") {
  test::HandClock clock;
  const TimeManager manager;
  const Limits limits = move_time(100);
  Budget budget(limits, clock, nullptr, &manager);
  const auto look_at = [&](int ms) {
    clock.time = milliseconds(ms);
    return budget.look();
  };
  REQUIRE(look_at(40));
  REQUIRE(budget.longest_pause() == milliseconds(40));
  REQUIRE(look_at(48));
  REQUIRE_FALSE(look_at(51));
}

Limits game_time(int ms, int increment = 0) {
  Limits limits;
  limits.game_time = milliseconds(ms);
  limits.increment = milliseconds(increment);
  return limits;
}

TEST_CASE("a game's clock is shared out, and never runs out", "[time]") {
  const TimeManager manager;
  const auto plan = manager.plan(game_time(180'000)).value();
  REQUIRE(plan.soft == milliseconds(7200));
  REQUIRE(plan.hard() == milliseconds(21'600));
  for (const int left : {1, 2, 5, 20, 100, 1000}) {
    INFO(left);
    REQUIRE(manager.plan(game_time(left)).value().hard() <= milliseconds(left));
    REQUIRE(manager.plan(game_time(left, 1000)).value().hard() <=
            std::max<Duration>(milliseconds(left) * 2 / 5, milliseconds(1)));
  }
  REQUIRE(manager.plan(game_time(60'000, 2000)).value().soft == milliseconds(3900));
  // Whole games of the longest allowed moves: the clock never falls under zero.
  Duration left = milliseconds(3000);
  for (int move = 0; move < 200; ++move) {
    left -= manager.plan(game_time(static_cast<int>(left / milliseconds(1)))).value().hard();
    REQUIRE(left > Duration{});
    if (left < milliseconds(5)) break;
  }
  // With a limit for the move as well, the smaller one counts.
  Limits both = game_time(180'000);
  both.time = milliseconds(1000);
  REQUIRE(manager.plan(both).value().hard() == hard_stop(manager, move_time(1000)));
  both.game_time = milliseconds(1000);
  REQUIRE(manager.plan(both).value().hard() < milliseconds(300));
}

TEST_CASE("a search ends early only where time alone limits it", "[time]") {
  const SteadyClock clock;
  const auto early = [&](auto change) {
    Limits limits = move_time(1000);
    change(limits);
    return Budget(limits, clock).may_end_early();
  };
  REQUIRE(early([](Limits&) {}));
  REQUIRE_FALSE(early([](Limits& limits) { limits.early = false; }));
  REQUIRE_FALSE(early([](Limits& limits) { limits.nodes = 5; }));
  REQUIRE_FALSE(early([](Limits& limits) { limits.depth = 5; }));
  REQUIRE_FALSE(early([](Limits& limits) { limits.time.reset(); }));
}

TEST_CASE("a depth whose first move alone outlasts the time left is not begun", "[time]") {
  test::HandClock clock;
  const TimeManager manager;
  const auto decided = [&](int at_ms, std::uint64_t first_move_nodes) {
    clock.time = {};
    Budget budget(move_time(1000), clock, nullptr, &manager);
    budget.spend_nodes(10'000);
    DepthForecast forecast;
    forecast.add(1000, 500, true);
    forecast.add(3000, first_move_nodes, true);  // three times the depth before
    clock.time = milliseconds(at_ms);
    return forecast.is_decided(budget);
  };
  // 10,000 nodes in 300 ms: a first move of 1,000 nodes takes 3,000 at the next depth, 90 ms.
  REQUIRE_FALSE(decided(300, 1000));
  // 8,000 nodes become 24,000: 720 ms.
  REQUIRE(decided(300, 8000));
}

}  // namespace
}  // namespace arena
