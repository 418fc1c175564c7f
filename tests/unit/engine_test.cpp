#include "engine/engine.hpp"

#include <catch2/catch_all.hpp>

#include "engine/rules.hpp"
#include "support/effort.hpp"

namespace arena {
namespace {

using std::chrono::milliseconds;

const SteadyClock steady;

ThinkRequest greedy_request() {
  ThinkRequest request;
  request.game = "colosseum";
  request.position = rules::start("colosseum", "size=6 seed=4").value();
  request.agent.id = "greedy";
  request.limits.nodes = 1000;
  return request;
}

Limits nodes(std::uint64_t count) {
  Limits limits;
  limits.nodes = count;
  return limits;
}

TEST_CASE("an engine searches and reports its progress", "[engine]") {
  Engine engine(steady);
  std::vector<Thought> thoughts;
  const auto answer = engine.think(greedy_request(), [&](const Thought& t) { thoughts.push_back(t); });
  REQUIRE(answer);
  REQUIRE(rules::play("colosseum", greedy_request().position, answer->move));
  REQUIRE_FALSE(thoughts.empty());
  REQUIRE(thoughts.back().line.front() == answer->move);
  REQUIRE_FALSE(answer->hard);
}

TEST_CASE("a bad request is an error with a sentence, and the engine stays usable", "[engine]") {
  Engine engine(steady);
  const auto code = [&](auto change) {
    auto request = greedy_request();
    change(request);
    const auto answer = engine.think(request, {});
    REQUIRE_FALSE(answer);
    return answer.error().code;
  };
  REQUIRE(code([](auto& r) { r.game = "go"; }) == Error::Code::unknown_game);
  REQUIRE(code([](auto& r) { r.agent.id = "deep"; }) == Error::Code::unknown_agent);
  REQUIRE(code([](auto& r) { r.position = "x"; }) == Error::Code::bad_position);
  REQUIRE(code([](auto& r) { r.agent.options = "x=1"; }) == Error::Code::bad_option);
  REQUIRE(code([](auto& r) { r.position = "110/110/110 a1 c1 a"; }) == Error::Code::game_over);
  REQUIRE(code([](auto& r) { r.agent.resources.hash_mb = 0; }) == Error::Code::bad_request);
  REQUIRE(code([](auto& r) { r.agent.resources.hash_mb = max_hash_mb + 1; }) == Error::Code::bad_request);
  REQUIRE(code([](auto& r) { r.agent.resources.multi_pv = 0; }) == Error::Code::bad_request);
  REQUIRE(code([](auto& r) { r.limits.depth = 0; }) == Error::Code::bad_request);
  REQUIRE(code([](auto& r) { r.limits.time = milliseconds(-1); }) == Error::Code::bad_request);
  REQUIRE(engine.think(greedy_request(), {}));
}

TEST_CASE("a setter that fails changes nothing", "[engine]") {
  Engine engine(steady);
  REQUIRE_FALSE(engine.set_game("tetress"));
  REQUIRE_FALSE(engine.set_start(""));
  const auto strongest = engine.agent();
  const auto move = engine.go(nodes(500), {}).value().move;
  REQUIRE(engine.set_game("go"));
  REQUIRE(engine.set_position("x"));
  REQUIRE(engine.set_start("opening=999"));
  REQUIRE(engine.set_start("", "zz"));
  AgentChoice wrong = strongest;
  wrong.options = "level=11";
  REQUIRE(engine.set_agent(wrong));
  REQUIRE(engine.game() == "tetress");
  REQUIRE(engine.agent() == strongest);
  engine.new_game();
  REQUIRE(engine.go(nodes(500), {}).value().move == move);
}

TEST_CASE("moves are played from the position that was set", "[engine]") {
  Engine engine(steady);
  REQUIRE_FALSE(engine.set_position("000/000/000 a1 c3 a", "a1r c3l"));
  REQUIRE(engine.side_to_move() == Side::first);
  REQUIRE_FALSE(engine.outcome().over());
  REQUIRE_FALSE(engine.set_position("000/000/000 a1 c3 a", "a1r c3l a1d"));
  REQUIRE(engine.side_to_move() == Side::second);
  REQUIRE(engine.outcome().kind == Outcome::Kind::second_wins);
}

// The answers to a sequence of positions, without a new game between them.
std::vector<std::string> conversation(Engine& engine, const std::vector<std::string>& positions,
                                      std::uint64_t count) {
  std::vector<std::string> answers;
  for (const auto& position : positions) {
    REQUIRE_FALSE(engine.set_position(position));
    std::uint64_t trace = 0;
    const auto answer = engine.go(nodes(count), [&](const Thought& t) { trace = 31 * trace + t.nodes; });
    REQUIRE(answer);
    answers.push_back(answer->move + ' ' + std::to_string(static_cast<int>(answer->score.kind)) + ' ' +
                      std::to_string(answer->score.value) + ' ' + std::to_string(answer->nodes) + ' ' +
                      std::to_string(trace));
  }
  return answers;
}

std::vector<std::string> positions_of_a_game(const std::string& game) {
  std::vector<std::string> positions;
  std::string position = rules::start(game, "seed=5").value();
  for (int ply = 0; ply < 8; ++ply) {
    const auto view = rules::view(game, position).value();
    if (view.outcome.over()) break;
    positions.push_back(position);
    position = rules::play(game, position, view.moves[view.moves.size() * 2 / 5]).value();
  }
  return positions;
}

// Stockfish's reprosearch, for every agent of every game.
TEST_CASE("after a new game, and in a fresh engine, the same requests get the same answers",
          "[engine][determinism]") {
  for (const auto& game : rules::games()) {
    auto positions = positions_of_a_game(game);
    for (const auto& info : agents(game).value()) {
      INFO(game << ' ' << info.id);
      const auto set_up = [&](Engine& engine) {
        if (game != engine.game()) REQUIRE_FALSE(engine.set_game(game));
        REQUIRE_FALSE(engine.set_agent({.id = info.id, .options = "", .seed = 3, .resources = {1, 1}}));
      };
      Engine engine(steady);
      set_up(engine);
      const auto count = static_cast<std::uint64_t>(test::effort(3000));
      const auto first = conversation(engine, positions, count);
      engine.new_game();
      REQUIRE(conversation(engine, positions, count) == first);
      // Another agent and another game in between make no difference.
      REQUIRE_FALSE(engine.set_game("infexion"));
      REQUIRE(engine.go(nodes(100), {}));
      REQUIRE_FALSE(engine.set_game(game));
      set_up(engine);
      REQUIRE(conversation(engine, positions, count) == first);
      // Every fresh engine gives the same answer to a single request.
      Engine fresh(steady);
      set_up(fresh);
      REQUIRE(conversation(fresh, {positions.back()}, count) == [&] {
        Engine other(steady);
        set_up(other);
        return conversation(other, {positions.back()}, count);
      }());
    }
  }
}

TEST_CASE("a choice that changes only the seed starts a new game with that seed", "[engine]") {
  const auto positions = positions_of_a_game("infexion");
  AgentChoice choice{.id = "champion", .options = "level=1", .seed = 1, .resources = {1, 1}};
  const auto answers = [&](std::initializer_list<std::uint64_t> seeds) {
    Engine engine(steady);
    REQUIRE_FALSE(engine.set_game("infexion"));
    std::vector<std::string> last;
    for (choice.seed = 0; const auto seed : seeds) {
      choice.seed = seed;
      REQUIRE_FALSE(engine.set_agent(choice));
      last = conversation(engine, positions, 2000);
    }
    return last;
  };
  REQUIRE(answers({4, 9}) == answers({9}));
  REQUIRE(answers({4}) != answers({9}));
}

TEST_CASE("every game lists its agents", "[engine]") {
  for (const auto& game : rules::games()) REQUIRE(agents(game).value().size() >= 2);
  REQUIRE_FALSE(agents("go"));
}

}  // namespace
}  // namespace arena
