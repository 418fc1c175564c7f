#include <catch2/catch_all.hpp>
#include <set>

#include "games/infexion/infexion.hpp"
#include "games/infexion/setup.hpp"
#include "games/infexion/symmetry.hpp"
#include "support/effort.hpp"

namespace arena {
namespace {

using namespace infexion;

// The smallest image of a position under all symmetries: the same for all positions of a class.
std::array<Bits, 2> kind_of(const infexion::Position& pos) {
  std::array<Bits, 2> least{all_cells, all_cells};
  for (int number = 0; number < symmetries; ++number)
    least = std::min(least, image(symmetry(number), pos).stacks);
  return least;
}

bool can_capture(const infexion::Position& pos, Side side) {
  auto turn = pos;
  if (turn.side() != side) ++turn.ply;
  infexion::MoveList moves;
  legal_moves(turn, moves);
  return std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
    auto next = turn;
    apply(next, move);
    return (pos.of(other(side)) & ~next.of(other(side))) != 0;
  });
}

TEST_CASE("Infexion: openings have equal power, no captures and legal moves", "[setup]") {
  for (int opening = 0; opening <= 6; ++opening)
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto pos = Infexion::start({opening, seed}).value();
      INFO("opening=" << opening << " seed=" << seed << ": " << Infexion::to_text(pos));
      REQUIRE_FALSE(Infexion::find_fault(pos));
      REQUIRE_FALSE(Infexion::outcome(pos).over());
      REQUIRE(pos.ply == opening);
      REQUIRE(Infexion::outcome(pos).score == std::array{(opening + 1) / 2, opening / 2});
      if (opening < 2) continue;
      REQUIRE_FALSE(can_capture(pos, Side::first));
      REQUIRE_FALSE(can_capture(pos, Side::second));
    }
}

TEST_CASE("Infexion: a seed gives the same opening on every platform", "[setup]") {
  const auto start = [](const char* text) {
    return Infexion::to_text(Infexion::start(Infexion::parse_setup(text).value()).value());
  };
  REQUIRE(start("") == "7/7/7/7/7/7/7 r 0");
  REQUIRE(start("seed=7") == "7/7/7/7/7/7/7 r 0");
  REQUIRE(start("opening=6 seed=1") == "1AA4/7/3a3/5a1/2a4/A6/7 r 6");
  REQUIRE(start("opening=6 seed=9007199254740991") != start("opening=6 seed=1"));
}

TEST_CASE("Infexion: openings are counted up to symmetry", "[setup]") {
  REQUIRE(count_openings(0) == 1);
  REQUIRE(count_openings(1) == 1);
  // Exhaustively: red on a1, blue on each cell that is neither a1 nor next to it.
  std::set<std::array<Bits, 2>> kinds;
  for (int cell = 0; cell < cells; ++cell) {
    infexion::Position pos;
    pos.stacks = {bit(0), bit(static_cast<Cell>(cell))};
    if (((bit(0) | neighbours(bit(0))) & pos.stacks[1]) == 0) kinds.insert(kind_of(pos));
  }
  REQUIRE(count_openings(2) == kinds.size());
}

TEST_CASE("Infexion: seeds that differ by less than the count give different classes of openings",
          "[setup]") {
  for (const int opening : {2, 3, 4}) {
    const auto count = static_cast<std::uint64_t>(test::effort(static_cast<int>(count_openings(opening))));
    std::set<std::array<Bits, 2>> kinds;
    for (std::uint64_t seed = 5; seed < 5 + count; ++seed)
      kinds.insert(kind_of(Infexion::start({opening, seed}).value()));
    REQUIRE(kinds.size() == count);
  }
  std::set<std::array<Bits, 2>> kinds;
  for (std::uint64_t seed = 0; seed < 300; ++seed) kinds.insert(kind_of(Infexion::start({6, seed}).value()));
  REQUIRE(kinds.size() == 300);
}

TEST_CASE("Infexion: a setup out of range is an error with a sentence", "[setup]") {
  for (const std::string text : {"opening=7", "opening=-1", "opening=", "opening=06", "seed=-1",
                                 "seed=9007199254740992", "size=7", "opening"}) {
    INFO(text);
    const auto setup = Infexion::parse_setup(text);
    REQUIRE_FALSE(setup);
    REQUIRE(setup.error().code == Error::Code::bad_setup);
  }
  REQUIRE_FALSE(Infexion::start({7, 1}));
  REQUIRE_FALSE(Infexion::start({-1, 1}));
}

}  // namespace
}  // namespace arena
