// The evaluation of report 002, term by term, on positions worked out by hand.
#include <catch2/catch_all.hpp>

#include "agents/infexion/clusters.hpp"
#include "agents/infexion/coded_power.hpp"
#include "agents/infexion/evaluation.hpp"
#include "games/infexion/infexion.hpp"
#include "games/infexion/symmetry.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Infexion>;

using namespace infexion;

Bits set_of(std::initializer_list<std::pair<int, int>> places) {
  Bits set = 0;
  for (const auto& [row, column] : places) set |= bit(cell_at(row, column));
  return set;
}

TEST_CASE("clusters: connected around the edges, separated by a gap", "[infexion]") {
  // a1, g1 and a7 are neighbours around the corner; c3 and e3 are separated by d3.
  const Bits corner = set_of({{0, 0}, {0, 6}, {6, 0}});
  const Bits stacks = corner | set_of({{2, 2}, {2, 4}});
  Clusters clusters;
  find_clusters(stacks, clusters);
  REQUIRE(clusters.size() == 3);
  REQUIRE(clusters[0] == corner);
  REQUIRE(clusters[1] == set_of({{2, 2}}));
  REQUIRE(clusters[2] == set_of({{2, 4}}));
  REQUIRE(cluster_of(stacks | set_of({{2, 3}}), set_of({{2, 2}})) == set_of({{2, 2}, {2, 3}, {2, 4}}));
}

TEST_CASE("clusters: they partition every set, and no two are neighbours", "[infexion]") {
  Rng rng(6);
  for (int round = 0; round < 2000; ++round) {
    const Bits stacks = rng.next() & (round % 2 == 0 ? rng.next() : all_cells) & all_cells;
    Clusters clusters;
    find_clusters(stacks, clusters);
    Bits seen = 0;
    for (const Bits cluster : clusters) {
      REQUIRE((seen & (cluster | neighbours(cluster))) == 0);
      REQUIRE(cluster_of(stacks, cluster) == cluster);
      seen |= cluster;
    }
    REQUIRE(seen == stacks);
  }
}

TEST_CASE("evaluation: each term by hand", "[infexion]") {
  struct Row {
    std::string what, position;
    Terms terms;
    int value;  // in twentieths, for the side to move
  };
  const auto row = GENERATE(values<Row>({
      // 2 * 1 + 1.6 * 0 + 1.55 * 1 + 0.85 * 0 = 3.55
      {"two stacks beside one of the same power",
       "7/7/7/3BAc1/7/7/7 r 6",
       {{2, 1}, {3, 3}, {1, 1}, {1, 0}, {0, 0}},
       71},
      // 2 * 0 + 1.6 * 2 + 1.55 * 0 + 0.85 * -1 = 2.35: b2 is as large as a2 and b3, and weaker than b3 alone
      {"one cluster beside two", "7/aA5/1b5/7/4D2/7/7 r 10", {{2, 2}, {5, 3}, {2, 2}, {0, 0}, {0, 1}}, 47},
      {"blue's view is the negative",
       "7/aA5/1b5/7/4D2/7/7 b 11",
       {{2, 2}, {5, 3}, {2, 2}, {0, 0}, {0, 1}},
       -47},
      // 2 * 2 + 1.6 * 0 + 1.55 * 1 + 0.85 * 0 = 5.55: b7 touches a1 and a7 of one cluster, that is one pair
      {"around the corner, a pair counts once",
       "A5A/7/7/7/7/7/Ac5 r 8",
       {{3, 1}, {3, 3}, {1, 1}, {1, 0}, {0, 0}},
       111},
      // 2 * 1 + 1.6 * 0 = 2: no clusters touch
      {"apart nobody dominates", "AA5/7/7/3b3/7/7/7 r 8", {{2, 1}, {2, 2}, {1, 1}, {0, 0}, {0, 0}}, 40},
      // 2 * -1 + 1.6 * 3 + 1.55 * -1 + 0.85 * 1 = 2.1
      {"larger and stronger part", "7/7/7/3Eaa1/7/7/7 r 8", {{1, 2}, {5, 2}, {1, 1}, {0, 1}, {1, 0}}, 42},
  }));
  INFO(row.what);
  const auto pos = read(row.position);
  const Terms terms = terms_of(pos, Variant::as_reported);
  REQUIRE(terms.stacks == row.terms.stacks);
  REQUIRE(terms.power == row.terms.power);
  REQUIRE(terms.clusters == row.terms.clusters);
  REQUIRE(terms.larger == row.terms.larger);
  REQUIRE(terms.stronger == row.terms.stronger);
  REQUIRE(evaluate(pos, Variant::as_reported) == row.value);
}

