// Tactics of the searching agents, compared with trying every move.
#include <catch2/catch_all.hpp>

#include "agents/colosseum/corners.hpp"
#include "agents/colosseum/cuts.hpp"
#include "agents/colosseum/plain.hpp"
#include "support/colosseum.hpp"
#include "support/effort.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace test;

TEST_CASE("corners: a wall can cut only if both of its ends are touched", "[agents]") {
  const auto pos = read("0000/0200/0000/0000 a1 d4 a");  // a wall below b2
  const colosseum::Corners corners(pos);
  const auto ends = [&](const std::string& text) { return corners.touched_ends(move_in(pos, text)); };
  REQUIRE(ends("a1r") == 1);  // from the border to an untouched corner
  REQUIRE(ends("a2d") == 2);  // from the border to the wall
  REQUIRE(ends("b2r") == 1);
  REQUIRE(ends("a1d") == 1);
  const colosseum::Corners open(read("0000/0000/0000/0000 a1 d4 a"));
  REQUIRE(open.touched_ends({colosseum::cell_at(1, 1), colosseum::Wall::right}) == 0);
}

TEST_CASE("move scores: touched ends of the wall and distance to the opponent", "[agents]") {
  Rng rng(12);
  for (int size = 2; size <= 16; ++size) {
    const auto start = Colosseum::start({size, colosseum::Rules::plain, 3}).value();
    test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto& moves) {
      const colosseum::Corners corners(pos);
      std::vector<int> scores(moves.size(), 7);
      colosseum::score_moves(pos, moves, scores);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const int rows = std::abs(colosseum::row_of(moves[i].cell) - colosseum::row_of(pos.opponent()));
        const int columns =
            std::abs(colosseum::column_of(moves[i].cell) - colosseum::column_of(pos.opponent()));
        INFO(Colosseum::to_text(pos) << ' ' << Colosseum::to_text(pos, moves[i]));
        REQUIRE(scores[i] == 7 + 400 * corners.touched_ends(moves[i]) - 150 * (rows + columns));
      }
    });
  }
}

TEST_CASE("winning cut: equals the best win found by trying every move", "[agents]") {
  Rng rng(31);
  int wins_seen = 0;
  for (int size = 2; size <= 16; ++size)
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      const auto start = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
      test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto& moves) {
        if (moves.empty()) return;
        int best = 0;
        for (const auto& move : moves) {
          auto after = pos;
          Colosseum::apply(after, move);
          const Outcome end = Colosseum::outcome(after);
          if (end.over())
            best = std::max(best, end.score[index(pos.side)] - end.score[index(other(pos.side))]);
        }
        INFO(Colosseum::to_text(pos));
        REQUIRE(colosseum::winning_cut(pos) == best);
        wins_seen += best > 0 ? 1 : 0;
      });
    }
  REQUIRE(wins_seen > 100);
}

TEST_CASE("winning cut: cached cuts of other boards and games do not change the result", "[agents]") {
  Rng rng(32);
  colosseum::CutCache cuts;
  int ends_seen = 0;
  for (int round = 0; round < test::effort(3); ++round)
    for (int size = 2; size <= 16; ++size) {
      const auto start = Colosseum::start({size, colosseum::Rules::plain, 40U + round}).value();
      const auto agrees = [&](const Colosseum::Position& pos) {
        const colosseum::OpenEdges open_edges(pos);
        const auto region = colosseum::region(open_edges, colosseum::CellSet::of(pos.mover()));
        const int margin = colosseum::winning_cut(pos);
        INFO(Colosseum::to_text(pos));
        REQUIRE(colosseum::winning_cut(pos, colosseum::cut_edges(pos, open_edges), region, cuts) == margin);
        ends_seen += margin > 0 ? 1 : 0;
      };
      test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto& moves) {
        if (moves.empty()) return;
        agrees(pos);
        for (std::size_t i = 0; i < moves.size(); i += 3) {  // sibling positions, whose walls differ
          auto after = pos;
          Colosseum::apply(after, moves[i]);
          if (!Colosseum::outcome(after).over()) agrees(after);
        }
      });
    }
  REQUIRE(ends_seen > test::effort(1000));
}

TEST_CASE("plain: the evaluation detects the end of the game and counts nearer cells", "[agents]") {
  const colosseum::StepTerritory territory;
  Rng rng(8);
  for (const auto& start : test::some_starts<Colosseum>(20, 13))
    test::play_random_game<Colosseum>(start, rng, [&](const auto& pos, const auto&) {
      INFO(Colosseum::to_text(pos));
      const Evaluation evaluation = territory.evaluate(pos);
      const Outcome outcome = Colosseum::outcome(pos);
      REQUIRE(evaluation.over == outcome.over());
      const int margin = outcome.score[index(pos.side)] - outcome.score[index(other(pos.side))];
      if (outcome.over()) {
        REQUIRE(evaluation.value == margin);
        return;
      }
      // The slow version: distances cell by cell, with players that do not block.
      const auto mine = colosseum::distances(pos, pos.mover(), pos.mover());
      const auto theirs = colosseum::distances(pos, pos.opponent(), pos.opponent());
      int balance = 0;
      for (std::size_t cell = 0; cell < mine.size(); ++cell)
        balance += mine[cell] < theirs[cell] ? 1 : mine[cell] > theirs[cell] ? -1 : 0;
      REQUIRE(evaluation.value == 100 * balance);
    });
}

}  // namespace
}  // namespace arena
