#include "games/tetress/setup.hpp"

#include "games/tetress/moves.hpp"
#include "games/tetress/symmetry.hpp"
#include "util/scatter.hpp"

namespace arena::tetress {
namespace {

// Calls visit(position) once for each symmetry class of the openings of `plies` plies.
template <class Visit>
void for_each_opening(const Position& pos, int plies, Visit&& visit) {
  if (plies == 0) {
    visit(pos);
    return;
  }
  MoveList moves;
  legal_moves(pos, moves);
  for_each_symmetry_class(pos, moves, [&](Move move) {
    Position next = pos;
    apply(next, move);
    for_each_opening(next, plies - 1, visit);
  });
}

}  // namespace

std::uint64_t count_openings(int plies) {
  std::uint64_t number = 0;
  for_each_opening({}, plies, [&](const Position&) { ++number; });
  return number;
}

Expected<Position> start(const Setup& setup) {
  if (const auto fault = setup.fault()) return *fault;
  if (setup.opening == 0) return Position{};
  std::uint64_t number = scattered(setup.seed, count_openings(setup.opening));
  Position opening;
  for_each_opening({}, setup.opening, [&](const Position& pos) {
    if (number-- == 0) opening = pos;
  });
  Rng rng(setup.seed);
  return image(symmetry(static_cast<int>(uniform(rng, symmetries))), opening);
}

}  // namespace arena::tetress
