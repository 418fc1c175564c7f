#pragma once
#include <algorithm>
#include <cstring>

#if defined(__SSE4_1__)
#include <smmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "games/colosseum/position.hpp"

namespace arena::colosseum {

// Eight rows of sixteen cells.
using EightRows = std::uint16_t __attribute__((vector_size(16)));

[[nodiscard]] inline bool any_lane(EightRows rows) noexcept {
#if defined(__SSE4_1__)
  return _mm_testz_si128((__m128i)rows, (__m128i)rows) == 0;
#elif defined(__wasm_simd128__)
  return wasm_v128_any_true((v128_t)rows);
#else
  std::uint64_t half[2];
  std::memcpy(half, &rows, sizeof half);
  return (half[0] | half[1]) != 0;
#endif
}

// The rows moved down (up) by one; the last (first) of the rows before (after) them moves in. This is one
// instruction, `palignr`, if the two vectors are given in the order of their rows.
[[nodiscard]] inline EightRows below(EightRows before, EightRows rows) noexcept {
  return __builtin_shufflevector(before, rows, 7, 8, 9, 10, 11, 12, 13, 14);
}
[[nodiscard]] inline EightRows above(EightRows rows, EightRows after) noexcept {
  return __builtin_shufflevector(rows, after, 1, 2, 3, 4, 5, 6, 7, 8);
}

// A set of cells for flood fills of the whole board at once. A row of 16 cells is one 16-bit lane. A step to
// the right or left is one shift inside the lanes, and a step up or down moves whole lanes: the idea of
// Kogge-Stone fills in chess programming, in 128-bit registers (SSE natively, SIMD in wasm). Cells shifted
// past column 15 are lost. A set has room for `Fours` times four rows: Fours is 2 for boards up to 8x8, 3 up
// to 12x12, else 4. With `Boards` = 2, two boards are stored one above the other. The border between them has
// no open edge, so one step on all registers is a step on both boards.
template <int Fours, int Boards = 1>
class CellSetOf {
 public:
  using Eight = EightRows;
  static constexpr int rows = 4 * Fours;  // per board
  static constexpr int registers = (Fours * Boards + 1) / 2;

  CellSetOf() noexcept : part_{} {}

  // The members of a set on one board.
  explicit CellSetOf(const Bits& bits) noexcept requires(Boards == 1) {
    std::memcpy(part_.data(), bits.word.data(), sizeof part_);
  }
  // Does not go through memory, where a wide load would wait for a narrow store.
  [[nodiscard]] static CellSetOf of(Cell cell) noexcept requires(Boards == 1) {
    constexpr Eight first_rows{0, 1, 2, 3, 4, 5, 6, 7};
    const auto column = static_cast<std::uint16_t>(1U << column_of(cell));
    return of_each([&](int i) {
      return (Eight)(first_rows == static_cast<std::uint16_t>(row_of(cell) - 8 * i)) & column;
    });
  }
  [[nodiscard]] Bits bits() const noexcept requires(Boards == 1) {
    Bits result;
    std::memcpy(result.word.data(), part_.data(), sizeof part_);
    return result;
  }
  [[nodiscard]] int count() const noexcept requires(Boards == 1) {
    std::array<std::uint64_t, 2 * registers> words;
    std::memcpy(words.data(), part_.data(), sizeof words);
    int sum = 0;
    for (int i = 0; i < Fours; ++i) sum += std::popcount(words[i]);
    return sum;
  }
  // The same cells in a set with room for fewer rows, or more.
  template <int Others>
  explicit CellSetOf(const CellSetOf<Others>& other) noexcept requires(Boards == 1 && Others != Fours)
      : CellSetOf() {
    for (int i = 0; i < std::min(registers, other.registers); ++i) part_[i] = other.part_[i];
  }

  // The members of sets on two boards.
  using One = CellSetOf<Fours>;
  CellSetOf(const One& first, const One& second) noexcept requires(Boards == 2) {
    if constexpr (Fours == 2) part_ = {first.part_[0], second.part_[0]};
    if constexpr (Fours == 3)
      part_ = {first.part_[0],
               __builtin_shufflevector(first.part_[1], second.part_[0], 0, 1, 2, 3, 8, 9, 10, 11),
               __builtin_shufflevector(second.part_[0], second.part_[1], 4, 5, 6, 7, 8, 9, 10, 11)};
    if constexpr (Fours == 4) part_ = {first.part_[0], first.part_[1], second.part_[0], second.part_[1]};
  }
  [[nodiscard]] One first() const noexcept requires(Boards == 2) {
    One result;
    result.part_[0] = part_[0];
    if constexpr (Fours == 3)
      result.part_[1] = __builtin_shufflevector(part_[1], Eight{}, 0, 1, 2, 3, 12, 13, 14, 15);
    if constexpr (Fours == 4) result.part_[1] = part_[1];
    return result;
  }
  [[nodiscard]] One second() const noexcept requires(Boards == 2) { return swapped().first(); }
  // The two boards swapped.
  [[nodiscard]] CellSetOf swapped() const noexcept requires(Boards == 2) {
    CellSetOf result;
    if constexpr (Fours == 2) result.part_ = {part_[1], part_[0]};
    if constexpr (Fours == 3)
      for (int i = 0; i < 3; ++i)
        result.part_[i] =
            __builtin_shufflevector(part_[(i + 1) % 3], part_[(i + 2) % 3], 4, 5, 6, 7, 8, 9, 10, 11);
    if constexpr (Fours == 4) result.part_ = {part_[2], part_[3], part_[0], part_[1]};
    return result;
  }

