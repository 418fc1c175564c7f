// The order of moves equals that of a plain selection sort, whether scores are computed early or late.
#include "search/ordering.hpp"

#include <catch2/catch_all.hpp>

#include "agents/colosseum/plain.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using G = Colosseum;
using Moves = OrderedMoves<G>;

TEST_CASE("ordering: picks the first of the greatest remaining scores", "[search]") {
  Rng rng(5);
  Moves moves;
  for (const std::size_t count :
       {std::size_t{1}, std::size_t{15}, std::size_t{17}, G::MoveList::capacity()}) {
    moves.moves.resize(count);
    moves.number();
    for (std::size_t i = 0; i < count; ++i) moves.scores[i] = static_cast<int>(uniform(rng, 20)) - 10;
    auto scores = moves.scores;
    auto index = moves.index;
    for (std::size_t i = 0; i < count; ++i) {
      std::size_t best = i;
      for (std::size_t k = i; k < count; ++k)
        if (scores[k] > scores[best]) best = k;
      std::swap(scores[i], scores[best]);
      std::swap(index[i], index[best]);
      REQUIRE(moves.pick(i) == index[i]);
    }
  }
}

TEST_CASE("ordering: pruned moves are not picked, and the others keep their order", "[search]") {
  Rng rng(9);
  Moves moves;
  for (int round = 0; round < 50; ++round) {
    moves.moves.resize(100);
    moves.number();
    for (std::size_t i = 0; i < 100; ++i) moves.scores[i] = static_cast<int>(i * 37 % 100);  // all different
    const std::size_t before = uniform(rng, 10);
    std::vector<std::uint16_t> picked;
    for (std::size_t i = 0; i < before; ++i) picked.push_back(moves.pick(i));
    const auto wanted = [&](std::uint16_t at) { return (at + static_cast<unsigned>(round)) % 3 == 0; };
    auto all = moves;
    moves.prune(before, wanted);
    for (std::size_t i = before; i < 100; ++i)
      if (const std::uint16_t at = all.pick(i); wanted(at)) picked.push_back(at);
    REQUIRE(moves.end == picked.size());
    for (std::size_t i = before; i < moves.end; ++i) REQUIRE(moves.pick(i) == picked[i]);
  }
}

TEST_CASE("ordering: late scores change nothing, and the table move and refuters come first", "[search]") {
  Rng rng(6);
  colosseum::StepTerritory eval;
  Ordering<G, colosseum::StepTerritory, 2> ordering;
  const auto early = std::make_unique<Moves>();
  const auto late = std::make_unique<Moves>();
  int killers_seen = 0;
  std::uint16_t previous = ordering.no_index;
  for (const auto& start : test::some_starts<G>(20, 13))
    test::play_random_game<G>(start, rng, [&](const auto& pos, const auto& legal) {
      if (legal.empty()) return;
      // No table move, one that is out of range, or any.
      const auto table_move = static_cast<std::uint16_t>(uniform(rng, 2 * legal.size()));
      ordering.list(pos, 0, table_move, previous, *early);
      ordering.score(pos, 0, eval, *early);
      ordering.list(pos, 0, table_move, previous, *late);
      killers_seen += static_cast<int>(late->first.size()) - (table_move < legal.size() ? 1 : 0);
      std::vector<bool> seen(legal.size());
      for (std::size_t i = 0; i < legal.size(); ++i) {
        const std::uint16_t at = ordering.pick(i, pos, 0, eval, *late);
        REQUIRE(at == ordering.pick(i, pos, 0, eval, *early));
        REQUIRE_FALSE(seen[at]);
        seen[at] = true;
        if (i == 0 && table_move < legal.size()) REQUIRE(at == table_move);
        if (i > late->first.size()) REQUIRE(late->scores[i] <= late->scores[i - 1]);
      }
      ordering.reward(pos, *late, uniform(rng, legal.size()), 0, 3, previous);
      previous = static_cast<std::uint16_t>(uniform(rng, colosseum::StepTerritory::history_size));
    });
  REQUIRE(killers_seen > 100);
}

TEST_CASE("ordering: the counter-move comes first after the killers", "[search]") {
  colosseum::StepTerritory eval;
  Ordering<G, colosseum::StepTerritory, 2> ordering;
  const auto pos = G::start(G::parse_setup("size=8 seed=3").value()).value();
  const auto moves = std::make_unique<Moves>();
  constexpr std::uint16_t led_here = 7;
  const auto refute = [&](std::size_t refuter, int ply, std::uint16_t previous) {
    ordering.list(pos, ply, TableEntry::no_move, previous, *moves);
    ordering.score(pos, ply, eval, *moves);
    std::size_t at = 0;
    while (moves->index[at] != refuter) ++at;
    ordering.reward(pos, *moves, at, ply, 1, previous);
  };
  const auto first = [&](std::uint16_t previous) {
    ordering.list(pos, 0, TableEntry::no_move, previous, *moves);
    return std::vector<std::uint16_t>(moves->first.begin(), moves->first.end());
  };
  refute(11, 1, led_here);
  REQUIRE(first(led_here) == std::vector<std::uint16_t>{11});
  REQUIRE(first(led_here + 1).empty());
  REQUIRE(first(ordering.no_index).empty());
  refute(5, 0, ordering.no_index);
  REQUIRE(first(led_here) == std::vector<std::uint16_t>{5, 11});
  refute(11, 0, led_here);  // a killer is not listed twice
  REQUIRE(first(led_here) == std::vector<std::uint16_t>{11, 5});
  ordering.new_search();
  REQUIRE(first(led_here) == std::vector<std::uint16_t>{11});
  ordering.new_game();
  REQUIRE(first(led_here).empty());
}

}  // namespace
}  // namespace arena
