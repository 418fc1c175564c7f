// The number of nodes that a search needs. A bug in move ordering, table or pruning often leaves the answers
// right but makes the search slower.
#include <catch2/catch_all.hpp>

#include "agents/colosseum/plain.hpp"
#include "search/solve.hpp"
#include "search/value.hpp"
#include "support/colosseum.hpp"
#include "support/data.hpp"

namespace arena {
namespace {

using namespace test;

struct Effort {
  std::string_view agent;
  std::string_view position;
  int depth;
  std::uint64_t max_nodes;  // 2 % above the nodes that the search needed when this was written
};

template <Game G>
void check_effort(std::initializer_list<Effort> rows) {
  for (const auto& row : rows) {
    INFO(row.agent << " to depth " << row.depth << " in " << row.position);
    Limits limits;
    limits.depth = row.depth;
    limits.nodes = 200'000;  // the prover uses a share of these
    const auto turn =
        take_turn<G>(*make_agent<G>(row.agent), read_position<G>(std::string(row.position)), limits);
    CHECK(turn.nodes <= row.max_nodes);
    // Far fewer nodes would mean that the search prunes too much.
    CHECK(turn.nodes >= row.max_nodes / 2);
    REQUIRE(turn.info.depth == row.depth);
  }
}

TEST_CASE("search: a depth takes no more nodes than it did", "[search][effort]") {
  constexpr std::string_view open =
      "000000000/000000000/000000000/000000000/000000000/000000000/000000000/000000000/000000000 b2 h8 a";
  constexpr std::string_view middle =
      "020100002/000303300/011210000/010223120/011332120/010123000/001320300/001010120/000000000 g3 g8 a";
  check_effort<Colosseum>({{"plain", open, 5, 20'230},
                           {"plain", middle, 7, 38'003},
                           {"champion", open, 4, 26'406},
                           {"champion", middle, 7, 32'917}});
  check_effort<Infexion>({{"champion", "1a1A3/2B1a2/b3A2/1A2c2/4B1a/2a1A2/A4b1 r 30", 5, 14'769},
                          {"champion", "7/7/2a4/3A3/7/7/7 r 2", 5, 17'239},
                          {"negamax", "1a1A3/2B1a2/b3A2/1A2c2/4B1a/2a1A2/A4b1 r 30", 4, 5'703}});
  check_effort<Tetress>(
      {{"champion", "4R6/4R6/4R6/1R2R6/1RR1RRR1B1B/11/2B1B6/BBBBRB4B/2R1R6/1R9/1R2R6 b 23", 3, 7'998},
       {"champion",
        "RRBBBBR1RRR/1RRR1BR1RB1/3R1BR2B1/1BB1BBRR1BB/BB1B2RR1BB/1BBB1RRR1BB/BBBBRRRRRR1/2B3RR1RR/RRBBBB1R2R/"
        "RRB2BRR3/RBBBBBR4 r 20",
        5, 11'552}});
}

TEST_CASE("prover: known proofs take no more nodes than they did", "[search][effort]") {
  const auto lines = read_jsonl("colosseum_solved.jsonl");
  std::uint64_t nodes = 0;
  std::size_t plies = 0;
  int proven = 0;
  for (std::size_t i = 0; i < lines.size(); i += 6) {
    const SteadyClock clock;
    Limits limits;
    limits.nodes = 30'000;
    Budget budget(limits, clock);
    Prover<Colosseum, colosseum::StepTerritory> prover(4, {});
    const auto solution = solve(prover, read(lines[i]["fen"].get<std::string>()), budget);
    nodes += budget.nodes();
    plies += solution.line.size();
    proven += solution.exact() ? 1 : 0;
  }
  INFO(nodes << " nodes, " << plies << " plies, " << proven << " proven");
  CHECK(nodes <= 900'000);
  CHECK(plies >= 171);
  CHECK(proven >= 27);
}

TEST_CASE("value: the table keeps the distance of an end from its position", "[search]") {
  for (const int margin : {1, 20, -1, -20})
    for (const int ply_of_end : {3, 8, 30})
      for (const int stored_at : {0, 1, 3})
        for (const int found_at : {0, 2, 9}) {
          const int distance = ply_of_end - stored_at;
          const int stored = value::to_table(value::of_end(margin, ply_of_end), stored_at);
          REQUIRE(value::from_table(stored, found_at) == value::of_end(margin, found_at + distance));
        }
  for (const int estimate : {0, 500, -500, value::max_estimate, -value::max_estimate})
    REQUIRE(value::from_table(value::to_table(estimate, 7), 3) == estimate);
}

TEST_CASE("value: a greater margin is better, then a nearer win or a farther loss", "[search]") {
  REQUIRE(value::of_end(5, 9) > value::of_end(4, 1));
  REQUIRE(value::of_end(5, 3) > value::of_end(5, 4));
  REQUIRE(value::of_end(-5, 4) > value::of_end(-5, 3));
  REQUIRE(value::of_end(-4, 1) > value::of_end(-5, 9));
  REQUIRE(value::of_end(0, 7) == 0);
  REQUIRE(value::is_proven(value::of_end(1, 90)));
  REQUIRE(value::is_proven(value::of_end(-1, 90)));
  REQUIRE_FALSE(value::is_proven(value::max_estimate));
  REQUIRE_FALSE(value::is_proven(-value::max_estimate));
}

}  // namespace
}  // namespace arena
