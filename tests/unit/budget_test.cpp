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

TEST_CASE("a late answer makes the next ones earlier, and is forgotten", "[budget]") {
  TimeKeeper keeper;
  const Duration usual = keeper.safe_time(milliseconds(1000));
  keeper.learn(usual, usual - milliseconds(300));
  REQUIRE(keeper.safe_time(milliseconds(1000)) == usual);
  keeper.learn(usual, usual + milliseconds(80));
  REQUIRE(keeper.safe_time(milliseconds(1000)) == usual - milliseconds(160));
  keeper.learn(usual, usual + milliseconds(10));
  REQUIRE(keeper.safe_time(milliseconds(1000)) < usual - milliseconds(140));
  for (int move = 0; move < 200; ++move) keeper.learn(usual, usual);
  REQUIRE(keeper.safe_time(milliseconds(1000)) > usual - milliseconds(1));
  keeper.learn(usual, milliseconds(60'000));
  REQUIRE(keeper.safe_time(milliseconds(1000)) == milliseconds(250));
}

}  // namespace
}  // namespace arena
