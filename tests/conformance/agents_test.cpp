// The agent suite: every agent in a game's list must keep the contract of agents/agent.hpp.
#include <catch2/catch_all.hpp>

#include "agents/list.hpp"
#include "support/clocks.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

template <Game G>
std::unique_ptr<Agent<G>> make(const AgentEntry<G>& entry, std::uint64_t seed) {
  auto agent = entry.make(OptionValues(entry.options), Resources{.hash_mb = 1});
  agent->new_game(seed);
  return agent;
}

template <Game G>
std::vector<typename G::Position> some_positions() {
  std::vector<typename G::Position> positions;
  Rng rng(12);
  for (const auto& start : test::some_starts<G>(6, 21))
    test::play_random_game<G>(start, rng, [&](const auto& pos, const auto& moves) {
      if (!moves.empty() && uniform(rng, 6) == 0) positions.push_back(pos);
    });
  return positions;
}

TEMPLATE_LIST_TEST_CASE("an agent returns a legal move within its node limit", "[agents]", AllGames) {
  using G = TestType;
  const SteadyClock clock;
  const auto positions = some_positions<G>();
  REQUIRE_FALSE(positions.empty());
  for (const auto& entry : agents_of<G>()) {
    const auto agent = make(entry, 5);
    for (const auto& pos : positions)
      for (const std::uint64_t nodes : {0, 1, 2, 50, 500}) {
        INFO(entry.id << " in " << G::to_text(pos) << " with " << nodes << " nodes");
        Budget budget({nodes, {}, {}, {}}, clock);
        REQUIRE(G::is_legal(pos, agent->choose(pos, budget, {}).move));
        REQUIRE(budget.nodes() <= nodes);
      }
  }
}

TEMPLATE_LIST_TEST_CASE("an agent plays the same move for the same seed and nodes", "[agents]", AllGames) {
  using G = TestType;
  const SteadyClock clock;
  for (const auto& entry : agents_of<G>())
    for (const auto& pos : some_positions<G>()) {
      INFO(entry.id << " in " << G::to_text(pos));
      Budget first({std::uint64_t{300}, {}, {}, {}}, clock);
      Budget second({std::uint64_t{300}, {}, {}, {}}, clock);
      REQUIRE(make(entry, 8)->choose(pos, first, {}).move == make(entry, 8)->choose(pos, second, {}).move);
      REQUIRE(first.nodes() == second.nodes());
    }
}

TEMPLATE_LIST_TEST_CASE("an agent stops at the stop flag and at its time limit", "[agents]", AllGames) {
  using G = TestType;
  const auto pos = test::some_starts<G>(1, 2).front();
  for (const auto& entry : agents_of<G>()) {
    INFO(std::string(entry.id));
    const test::TickingClock clock(std::chrono::milliseconds(1));
    Budget short_time({{}, {}, std::chrono::milliseconds(40), {}}, clock);
    REQUIRE(G::is_legal(pos, make(entry, 1)->choose(pos, short_time, {}).move));
    const SteadyClock steady;
    const std::atomic<bool> stop = true;
    Budget stopped({{}, {}, {}, {}}, steady, &stop);
    REQUIRE(G::is_legal(pos, make(entry, 1)->choose(pos, stopped, {}).move));
  }
}

TEMPLATE_LIST_TEST_CASE("the last line that an agent reports begins with the move it plays", "[agents]",
                        AllGames) {
  using G = TestType;
  const SteadyClock clock;
  for (const auto& entry : agents_of<G>())
    for (const auto& pos : some_positions<G>()) {
      INFO(entry.id << " in " << G::to_text(pos));
      Budget budget({std::uint64_t{2000}, {}, {}, {}}, clock);
      std::vector<SearchInfo<G>> reports;
      const auto decision =
          make(entry, 8)->choose(pos, budget, [&](const auto& info) { reports.push_back(info); });
      if (reports.empty()) continue;  // random reports nothing
      const auto best =
          std::find_if(reports.rbegin(), reports.rend(), [](const auto& info) { return info.rank == 1; });
      REQUIRE(best->line.front() == decision.move);
      // All moves of a line are legal.
      auto next = pos;
      for (const auto& move : best->line) {
        REQUIRE(G::is_legal(next, move));
        G::apply(next, move);
      }
    }
}

TEMPLATE_LIST_TEST_CASE("an agent plays whole games against itself", "[agents]", AllGames) {
  using G = TestType;
  const SteadyClock clock;
  for (const auto& entry : agents_of<G>()) {
    auto pos = test::some_starts<G>(1, 4).front();
    const std::unique_ptr<Agent<G>> players[2]{make(entry, 1), make(entry, 2)};
    while (!G::outcome(pos).over()) {
      INFO(entry.id << " in " << G::to_text(pos));
      Budget budget({std::uint64_t{200}, {}, {}, {}}, clock);
      const auto move = players[index(G::side_to_move(pos))]->choose(pos, budget, {}).move;
      REQUIRE(G::is_legal(pos, move));
      G::apply(pos, move);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("every agent has its own id and summary", "[agents]", AllGames) {
  const auto list = agents_of<TestType>();
  REQUIRE(list.size() >= 2);
  for (const auto& entry : list) {
    REQUIRE_FALSE(entry.id.empty());
    REQUIRE(entry.summary.ends_with("."));
    REQUIRE(std::count_if(list.begin(), list.end(), [&](const auto& e) { return e.id == entry.id; }) == 1);
    for (const auto& spec : entry.options) {
      OptionValues values(entry.options);
      REQUIRE_FALSE(values.set(spec.name, spec.default_value));
    }
  }
}

}  // namespace
}  // namespace arena
