#include "search/budget.hpp"

#include <catch2/catch_all.hpp>

#include "search/time_plan.hpp"

namespace arena {
namespace {

using std::chrono::milliseconds;

class HandClock final : public Clock {
 public:
  [[nodiscard]] Duration now() const override { return time; }
  Duration time{};
};

TEST_CASE("a node limit is exact", "[budget]") {
  const HandClock clock;
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
  HandClock clock;
  Budget budget({{}, {}, milliseconds(100), {}}, clock);
  budget.set_interval(10);
  clock.time = milliseconds(100);
  int granted = 0;
  while (budget.spend_node()) ++granted;
  REQUIRE(granted == 9);  // the tenth node looks
}

TEST_CASE("an agent may tighten the time, never widen it", "[budget]") {
  HandClock clock;
  Budget unlimited({}, clock);
  unlimited.limit_time(milliseconds(50));
  unlimited.limit_time(milliseconds(80));
  clock.time = milliseconds(49);
  REQUIRE(unlimited.look());
  clock.time = milliseconds(50);
  REQUIRE_FALSE(unlimited.look());
}

TEST_CASE("the stop flag ends a budget without limits", "[budget]") {
  const HandClock clock;
  std::atomic<bool> stop = false;
  Budget budget({}, clock, &stop);
  for (int i = 0; i < 10000; ++i) REQUIRE(budget.spend_node());
  stop = true;
  REQUIRE_FALSE(budget.look());
  REQUIRE_FALSE(budget.spend_node());
}

TEST_CASE("the share used is that of time or of nodes, whichever is greater", "[budget]") {
  HandClock clock;
  Budget budget({std::uint64_t{10}, {}, milliseconds(100), {}}, clock);
  REQUIRE(budget.used() == 0.0);
  clock.time = milliseconds(25);
  REQUIRE(budget.used() == Catch::Approx(0.25));
  for (int i = 0; i < 5; ++i) REQUIRE(budget.spend_node());
  REQUIRE(budget.used() == Catch::Approx(0.5));
}

TEST_CASE("some time is kept back, but never all of it", "[budget]") {
  const TimeKeeper keeper;
  for (const int ms : {1, 2, 10, 100, 2000, 60000}) {
    REQUIRE(keeper.safe_time(milliseconds(ms)) > Duration{});
    REQUIRE(keeper.safe_time(milliseconds(ms)) <= milliseconds(ms));
  }
  REQUIRE(keeper.safe_time(milliseconds(2000)) > milliseconds(1850));
  REQUIRE(share_of(milliseconds(180'000), {}) < milliseconds(10'000));
  REQUIRE(share_of(milliseconds(30), milliseconds(1000)) <= milliseconds(10));
}

TEST_CASE("where time is limited the longest pause between two looks is known", "[budget]") {
  HandClock clock;
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

TEST_CASE("a late answer makes the next ones earlier, and is forgotten", "[budget]") {
  TimeKeeper keeper;
  const Duration limit = milliseconds(1000);
  const Duration usual = keeper.safe_time(limit);
  keeper.learn(usual, usual - milliseconds(300), {});
  REQUIRE(keeper.safe_time(limit) == usual);
  keeper.learn(usual, usual + milliseconds(200), {});
  REQUIRE(keeper.safe_time(limit) == milliseconds(750));
  keeper.learn(usual, usual + milliseconds(10), {});
  REQUIRE(keeper.safe_time(limit) < milliseconds(760));
  for (int move = 0; move < 200; ++move) keeper.learn(usual, usual, {});
  REQUIRE(keeper.safe_time(limit) == usual);
  keeper.learn(usual, milliseconds(60'000), {});
  REQUIRE(keeper.safe_time(limit) == milliseconds(250));
}

TEST_CASE("a long pause in the middle of a thought makes the next answers earlier too", "[budget]") {
  TimeKeeper keeper;
  const Duration limit = milliseconds(2000);
  const Duration usual = keeper.safe_time(limit);
  keeper.learn(usual, usual, milliseconds(48));
  REQUIRE(keeper.safe_time(limit) == usual);
  keeper.learn(usual, usual, milliseconds(160));
  REQUIRE(keeper.safe_time(limit) == milliseconds(1800));
}

}  // namespace
}  // namespace arena
