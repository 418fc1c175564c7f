// The submitted agent of report 002 and its shallow relative.
#include <catch2/catch_all.hpp>

#include "agents/infexion/candidates.hpp"
#include "agents/infexion/negamax.hpp"
#include "support/clocks.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Infexion>;

using namespace infexion;

test::Turn<Infexion> turn_of(std::string_view agent, const std::string& position,
                             std::string_view options = "", const Limits& limits = {}) {
  return test::take_turn(*test::make_agent<Infexion>(agent, options), read(position), limits);
}

// Some positions of random games that are neither at their beginning nor at their end.
std::vector<std::string> some_positions(std::size_t count) {
  std::vector<std::string> positions;
  Rng rng(23);
  while (positions.size() < count)
    test::play_random_game<Infexion>(
        Infexion::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
          if (pos.ply >= 6 && !moves.empty() && positions.size() < count && uniform(rng, 12) == 0)
            positions.push_back(Infexion::to_text(pos));
        });
  return positions;
}

// Negamax without pruning, over the same lists of moves.
int slow_value(const infexion::Position& pos, int depth, Side searcher, const Optimisations& use) {
  if (depth == 0 || is_over(pos)) return evaluate(pos, use.variant);
  infexion::MoveList moves;
  candidate_moves(pos, searcher, use, moves);
  int best = -loss_value;
  for (const auto& move : moves) {
    auto next = pos;
    apply(next, move);
    best = std::max(best, -slow_value(next, depth - 1, searcher, use));
  }
  return best;
}

TEST_CASE("negamax: alpha-beta finds the value and the first move that plain negamax finds", "[agents]") {
  for (const std::string& text : some_positions(12)) {
    INFO(text);
    const auto pos = read(text);
    infexion::MoveList moves;
    candidate_moves(pos, pos.side(), {}, moves);
    const infexion::Move* best = nullptr;
    int best_value = 0;
    for (const auto& move : moves) {
      auto next = pos;
      apply(next, move);
      const int value = -slow_value(next, 2, pos.side(), {});
      if (!best || value > best_value) {
        best = &move;
        best_value = value;
      }
      if (is_over(next)) break;
    }
    const auto turn = turn_of("negamax", text, "depth=3");
    REQUIRE(turn.move == infexion::to_text(*best));
    REQUIRE(turn.info.score.value == hundredths(best_value));
    REQUIRE(turn.info.depth == 3);
  }
}

TEST_CASE("negamax: the openings are d4 and the first cell that is not beside it", "[agents]") {
  REQUIRE(turn_of("negamax", "7/7/7/7/7/7/7 r 0").move == "d4");
  REQUIRE(turn_of("negamax", "7/7/7/3A3/7/7/7 b 1").move == "a1");
  REQUIRE(turn_of("negamax", "A6/7/7/7/7/7/7 b 1").move == "c1");  // b1 is beside a1
  REQUIRE(turn_of("negamax", "7/7/7/3A3/7/7/7 b 1").nodes == 0);
  REQUIRE(turn_of("negamax", "7/7/7/3A3/7/7/7 b 1", "no-openings=true depth=2").nodes > 0);
}

TEST_CASE("negamax: a game that ends by the first move is not thought about", "[agents]") {
  const auto win = turn_of("negamax", "7/7/7/3Ba2/7/7/7 r 8");
  REQUIRE(win.move == "d4se");
  REQUIRE(win.nodes == 1);
  // Also when it is one's own loss_value: the capture of most power bursts both last stacks.
  const auto ruined = turn_of("negamax", "7/7/7/Af5/7/7/7 r 20");
  REQUIRE(ruined.move == "a4se");
  REQUIRE(ruined.nodes == 1);
}

TEST_CASE("negamax: desperation below fifteen seconds", "[agents]") {
  const std::string position = "7/1A5/2b4/3Ba2/7/4a2/7 r 20";
  const auto depth_with = [&](int seconds_left, std::string_view options) {
    return turn_of("negamax", position, options, {{}, {}, {}, std::chrono::seconds(seconds_left)}).info.depth;
  };
  REQUIRE(depth_with(16, "") == 4);
  REQUIRE(depth_with(15, "") == 2);
  REQUIRE(depth_with(1, "") == 2);
  REQUIRE(depth_with(1, "no-desperation=true") == 4);
  REQUIRE(depth_with(1, "depth=1") == 1);
}

