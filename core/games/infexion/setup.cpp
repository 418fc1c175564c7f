#include "games/infexion/setup.hpp"

#include "games/infexion/symmetry.hpp"
#include "util/scatter.hpp"

namespace arena::infexion {
namespace {

// Calls visit(set) for each union of `chosen` with `count` cells of `from`.
template <class Visit>
void for_each_choice(Bits from, int count, Visit&& visit, Bits chosen = 0) {
  if (count == 0) {
    visit(chosen);
    return;
  }
  for (; from != 0; from &= from - 1) {
    const Bits lowest = from & (0 - from);
    for_each_choice(from ^ lowest, count - 1, visit, chosen | lowest);
  }
}

// Calls visit(symmetry) for each symmetry that maps a cell of the set to a1.
template <class Visit>
void for_each_symmetry_to_a1(Bits set, Visit&& visit) {
  for (std::uint8_t turn = 0; turn < turns; ++turn)
    for_each_cell(image(Symmetry{turn, 0}, set), [&](Cell cell) {
      visit(Symmetry{turn, cell_at(size - row_of(cell), size - column_of(cell))});
    });
}

// Calls visit(red) once for each class of sets that symmetries map onto each other, with the smallest set of
// the class. It always contains a1.
template <class Visit>
void for_each_red_set(int count, Visit&& visit) {
  if (count == 0) return visit(Bits{0});
  for_each_choice(all_cells & ~bit(0), count - 1, [&](Bits others) {
    const Bits red = others | bit(0);
    bool smallest = true;
    for_each_symmetry_to_a1(red, [&](Symmetry s) { smallest = smallest && image(s, red) >= red; });
    if (smallest) visit(red);
  });
}

// Likewise for blue: no cell is next to a red one, and there is one set for each class under the symmetries
// that leave red's set unchanged.
template <class Visit>
void for_each_blue_set(Bits red, int count, Visit&& visit) {
  InlineVector<Symmetry, symmetries> keeping;
  for_each_symmetry_to_a1(red, [&](Symmetry s) {
    if (image(s, red) == red && (s.turn != 0 || s.shift != 0)) keeping.push_back(s);
  });
  for_each_choice(all_cells & ~red & ~neighbours(red), count, [&](Bits blue) {
    for (const Symmetry s : keeping)
      if (image(s, blue) < blue) return;
    visit(blue);
  });
}

int red_stacks(int plies) {
  return (plies + 1) / 2;
}

std::uint64_t count_blue_sets(Bits red, int plies) {
  std::uint64_t count = 0;
  for_each_blue_set(red, plies / 2, [&](Bits) { ++count; });
  return count;
}

Position nth_opening(int plies, std::uint64_t n) {
  Position pos;
  pos.ply = static_cast<std::uint16_t>(plies);
  bool found = false;
  for_each_red_set(red_stacks(plies), [&](Bits red) {
    if (found) return;
    const std::uint64_t here = count_blue_sets(red, plies);
    found = n < here;
    if (!found) {
      n -= here;
      return;
    }
    for_each_blue_set(red, plies / 2, [&](Bits blue) {
      if (n-- == 0) pos.stacks = {red, blue};
    });
  });
  assert(found);
  pos.power[0] = pos.occupied();
  return pos;
}

}  // namespace

std::uint64_t count_openings(int plies) {
  std::uint64_t count = 0;
  for_each_red_set(red_stacks(plies), [&](Bits red) { count += count_blue_sets(red, plies); });
  return count;
}

Expected<Position> start(const Setup& setup) {
  if (const auto fault = setup.fault()) return *fault;
  if (setup.opening == 0) return Position{};
  const auto number = scattered(setup.seed, count_openings(setup.opening));
  Rng rng(setup.seed);
  return image(symmetry(static_cast<int>(uniform(rng, symmetries))), nth_opening(setup.opening, number));
}

}  // namespace arena::infexion
