#include <catch2/catch_all.hpp>
#include <set>

#include "games/tetress/setup.hpp"
#include "games/tetress/symmetry.hpp"
#include "games/tetress/tetress.hpp"
#include "support/effort.hpp"

namespace arena {
namespace {

using namespace tetress;

// The smallest image of a position under all symmetries: the same for all positions of a class.
std::array<Bits, 2> kind_of(const tetress::Position& pos) {
  std::array<Bits, 2> least{all_cells, all_cells};
  for (int number = 0; number < symmetries; ++number)
    least = std::min(least, image(symmetry(number), pos).tokens);
  return least;
}

TEST_CASE("Tetress: openings are valid and have legal moves", "[setup]") {
  for (int opening = 0; opening <= 2; ++opening)
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto pos = Tetress::start({opening, seed}).value();
      INFO("opening=" << opening << " seed=" << seed << ": " << Tetress::to_text(pos));
      REQUIRE_FALSE(Tetress::find_fault(pos));
      REQUIRE(pos.ply == opening);
      REQUIRE(Tetress::outcome(pos) ==
              Outcome{Outcome::Kind::ongoing, {(opening + 1) / 2 * 4, opening / 2 * 4}});
      if (opening > 0) REQUIRE(placement_of(pos.tokens[0]));
      if (opening > 1) REQUIRE(placement_of(pos.tokens[1]));
    }
}

TEST_CASE("Tetress: a seed gives the same opening on every platform", "[setup]") {
  const auto start = [](const char* text) {
    return Tetress::to_text(Tetress::start(Tetress::parse_setup(text).value()).value());
  };
  REQUIRE(start("") == "11/11/11/11/11/11/11/11/11/11/11 r 0");
  REQUIRE(start("seed=7") == "11/11/11/11/11/11/11/11/11/11/11 r 0");
  REQUIRE(start("opening=2 seed=1") == "1R2B6/11/11/11/11/11/11/11/11/1RRBB6/1R2B6 r 2");
  REQUIRE(start("opening=2 seed=9007199254740991") != start("opening=2 seed=1"));
}

TEST_CASE("Tetress: openings are counted up to symmetry", "[setup]") {
  REQUIRE(count_openings(0) == 1);
  REQUIRE(count_openings(1) == 5);  // I, O, T, L, S: the free tetrominoes
  // Red's square has eight symmetries; the classes of blue's pieces are counted exhaustively.
  const auto square = Tetress::parse_position("RR9/RR9/11/11/11/11/11/11/11/11/11 b 1").value();
  tetress::MoveList moves;
  legal_moves(square, moves);
  std::set<std::array<Bits, 2>> kinds;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    auto next = square;
    apply(next, moves[i]);
    kinds.insert(kind_of(next));
  }
  std::size_t visited = 0;
  for_each_symmetry_class(square, moves, [&](const auto&) { ++visited; });
  REQUIRE(visited == kinds.size());
}

TEST_CASE("Tetress: seeds that differ by less than the count give different classes of openings", "[setup]") {
  for (const int opening : {1, 2}) {
    const std::uint64_t count = std::min<std::uint64_t>(count_openings(opening), test::effort(200));
    std::set<std::array<Bits, 2>> kinds;
    for (std::uint64_t seed = 5; seed < 5 + count; ++seed)
      kinds.insert(kind_of(Tetress::start({opening, seed}).value()));
    REQUIRE(kinds.size() == count);
  }
}

TEST_CASE("Tetress: a setup out of range is an error with a sentence", "[setup]") {
  for (const std::string text : {"opening=3", "opening=-1", "opening=", "opening=02", "seed=-1",
                                 "seed=9007199254740992", "size=11", "opening"}) {
    INFO(text);
    const auto setup = Tetress::parse_setup(text);
    REQUIRE_FALSE(setup);
    REQUIRE(setup.error().code == Error::Code::bad_setup);
  }
  REQUIRE_FALSE(Tetress::start({3, 1}));
  REQUIRE_FALSE(Tetress::start({-1, 1}));
}

}  // namespace
}  // namespace arena