TEST_CASE("evaluation: a side without stacks has lost; red is checked first", "[infexion]") {
  REQUIRE(evaluate(read("7/7/7/3B3/7/7/7 b 3"), Variant::as_reported) == -loss_value);
  REQUIRE(evaluate(read("7/7/7/3b3/7/7/7 r 4"), Variant::as_reported) == -loss_value);
  REQUIRE(evaluate(read("7/7/7/3B3/7/7/7 r 4"), Variant::as_reported) == loss_value);
  REQUIRE(evaluate(read("7/7/7/7/7/7/7 b 9"), Variant::as_reported) == loss_value);
  REQUIRE(evaluate(read("7/7/7/7/7/7/7 r 8"), Variant::as_coded) == -loss_value);
}

TEST_CASE("evaluation: the limit of plies is not a result", "[infexion]") {
  REQUIRE(evaluate(read("7/7/7/3BAc1/7/7/7 b 343"), Variant::as_reported) == -71);
}

TEST_CASE("evaluation: as coded", "[infexion]") {
  // hash((3,3)) + hash((3,4)) = 7051564076739565112 < 7586885779985432798 = hash((3,5)), so blue counts as
  // the stronger: 2 + 1.55 - 0.65 = 2.9.
  REQUIRE(evaluate(read("7/7/7/3BAc1/7/7/7 r 6"), Variant::as_coded) == 58);
  // c4 touches d4, and not red's last cell e4: no pair. 2 * 1 = 2, where the report has 2 + 1.55.
  REQUIRE(evaluate(read("7/7/7/2bAA2/7/7/7 r 6"), Variant::as_coded) == 40);
  REQUIRE(evaluate(read("7/7/7/2bAA2/7/7/7 r 6"), Variant::as_reported) == 71);
  // Two red clusters and one blue one: 2 * 1 + 0.8 * 1 = 2.8.
  REQUIRE(evaluate(read("A1A4/7/7/3b3/7/7/7 r 8"), Variant::as_coded) == 56);
}

TEST_CASE("evaluation: Python's hashes and their sums", "[infexion]") {
  // From CPython 3.11: hash((0, 0)), hash((3, 4)), hash((6, 6)).
  REQUIRE(python_hash(0, 0) == -8458139203682520985);
  REQUIRE(python_hash(3, 4) == 1079245023883434373);
  REQUIRE(python_hash(6, 6) == -5046324166405095816);
  // The ten greatest make 69744258286400718047 > 2^63, all 49 make -25442021954313144842.
  REQUIRE(coded_power(0x8010542c104) == LongSum{16238600547, 4228007135});
  REQUIRE(coded_power(all_cells) == LongSum{-5923682348, 2239346166});
  REQUIRE(LongSum{-1, 5} < LongSum{0, 0});
}

TEST_CASE("evaluation: symmetries do not change it in the report's variant", "[infexion]") {
  Rng rng(15);
  test::play_random_game<Infexion>(Infexion::start({}).value(), rng, [&](const auto& pos, const auto&) {
    const Symmetry s = symmetry(static_cast<int>(uniform(rng, symmetries)));
    INFO(Infexion::to_text(pos));
    REQUIRE(evaluate(image(s, pos), Variant::as_reported) == evaluate(pos, Variant::as_reported));
  });
}

}  // namespace
}  // namespace arena
