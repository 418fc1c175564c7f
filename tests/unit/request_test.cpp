#include "engine/request.hpp"

#include <catch2/catch_all.hpp>
#include <cmath>
#include <map>

namespace arena {
namespace {

using Members = std::map<std::string, ForeignValue, std::less<>>;

Expected<ThinkRequest> read(const Members& changes) {
  Members members{
      {"game", std::string("colosseum")}, {"position", std::string("p")}, {"agent", std::string("greedy")}};
  for (const auto& [name, value] : changes) members.insert_or_assign(name, value);
  return read_request([&](std::string_view name) {
    const auto at = members.find(name);
    return at == members.end() ? ForeignValue{} : at->second;
  });
}

TEST_CASE("a request is read member by member", "[request]") {
  const auto request = read({{"options", std::string("a=b")},
                             {"seed", 7.0},
                             {"hashMb", 2.0},
                             {"multiPv", 3.0},
                             {"limits.nodes", 1e6},
                             {"limits.depth", 4.0},
                             {"limits.ms", 1500.5},
                             {"limits.gameMs", 60'000.0},
                             {"limits.incrementMs", 100.0},
                             {"limits.spentMs", 12.0},
                             {"limits.lagMs", 8.0},
                             {"limits.early", false}});
  REQUIRE(request);
  REQUIRE(request->game == "colosseum");
  REQUIRE(request->position == "p");
  REQUIRE(request->agent == AgentChoice{"greedy", "a=b", 7, {2, 3}});
  const Limits& limits = request->limits;
  REQUIRE(limits.nodes == 1'000'000U);
  REQUIRE(limits.depth == 4);
  REQUIRE(limits.time == std::chrono::microseconds(1'500'500));
  REQUIRE(limits.game_time == std::chrono::seconds(60));
  REQUIRE(limits.increment == std::chrono::milliseconds(100));
  REQUIRE(limits.spent == std::chrono::milliseconds(12));
  REQUIRE(limits.delay == std::chrono::milliseconds(8));
  REQUIRE_FALSE(limits.early);
}

TEST_CASE("a number may be the smallest and the greatest of its range, and nothing beyond", "[request]") {
  const auto fits = [](const std::string& name, double number) { return read({{name, number}}).has_value(); };
  const std::vector<std::tuple<std::string, double, double>> ranges{
      {"seed", 0, 9007199254740992.0},
      {"hashMb", 1, max_hash_mb},
      {"multiPv", 1, max_multi_pv},
      {"limits.nodes", 0, 9007199254740992.0},
      {"limits.depth", 1, 9007199254740992.0},
      {"limits.ms", 0, 2'592'000'000.0},
      {"limits.gameMs", 0, 2'592'000'000.0},
      {"limits.incrementMs", 0, 2'592'000'000.0},
      {"limits.spentMs", 0, 2'592'000'000.0},
      {"limits.lagMs", 0, 2'592'000'000.0}};
  for (const auto& [name, min, max] : ranges) {
    INFO(name);
    REQUIRE(fits(name, min));
    REQUIRE(fits(name, max));
    REQUIRE_FALSE(fits(name, min - 0.5));
    REQUIRE_FALSE(fits(name, 2 * max));
  }
  REQUIRE(read({{"limits.depth", 5000.0}})->limits.depth == 1000);
}

TEST_CASE("absent members keep their defaults", "[request]") {
  const auto request = read({});
  REQUIRE(request);
  REQUIRE(request->agent == AgentChoice{"greedy", "", 1, Resources{}});
  REQUIRE_FALSE(request->limits.nodes);
  REQUIRE_FALSE(request->limits.depth);
  REQUIRE_FALSE(request->limits.time);
  REQUIRE_FALSE(request->limits.game_time);
  REQUIRE(request->limits.early);
}

TEST_CASE("the message names a member of a wrong type or range", "[request]") {
  const double nan = std::nan("");
  const std::vector<std::pair<std::string, ForeignValue>> wrong{{"", OtherType{}},
                                                                {"limits", OtherType{}},
                                                                {"game", 5.0},
                                                                {"game", ForeignValue{}},
                                                                {"position", OtherType{}},
                                                                {"agent", true},
                                                                {"agent", 1.0},
                                                                {"options", 1.0},
                                                                {"seed", -1.0},
                                                                {"seed", nan},
                                                                {"seed", 1e300},
                                                                {"hashMb", 0.0},
                                                                {"hashMb", 0.5},
                                                                {"hashMb", nan},
                                                                {"hashMb", std::string("8")},
                                                                {"hashMb", 1e9},
                                                                {"multiPv", 0.0},
                                                                {"multiPv", 1e9},
                                                                {"limits.nodes", -5.0},
                                                                {"limits.nodes", nan},
                                                                {"limits.nodes", OtherType{}},
                                                                {"limits.depth", 0.0},
                                                                {"limits.depth", -1.0},
                                                                {"limits.ms", -1.0},
                                                                {"limits.ms", nan},
                                                                {"limits.ms", 1e300},
                                                                {"limits.gameMs", -1.0},
                                                                {"limits.spentMs", -1.0},
                                                                {"limits.lagMs", nan},
                                                                {"limits.early", 1.0},
                                                                {"limits.incrementMs", -1.0}};
  for (const auto& [name, value] : wrong) {
    INFO(name << ", kind " << value.index());
    const auto request = read({{name, value}});
    REQUIRE_FALSE(request);
    REQUIRE(request.error().code == Error::Code::bad_request);
    REQUIRE(request.error().message.find(name.empty() ? "request" : name) == 0 + (name.empty() ? 4U : 0U));
  }
}

}  // namespace
}  // namespace arena