  friend CellSetOf operator&(const CellSetOf& a, const CellSetOf& b) noexcept {
    return of_each([&](int i) { return a.part_[i] & b.part_[i]; });
  }
  friend CellSetOf operator|(const CellSetOf& a, const CellSetOf& b) noexcept {
    return of_each([&](int i) { return a.part_[i] | b.part_[i]; });
  }
  friend CellSetOf operator^(const CellSetOf& a, const CellSetOf& b) noexcept {
    return of_each([&](int i) { return a.part_[i] ^ b.part_[i]; });
  }
  [[nodiscard]] CellSetOf without(const CellSetOf& b) const noexcept {
    return of_each([&](int i) { return part_[i] & ~b.part_[i]; });
  }
  [[nodiscard]] bool any() const noexcept {
    Eight all = part_[0];
    for (int i = 1; i < registers; ++i) all |= part_[i];
    return any_lane(all);
  }

  // The set moved by one cell in a direction.
  [[nodiscard]] CellSetOf right() const noexcept {
    return of_each([&](int i) { return part_[i] << 1; });
  }
  [[nodiscard]] CellSetOf left() const noexcept {
    return of_each([&](int i) { return part_[i] >> 1; });
  }
  [[nodiscard]] CellSetOf down() const noexcept {
    return of_each([&](int i) { return below(i == 0 ? Eight{} : part_[i - 1], part_[i]); });
  }
  [[nodiscard]] CellSetOf up() const noexcept {
    return of_each([&](int i) { return above(part_[i], i + 1 == registers ? Eight{} : part_[i + 1]); });
  }

 private:
  template <int, int>
  friend class CellSetOf;

  template <class Make>
  [[nodiscard]] static CellSetOf of_each(Make&& make) noexcept {
    CellSetOf result;
    for (int i = 0; i < registers; ++i) result.part_[i] = make(i);
    return result;
  }

  std::array<Eight, registers> part_;
};
using CellSet = CellSetOf<4>;  // fits a board of any size

// Calls act(set) with an empty set of the smallest type that fits the board.
template <class Act>
inline decltype(auto) with_cell_set_for(int size, Act&& act) {
  if (size <= CellSetOf<2>::rows) return act(CellSetOf<2>());
  if (size <= CellSetOf<3>::rows) return act(CellSetOf<3>());
  return act(CellSetOf<4>());
}

// The open edges of a board, loaded once for many steps.
template <class Set>
struct OpenEdgesOf {
  Set right;
  Set down;
  OpenEdgesOf(const Set& open_right, const Set& open_down) noexcept : right(open_right), down(open_down) {}
  explicit OpenEdgesOf(const Position& pos) noexcept : right(pos.open_right), down(pos.open_down) {}
};
using OpenEdges = OpenEdgesOf<CellSet>;

// Every cell one step from the set.
template <class Set>
[[nodiscard]] inline Set neighbours(const OpenEdgesOf<Set>& open_edges, const Set& from) noexcept {
  return ((from & open_edges.right).right() | (from.left() & open_edges.right)) |
         ((from & open_edges.down).down() | (from.up() & open_edges.down));
}

// The set and every cell one step from it.
template <class Set>
[[nodiscard]] inline Set step(const OpenEdgesOf<Set>& open_edges, const Set& from) noexcept {
  return from | neighbours(open_edges, from);
}

// All cells connected to `from`; players do not block.
template <class Set>
[[nodiscard]] inline Set region(const OpenEdgesOf<Set>& open_edges, Set from) noexcept {
  for (;;) {
    // Two steps per test, because a test costs about as much as a step.
    const Set next = step(open_edges, step(open_edges, from));
    if (!(next ^ from).any()) return from;
    from = next;
  }
}

// The cells where the side to move can end its walk. The opponent's cell is an obstacle, so it is removed
// after each step. Not inlined, nor is `joined`: three sizes in every caller would make the wasm module
// larger by a twentieth, and a call costs nothing beside a flood.
template <class Set>
[[nodiscard, gnu::noinline]] inline Set reach(const Position& pos,
                                              const OpenEdgesOf<Set>& open_edges) noexcept {
  const Set opponent = Set::of(pos.opponent());
  Set cells = Set::of(pos.mover());
  for (int steps = step_limit(pos); steps > 0; --steps) cells = step(open_edges, cells).without(opponent);
  return cells;
}

// Are the players still connected? Both floods grow at the same time and usually meet after a few steps.
template <class Set>
[[nodiscard, gnu::noinline]] inline bool joined(const Position& pos,
                                                const OpenEdgesOf<Set>& open_edges) noexcept {
  Set first = Set::of(pos.pawn[0]);
  Set second = Set::of(pos.pawn[1]);
  for (;;) {
    const Set next_first = step(open_edges, first);
    const Set next_second = step(open_edges, second);
    if ((next_first & next_second).any()) return true;
    // The smaller region fills up first; then the floods can never meet.
    if (!(next_first ^ first).any() || !(next_second ^ second).any()) return false;
    first = next_first;
    second = next_second;
  }
}

}  // namespace arena::colosseum
