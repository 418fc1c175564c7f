#pragma once
#include <cstring>

#include "games/colosseum/position.hpp"

namespace arena::colosseum {

// Flood fills of the whole board at once. A row of 16 cells is one 16-bit lane, so a step to the right or
// left is one shift inside the lanes and a step up or down moves whole lanes: the idea of Kogge-Stone fills
// in chess programming, on two 128-bit registers (SSE natively, wasm SIMD in the page). Cells shifted past
// column 15 fall off.
class Lanes {
 public:
  using Eight = std::uint16_t __attribute__((vector_size(16)));

  Lanes() noexcept : upper_{}, lower_{} {}
  explicit Lanes(const Bits& bits) noexcept {
    std::memcpy(&upper_, bits.word.data(), 16);
    std::memcpy(&lower_, bits.word.data() + 2, 16);
  }
  [[nodiscard]] static Lanes of(Cell cell) noexcept {
    Bits bits;
    bits.set(cell);
    return Lanes(bits);
  }
  [[nodiscard]] Bits bits() const noexcept {
    Bits result;
    std::memcpy(result.word.data(), &upper_, 16);
    std::memcpy(result.word.data() + 2, &lower_, 16);
    return result;
  }

  friend Lanes operator&(Lanes a, Lanes b) noexcept { return {a.upper_ & b.upper_, a.lower_ & b.lower_}; }
  friend Lanes operator|(Lanes a, Lanes b) noexcept { return {a.upper_ | b.upper_, a.lower_ | b.lower_}; }
  friend Lanes operator^(Lanes a, Lanes b) noexcept { return {a.upper_ ^ b.upper_, a.lower_ ^ b.lower_}; }
  [[nodiscard]] Lanes without(Lanes b) const noexcept { return {upper_ & ~b.upper_, lower_ & ~b.lower_}; }

  [[nodiscard]] bool any() const noexcept {
    const auto both = upper_ | lower_;
    std::uint64_t half[2];
    std::memcpy(half, &both, 16);
    return (half[0] | half[1]) != 0;
  }
  [[nodiscard]] int count() const noexcept { return bits().count(); }

  // The set moved by one cell in a direction.
  [[nodiscard]] Lanes right() const noexcept { return {upper_ << 1, lower_ << 1}; }
  [[nodiscard]] Lanes left() const noexcept { return {upper_ >> 1, lower_ >> 1}; }
  [[nodiscard]] Lanes down() const noexcept {
    constexpr Eight zero{};
    return {__builtin_shufflevector(upper_, zero, 8, 0, 1, 2, 3, 4, 5, 6),
            __builtin_shufflevector(upper_, lower_, 7, 8, 9, 10, 11, 12, 13, 14)};
  }
  [[nodiscard]] Lanes up() const noexcept {
    constexpr Eight zero{};
    return {__builtin_shufflevector(upper_, lower_, 1, 2, 3, 4, 5, 6, 7, 8),
            __builtin_shufflevector(lower_, zero, 1, 2, 3, 4, 5, 6, 7, 8)};
  }

 private:
  Lanes(Eight upper, Eight lower) noexcept : upper_(upper), lower_(lower) {}
  Eight upper_;
  Eight lower_;
};

// The board's open edges, loaded once for many steps.
struct Ways {
  Lanes right;
  Lanes down;
  explicit Ways(const Position& pos) noexcept : right(pos.open_right), down(pos.open_down) {}
};

// The set and every cell one step from it.
[[nodiscard]] inline Lanes step(const Ways& ways, Lanes from) noexcept {
  return (from | (from & ways.right).right()) | ((from.left() & ways.right) | (from & ways.down).down()) |
         (from.up() & ways.down);
}

// Both players' floods at once, step by step, walls as they stand. What lies beyond a cell that the other had
// before is nearer to the other, so only cells that neither had are fresh. Calls on_step(mine, theirs,
// fresh_mine, fresh_theirs) after each step that found any, with all that one more step of each has; a cell
// that is fresh to both is nobody's. Answers after how many steps the floods met, 0 if never.
template <class OnStep>
inline int race(const Ways& ways, Lanes mine, Lanes theirs, OnStep&& on_step) noexcept {
  int meeting = 0;
  for (int steps = 1;; ++steps) {
    const Lanes next_mine = step(ways, mine);
    const Lanes next_theirs = step(ways, theirs);
    if (meeting == 0 && (next_mine & next_theirs).any()) meeting = steps;
    const Lanes had = mine | theirs;
    const Lanes fresh_mine = next_mine.without(had);
    const Lanes fresh_theirs = next_theirs.without(had);
    if (!(fresh_mine | fresh_theirs).any()) return meeting;
    on_step(next_mine, next_theirs, fresh_mine, fresh_theirs);
    mine = mine | fresh_mine;
    theirs = theirs | fresh_theirs;
  }
}

// All cells joined to `from`; players block nothing here.
[[nodiscard]] inline Lanes region(const Ways& ways, Lanes from) noexcept {
  for (;;) {
    // Two steps a test: the test costs about as much as a step.
    const Lanes next = step(ways, step(ways, from));
    if (!(next ^ from).any()) return from;
    from = next;
  }
}

// Where the side to move can stand after its walk. The opponent's cell is an obstacle, so its edges are
// passed by taking it out after each step.
[[nodiscard]] inline Lanes reach(const Position& pos, const Ways& ways) noexcept {
  const Lanes opponent = Lanes::of(pos.opponent());
  Lanes cells = Lanes::of(pos.mover());
  for (int steps = step_limit(pos); steps > 0; --steps) cells = step(ways, cells).without(opponent);
  return cells;
}

// Are the players still joined? Both floods grow at once and usually meet after a few steps.
[[nodiscard]] inline bool joined(const Position& pos, const Ways& ways) noexcept {
  Lanes first = Lanes::of(pos.pawn[0]);
  Lanes second = Lanes::of(pos.pawn[1]);
  for (;;) {
    const Lanes next_first = step(ways, first);
    const Lanes next_second = step(ways, second);
    if ((next_first & next_second).any()) return true;
    // The smaller region is full first; nothing can join it later.
    if (!(next_first ^ first).any() || !(next_second ^ second).any()) return false;
    first = next_first;
    second = next_second;
  }
}

}  // namespace arena::colosseum
