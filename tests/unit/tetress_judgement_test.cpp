// The evaluation and the move ordering of the agent of report 004.
#include <catch2/catch_all.hpp>
#include <map>

#include "agents/tetress/mobility_minimax.hpp"
#include "agents/tetress/preference.hpp"
#include "agents/tetress/published_evaluation.hpp"
#include "support/data.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace tetress;

constexpr auto read = test::read_position<Tetress>;

int as_number(const nlohmann::json& value) {
  if (!value.is_string()) return value.get<int>();
  return value == "inf" ? win_value : -win_value;
}

// The values of the team's program for 90 positions (tests/data/tetress_purple.jsonl).
TEST_CASE("mobility-minimax: evaluation, preferences and depth equal those of the team's program",
          "[agents]") {
  for (const auto& line : test::read_jsonl("tetress_purple.jsonl")) {
    INFO(line["fen"]);
    const auto pos = read(line["fen"].get<std::string>());
    for (const Side side : {Side::first, Side::second}) {
      const std::string colour = side == Side::first ? "r" : "b";
      INFO(colour);
      const int moves = count_placements(pos, side);
      REQUIRE(moves == line["placements"][colour].get<int>());
      REQUIRE(evaluate(pos, side, Measure::mobility) == as_number(line["eval"][colour]));
      MoveList all;
      preferred_moves(pos, side, false, all);
      std::map<std::string, int> classes;
      for (const auto& move : all) ++classes[std::to_string(preference(pos, side, move))];
      REQUIRE(classes == line["preference"][colour].get<std::map<std::string, int>>());
      MoveList kept;
      preferred_moves(pos, side, true, kept);
      REQUIRE(kept.size() == classes.size());
      for (const auto& [text, depth] : line["depth"][colour].items()) {
        INFO(text << " seconds");
        std::optional<Duration> left;
        if (text != "None") left = std::chrono::milliseconds(std::lround(std::stod(text) * 1000));
        REQUIRE(minimax_depth(moves, left) == depth.get<int>());
      }
    }
  }
}

TEST_CASE("mobility-minimax: the evaluation by hand", "[agents]") {
  struct Row {
    std::string what, position;
    Side agent;
    Measure measure;
    int value;
  };
  const auto row = GENERATE(values<Row>({
      {"the limit: more tokens", "RR9/11/11/11/11/11/11/11/11/11/B10 r 150", Side::first, Measure::mobility,
       win_value},
      {"the limit: fewer", "RR9/11/11/11/11/11/11/11/11/11/B10 r 150", Side::second, Measure::mobility,
       -win_value},
      {"the limit: equal", "R10/11/11/11/11/11/11/11/11/11/B10 r 150", Side::first, Measure::lines, 0},
      {"no placement for the opponent, who is not to move", "RR9/11/11/11/11/11/11/11/11/11/11 r 20",
       Side::first, Measure::mobility, win_value},
      {"none for the agent", "RR9/11/11/11/11/11/11/11/11/11/11 r 20", Side::second, Measure::mobility,
       -win_value},
      {"none for either: the agent is asked first", "11/11/11/11/11/11/11/11/11/11/11 b 21", Side::first,
       Measure::mobility, -win_value},
      {"and so for the other agent", "11/11/11/11/11/11/11/11/11/11/11 b 21", Side::second, Measure::mobility,
       -win_value},
      {"equal room", "R10/11/11/11/11/11/11/11/11/11/5B5 r 20", Side::first, Measure::mobility, 0},
      {"by lines: 20 a token, less 2 * 2 for the row and 1 for each column, and blue's row and column",
       "RR9/11/11/11/11/11/11/11/11/11/5B5 r 20", Side::first, Measure::lines, 20 - 4 - 2 + 2},
      {"by lines, blue's view", "RR9/11/11/11/11/11/11/11/11/11/5B5 r 20", Side::second, Measure::lines,
       -(20 - 4 - 2 + 2)},
      {"by lines: a mixed line counts by its fullness", "RBB8/11/11/11/11/11/11/11/11/11/11 r 20",
       Side::first, Measure::lines, -20 + 1 * 3 - 1 + 2},
  }));
  INFO(row.what);
  REQUIRE(evaluate(read(row.position), row.agent, row.measure) == row.value);
}

TEST_CASE("mobility-minimax: clearing a line of the opponent beats almost clearing it", "[agents]") {
  const auto near = read("11/11/11/RBBBBBBBBB1/11/11/11/11/11/R10/B10 r 20");
  const auto gone = read("11/11/11/11/11/11/11/11/11/R10/B10 r 20");
  REQUIRE(evaluate(gone, Side::first, Measure::lines) > evaluate(near, Side::first, Measure::lines));
  const auto farther = read("11/11/11/RBBBBBBB3/11/11/11/11/11/R10/BBB8 r 20");
  REQUIRE(evaluate(near, Side::first, Measure::lines) > evaluate(farther, Side::first, Measure::lines));
}

// Cells around a piece: ten for I, nine for J and L, eight for the others, minus those with tokens of the
// side.
TEST_CASE("mobility-minimax: preference by hand", "[agents]") {
  const auto of = [](const std::string& position, const std::string& move) {
    const auto pos = read(position);
    return preference(pos, pos.side(), Tetress::parse_move(pos, move).value());
  };
  const std::string one = "R10/11/11/11/11/11/11/11/11/11/B10 r 20";
  REQUIRE(of(one, "b1c1d1e1") == 9);
  REQUIRE(of(one, "b1c1d1d2") == 8);
  REQUIRE(of(one, "b1c1b2c2") == 7);
  REQUIRE(of(one, "b1b2b3c2") == 7);
  REQUIRE(of("RRRRR6/11/11/11/11/11/11/11/11/11/B10 r 20", "a2b2c2d2") == 6);
  REQUIRE(of("R10/R10/11/11/11/11/11/11/11/11/B10 r 20", "b1b2c1c2") == 6);
  REQUIRE(of("R10/B10/11/11/11/11/11/11/11/11/B10 r 20", "b1b2c1c2") == 7);  // blue's tokens do not count
}

TEST_CASE("mobility-minimax: of equal preferences the first by sorted cells is kept", "[agents]") {
  Rng rng(29);
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto&) {
    if (pos.ply < 2) return;
    INFO(Tetress::to_text(pos));
    // The slow version, with cells as numbers.
    const auto cells_in = [](const auto& move) {
      std::vector<int> list;
      for_each_cell(cells_of(move), [&](Cell cell) { list.push_back(cell); });
      return list;
    };
    MoveList all;
    preferred_moves(pos, pos.side(), false, all);
    std::map<int, std::vector<int>, std::greater<>> first;
    for (const auto& move : all) {
      const int p = preference(pos, pos.side(), move);
      if (first.count(p) == 0 || cells_in(move) < first[p]) first[p] = cells_in(move);
    }
    MoveList kept;
    preferred_moves(pos, pos.side(), true, kept);
    REQUIRE(kept.size() == first.size());
    std::size_t i = 0;
    for (const auto& [p, list] : first) REQUIRE(cells_in(kept[i++]) == list);
    MoveList legal;
    legal_moves(pos, legal);
    REQUIRE((pos.ply >= max_plies || legal.size() == all.size()));
    for (std::size_t k = 1; k < all.size(); ++k) {
      const int before = preference(pos, pos.side(), all[k - 1]);
      const int here = preference(pos, pos.side(), all[k]);
      REQUIRE((before > here || (before == here && cells_in(all[k - 1]) < cells_in(all[k]))));
    }
  });
}

}  // namespace
}  // namespace arena
