#include "engine/session.hpp"

#include <catch2/catch_all.hpp>

#include "engine/rules.hpp"

namespace arena {
namespace {

ThinkRequest greedy_request() {
  ThinkRequest request;
  request.game = "colosseum";
  request.position = rules::start("colosseum", "size=6 seed=4").value();
  request.agent = "greedy";
  request.limits.nodes = 1000;
  return request;
}

TEST_CASE("a session thinks and tells its thoughts", "[session]") {
  Session session;
  const SteadyClock clock;
  std::vector<Thought> thoughts;
  const auto answer =
      session.think(greedy_request(), clock, [&](const Thought& t) { thoughts.push_back(t); });
  REQUIRE(answer);
  REQUIRE(rules::play("colosseum", greedy_request().position, answer->move));
  REQUIRE_FALSE(thoughts.empty());
  REQUIRE(thoughts.back().line.front() == answer->move);
}

TEST_CASE("a bad request is an error in words, and the session goes on", "[session]") {
  Session session;
  const SteadyClock clock;
  const auto code = [&](auto change) {
    auto request = greedy_request();
    change(request);
    const auto answer = session.think(request, clock, {});
    REQUIRE_FALSE(answer);
    return answer.error().code;
  };
  REQUIRE(code([](auto& r) { r.game = "go"; }) == Error::Code::unknown_game);
  REQUIRE(code([](auto& r) { r.agent = "deep"; }) == Error::Code::unknown_agent);
  REQUIRE(code([](auto& r) { r.position = "x"; }) == Error::Code::bad_position);
  REQUIRE(code([](auto& r) { r.options = "x=1"; }) == Error::Code::bad_option);
  REQUIRE(code([](auto& r) { r.position = "110/110/110 a1 c1 a"; }) == Error::Code::game_over);
  REQUIRE(session.think(greedy_request(), clock, {}));
}

TEST_CASE("every game lists its agents", "[session]") {
  for (const auto& game : rules::games()) REQUIRE(agents(game).value().size() >= 2);
  REQUIRE_FALSE(agents("go"));
}

}  // namespace
}  // namespace arena
