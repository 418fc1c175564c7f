// The agent of report 001, outcome-minimax.
#include <catch2/catch_all.hpp>

#include "agents/colosseum/outcome_minimax.hpp"
#include "agents/colosseum/outcome_tree.hpp"
#include "support/colosseum.hpp"

namespace arena {
namespace {

using namespace test;

TEST_CASE("outcome-minimax: recognises both kinds of stupid moves", "[agents]") {
  // a1 has a wall on its right side: a wall below closes it.
  const auto corner = read("100/000/000 a1 c3 a");
  REQUIRE(colosseum::is_stupid(corner, move_in(corner, "a1d")));
  REQUIRE_FALSE(colosseum::is_stupid(corner, move_in(corner, "a2r")));
  // c1 is a corner (two walls); with a third wall only b1 or c2 remains, and the opponent on b3 can reach
  // both.
  const auto third = read("000/000/000 c1 b3 a");
  REQUIRE(colosseum::is_stupid(third, move_in(third, "c1l")));
  REQUIRE(colosseum::is_stupid(third, move_in(third, "c1d")));
  // It is not stupid if the opponent cannot reach that cell: four steps or more on 6x6, where K is 3.
  const auto far = read("000000/000000/000000/000000/000000/000000 a1 f6 a");
  REQUIRE_FALSE(colosseum::is_stupid(far, move_in(far, "a1r")));
  // A first or second wall is never stupid.
  REQUIRE_FALSE(colosseum::is_stupid(third, move_in(third, "b2u")));
}

TEST_CASE("outcome-minimax: candidates come nearest first; if all are stupid, all are candidates",
          "[agents]") {
  const auto pos = read("0000/0000/0000/0000 b2 d4 a");
  Colosseum::MoveList moves;
  colosseum::outcome_candidates(pos, moves);
  REQUIRE(Colosseum::to_text(pos, moves[0]) == "b2u");
  int last = 0;
  const auto steps = Colosseum::facts(pos)[0].values;
  for (const auto& move : moves) {
    const int distance =
        steps[static_cast<std::size_t>(colosseum::row_of(move.cell) * 4 + colosseum::column_of(move.cell))];
    REQUIRE(distance >= last);
    last = distance;
  }
  const auto shut_in = read("222/000/000 a1 b1 a");  // the only legal move closes the mover's cell
  colosseum::outcome_candidates(shut_in, moves);
  REQUIRE(moves.size() == 1);
}

TEST_CASE("outcome-minimax: takes an immediate win and avoids a visible loss", "[agents]") {
  REQUIRE(take_turn(*make("outcome-minimax"), read("220/000/000 c2 c1 a")).move == "c2u");
  for (const char* options : {"", "no-weighted-score=true", "breadth-first=true", "near-walls=true"}) {
    const auto pos = read("1000/0000/0000/0000 a1 d4 a");
    INFO(options);
    REQUIRE(choose("outcome-minimax", pos, options) != "a1d");
  }
}

TEST_CASE("outcome-minimax: the depth limit follows the board and the turn", "[agents]") {
  const auto limit = [](int size, std::uint64_t seed) {
    const auto pos = Colosseum::start({size, colosseum::Rules::plain, seed}).value();
    return take_turn(*make("outcome-minimax"), pos, 50'000'000).info.depth;
  };
  REQUIRE(limit(9, 1) == 2);  // 1, plus 1 for the first turn
  REQUIRE(limit(7, 1) == 3);  // plus 1 for a board smaller than 8
}

TEST_CASE("outcome-minimax: an undetermined position is worth more than a draw to the agent", "[agents]") {
  // On this 3x3 board the result must still be undetermined after the agent's move.
  const auto pos = read("000/200/000 a1 c3 a");
  auto after = pos;
  Colosseum::apply(after, move_in(pos, choose("outcome-minimax", pos)));
  REQUIRE_FALSE(Colosseum::outcome(after).over());
}

// The tree of the option breadth-first, explored with this many nodes.
colosseum::OutcomeTree explored(const Colosseum::Position& pos, std::uint64_t nodes) {
  colosseum::OutcomeTree tree;
  tree.root_at(pos, pos.side);
  const SteadyClock clock;
  Budget budget({nodes, {}, {}, {}}, clock);
  tree.grow(budget, [] { return true; });
  return tree;
}

TEST_CASE("outcome-minimax: the tree is explored level by level", "[agents]") {
  const auto pos = read("0000/0000/0000/0000 b2 d4 a");
  Colosseum::MoveList moves;
  colosseum::outcome_candidates(pos, moves);
  REQUIRE(explored(pos, moves.size()).depth() == 1);
  REQUIRE(explored(pos, moves.size()).size() == moves.size() + 1);
  // A node whose children the budget does not cover has none.
  REQUIRE(explored(pos, moves.size() + 1).size() == moves.size() + 1);
  REQUIRE(explored(pos, 20000).depth() >= 2);
}

TEST_CASE("outcome-minimax: the tree finds every move that loses two plies later", "[agents]") {
  // The second player can close in a1 from b1 or a2; the first player sees which moves lose two plies later.
  const auto pos = read("0200/1000/0000/0000 a1 c2 a");
  auto tree = explored(pos, 20000);
  Colosseum::MoveList moves;
  std::vector<colosseum::Verdict> verdicts;
  tree.answer(moves, verdicts);
  REQUIRE(moves.size() == verdicts.size());
  std::size_t losing = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    auto after = pos;
    Colosseum::apply(after, moves[i]);
    bool loses = false;
    Colosseum::MoveList replies;
    if (!Colosseum::outcome(after).over()) colosseum::outcome_candidates(after, replies);
    for (const auto reply : replies) {
      auto end = after;
      Colosseum::apply(end, reply);
      loses = loses || Colosseum::outcome(end).kind == Outcome::Kind::second_wins;
    }
    INFO(Colosseum::to_text(pos, moves[i]));
    REQUIRE((verdicts[i].value == colosseum::outcome_value::loss) >= loses);
    losing += loses ? 1 : 0;
  }
  REQUIRE(losing > 0);
  REQUIRE(losing < moves.size());
}

TEST_CASE("outcome-minimax: the subtree of the played moves is kept and equals a new tree", "[agents]") {
  auto pos = read("00000/00000/00000/00000/00000 b2 d4 a");
  const SteadyClock clock;
  colosseum::OutcomeTree tree = explored(pos, 30000);
  Colosseum::apply(pos, move_in(pos, "b2u"));
  Colosseum::apply(pos, move_in(pos, "d4d"));
  tree.root_at(pos, pos.side);
  const auto kept = tree.size();
  REQUIRE(kept > 1);
  Budget budget({20000, {}, {}, {}}, clock);
  tree.grow(budget, [] { return true; });
  const auto fresh = explored(pos, budget.nodes() + kept - 1);
  REQUIRE(tree.size() == fresh.size());
  REQUIRE(tree.depth() == fresh.depth());

  tree.root_at(read("00000/00000/00000/00000/00000 a1 e5 a"), Side::first);
  REQUIRE(tree.size() == 1);
}

}  // namespace
}  // namespace arena
