#include <catch2/catch_all.hpp>
#include <set>

#include "games/infexion/infexion.hpp"
#include "games/infexion/symmetry.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using namespace infexion;

TEST_CASE("Infexion: neighbours are the cells one step away, also around the edges", "[infexion]") {
  for (int cell = 0; cell < cells; ++cell) {
    const auto from = static_cast<Cell>(cell);
    Bits slow = 0;
    for (int d = 0; d < directions; ++d) {
      const Cell to = walk(from, static_cast<Direction>(d), 1);
      REQUIRE(walk(to, opposite(static_cast<Direction>(d)), 1) == from);
      slow |= bit(to);
    }
    REQUIRE(std::popcount(slow) == 6);
    REQUIRE(neighbours(bit(from)) == slow);
  }
  // By hand: a1 and its six neighbours, three of them across the edges.
  const auto at = [](int row, int column) { return bit(cell_at(row, column)); };
  REQUIRE(neighbours(at(0, 0)) == (at(0, 1) | at(1, 0) | at(1, 6) | at(0, 6) | at(6, 0) | at(6, 1)));
}

TEST_CASE("Infexion: the 588 symmetries are all different, and one is the identity", "[infexion]") {
  // Three cells that no turn maps onto each other distinguish all symmetries.
  std::set<std::array<Cell, 3>> images;
  for (int number = 0; number < symmetries; ++number) {
    const Symmetry s = symmetry(number);
    images.insert({image(s, Cell{0}), image(s, Cell{1}), image(s, Cell{9})});
    Bits all = 0;
    for (int cell = 0; cell < cells; ++cell) all |= bit(image(s, static_cast<Cell>(cell)));
    REQUIRE(all == all_cells);
  }
  REQUIRE(images.size() == symmetries);
  for (int cell = 0; cell < cells; ++cell) REQUIRE(image(symmetry(0), static_cast<Cell>(cell)) == cell);
  for (int d = 0; d < directions; ++d)
    REQUIRE(image(symmetry(0), static_cast<Direction>(d)) == static_cast<Direction>(d));
}

TEST_CASE("Infexion: the image of a move leads to the image of the position", "[infexion]") {
  Rng rng(4);
  test::play_random_game<Infexion>(Infexion::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    const Symmetry s = symmetry(static_cast<int>(uniform(rng, symmetries)));
    const auto turned_pos = image(s, pos);
    INFO(Infexion::to_text(pos) << " and " << Infexion::to_text(turned_pos));
    REQUIRE_FALSE(Infexion::find_fault(turned_pos));
    REQUIRE(Infexion::outcome(turned_pos) == Infexion::outcome(pos));
    for (const auto& move : moves) {
      REQUIRE(Infexion::is_legal(turned_pos, image(s, move)));
      auto next = pos;
      Infexion::apply(next, move);
      auto turned_next = turned_pos;
      Infexion::apply(turned_next, image(s, move));
      REQUIRE(turned_next == image(s, next));
    }
  });
}

}  // namespace
}  // namespace arena
