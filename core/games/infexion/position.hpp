#pragma once
#include <cassert>

#include "games/game.hpp"
#include "games/infexion/board.hpp"
#include "util/rng.hpp"

namespace arena::infexion {

inline constexpr int max_power = 6;
inline constexpr int max_total_power = cells;  // a spawn must not exceed it
inline constexpr int max_plies = 343;          // then the game is over

// The action of a move on its cell: spread the stack in one of the six directions, or spawn. The spreads come
// first, so that a Direction converts to an Action.
enum class Action : std::uint8_t { se, s, sw, nw, n, ne, spawn };

struct Move {
  Cell cell = 0;
  Action action = Action::spawn;
  friend bool operator==(const Move&, const Move&) = default;
};

[[nodiscard]] constexpr Move spread(Cell cell, Direction direction) noexcept {
  return {cell, static_cast<Action>(direction)};
}
[[nodiscard]] constexpr bool is_spread(Move move) noexcept {
  return move.action != Action::spawn;
}
// The direction of a spread.
[[nodiscard]] constexpr Direction direction_of(Move move) noexcept {
  return static_cast<Direction>(move.action);
}

// One bitset per side holds the cells that the side owns. Three bit planes hold the power of each stack, 1 to
// 6, as a binary number, so that a spread adds one to all cells that it hits in one operation.
struct Position {
  std::array<Bits, 2> stacks{};
  std::array<Bits, 3> power{};  // ones, twos, fours; all 0 for an empty cell
  std::uint16_t ply = 0;        // actions played so far; red, the first side, has the even ones
  friend bool operator==(const Position&, const Position&) = default;

  [[nodiscard]] constexpr Side side() const noexcept { return ply % 2 == 0 ? Side::first : Side::second; }
  [[nodiscard]] constexpr Bits of(Side whose) const noexcept {
    return stacks[static_cast<std::size_t>(whose)];
  }
  [[nodiscard]] constexpr Bits mine() const noexcept { return of(side()); }
  [[nodiscard]] constexpr Bits theirs() const noexcept { return of(other(side())); }
  [[nodiscard]] constexpr Bits occupied() const noexcept { return stacks[0] | stacks[1]; }
  [[nodiscard]] constexpr Bits empty() const noexcept { return all_cells & ~occupied(); }

  [[nodiscard]] constexpr int power_at(Cell cell) const noexcept {
    return static_cast<int>((power[0] >> cell & 1) + 2 * (power[1] >> cell & 1) + 4 * (power[2] >> cell & 1));
  }
  // The total power of the stacks on these cells.
  [[nodiscard]] constexpr int power_on(Bits set) const noexcept {
    return std::popcount(power[0] & set) + 2 * std::popcount(power[1] & set) +
           4 * std::popcount(power[2] & set);
  }
  [[nodiscard]] constexpr int total_power() const noexcept { return power_on(all_cells); }
  // The stacks of more than one power.
  [[nodiscard]] constexpr Bits tall() const noexcept { return power[1] | power[2]; }
};

// The cells that a spread of the stack on `cell` would hit.
[[nodiscard]] constexpr Bits hit_by(const Position& pos, Cell cell, Direction direction) noexcept {
  return line(cell, direction, pos.power_at(cell));
}

// The move must be legal.
constexpr void apply(Position& pos, Move move) noexcept {
  Bits& mine = pos.stacks[static_cast<std::size_t>(pos.side())];
  Bits& theirs = pos.stacks[static_cast<std::size_t>(other(pos.side()))];
  ++pos.ply;
  if (!is_spread(move)) {
    assert((pos.occupied() & bit(move.cell)) == 0);
    mine |= bit(move.cell);
    pos.power[0] |= bit(move.cell);
    return;
  }
  assert((mine & bit(move.cell)) != 0);
  const Bits hit = hit_by(pos, move.cell, direction_of(move));
  const Bits left = ~bit(move.cell);
  // Adds one in binary on every cell that is hit; stacks that reach seven are removed.
  const Bits ones = pos.power[0] ^ hit;
  const Bits carry = pos.power[0] & hit;
  const Bits twos = pos.power[1] ^ carry;
  const Bits fours = pos.power[2] ^ (pos.power[1] & carry);
  const Bits stays = left & ~(ones & twos & fours);
  pos.power = {ones & stays, twos & stays, fours & stays};
  mine = (mine | hit) & stays;
  theirs &= ~hit;
}

// Positions that differ only in their ply have the same hash, except close to the limit of plies, where a
// search could reach it, and in the first two plies, when a side without stacks has not lost.
[[nodiscard]] std::uint64_t hash(const Position& pos) noexcept;

[[nodiscard]] std::optional<Error> find_fault(const Position& pos);

}  // namespace arena::infexion