TEST_CASE("negamax: no move takes longer than eighteen seconds", "[agents]") {
  // A crowded board, where depth 4 takes many nodes; every look at the clock is a second.
  const auto pos = read("b1bA2A/2aab2/BA1BA2/bb1A2A/a1cA3/ACAACaa/b1BdC2 r 128");
  const auto nodes = [&](std::string_view options) {
    const test::TickingClock clock(std::chrono::seconds(1));
    Budget budget({}, clock);
    REQUIRE(Infexion::is_legal(pos,
                               test::make_agent<Infexion>("negamax", options)->choose(pos, budget, {}).move));
    return budget.nodes();
  };
  REQUIRE(nodes("no-reduction=true") < 18 * 256 + 1);
  REQUIRE(nodes("no-reduction=true no-desperation=true") > 18 * 256 + 1);
}

TEST_CASE("negamax: when it is broken off the best completed move stands, as coded the board's value",
          "[agents]") {
  const std::string position = "7/1A5/2b4/3Ba2/7/4a2/7 r 20";
  const Limits none{std::uint64_t{0}, {}, {}, {}};
  REQUIRE(turn_of("negamax", position, "", none).info.line.empty());
  auto after = read(position);
  infexion::MoveList moves;
  candidate_moves(after, Side::first, {}, moves);
  apply(after, moves[0]);
  const auto coded = turn_of("negamax", position, "as-coded=true", none);
  REQUIRE(coded.info.score.value == hundredths(-evaluate(after, Variant::as_coded)));
  // However far it gets, it never plays a move that an earlier and completed one beats.
  const auto whole = turn_of("negamax", position);
  for (std::uint64_t nodes = 0; nodes < whole.nodes; nodes += 37) {
    const auto cut = turn_of("negamax", position, "", {nodes, {}, {}, {}});
    REQUIRE((cut.info.line.empty() || cut.info.score.value <= whole.info.score.value));
  }
  REQUIRE(turn_of("negamax", position, "", {whole.nodes, {}, {}, {}}).move == whole.move);
}

TEST_CASE("negamax: ordering changes the work and not the value, the other options change the moves",
          "[agents]") {
  std::uint64_t ordered = 0;
  std::uint64_t unordered = 0;
  std::uint64_t reduced = 0;
  std::uint64_t full = 0;
  for (const std::string& text : some_positions(10)) {
    INFO(text);
    const auto turn = turn_of("negamax", text, "depth=2");
    const auto plain = turn_of("negamax", text, "depth=2 no-ordering=true");
    // A win at once stops the search wherever it stands in the order.
    REQUIRE(turn.info.score == plain.info.score);
    ordered += turn.nodes;
    unordered += plain.nodes;
    reduced += turn.nodes;
    full += turn_of("negamax", text, "depth=2 no-reduction=true").nodes;
  }
  REQUIRE(ordered < unordered);
  REQUIRE(reduced < full);
  const std::string endgame = "E2F2A/AAA4/7/3aA2/7/7/6a r 20";
  REQUIRE(turn_of("negamax", endgame, "depth=2").nodes <
          turn_of("negamax", endgame, "depth=2 no-endgame=true").nodes);
}

TEST_CASE("minimax-shallow: two plies over all moves", "[agents]") {
  auto positions = some_positions(6);
  positions.emplace_back("E2F2A/AAA4/7/3aA2/7/7/6a r 20");  // where negamax would only capture
  for (const std::string& text : positions) {
    INFO(text);
    const auto turn = turn_of("minimax-shallow", text);
    const auto same = turn_of("negamax", text, "depth=2 no-reduction=true no-endgame=true no-openings=true");
    REQUIRE(turn.info.depth == 2);
    REQUIRE(turn.info.score == same.info.score);
    REQUIRE(turn.nodes == same.nodes);
  }
  REQUIRE(turn_of("minimax-shallow", "7/7/7/7/7/7/7 r 0").nodes > 49);  // no opening
}

}  // namespace
}  // namespace arena
