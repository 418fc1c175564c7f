#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// What a stack may hit, in whichever direction it spreads.
[[nodiscard]] constexpr auto make_reach_masks() noexcept {
  std::array<std::array<Bits, cells>, max_power + 1> reach_masks{};
  for (int power = 1; power <= max_power; ++power)
    for (Cell cell = 0; cell < cells; ++cell)
      for (int d = 0; d < directions; ++d)
        reach_masks[static_cast<std::size_t>(power)][cell] |= line(cell, static_cast<Direction>(d), power);
  return reach_masks;
}
inline constexpr auto reach_masks = make_reach_masks();

// How many stacks of a side may hit each cell, in binary across three planes. From four on the number is only
// known to be four or more, which no exchange needs to know better.
struct Hits {
  std::array<Bits, 3> count{};  // ones, twos, fours

  Hits() = default;
  constexpr Hits(const Position& pos, Bits stacks) noexcept {
    for_each_cell(stacks, [&](Cell cell) {
      const Bits reach = reach_masks[static_cast<std::size_t>(pos.power_at(cell))][cell];
      const Bits carry = count[0] & reach;
      count[0] ^= reach;
      count[2] |= count[1] & carry;
      count[1] ^= carry;
    });
  }
  [[nodiscard]] constexpr Bits any() const noexcept { return count[0] | count[1] | count[2]; }
  [[nodiscard]] constexpr int at(Cell cell) const noexcept {
    return static_cast<int>((count[0] >> cell & 1) + 2 * (count[1] >> cell & 1) + 4 * (count[2] >> cell & 1));
  }
};

// What a capture changes the lead in power by: six bursts, and the token that hit it is lost with it.
[[nodiscard]] constexpr int gain_of(int power) noexcept {
  return power < max_power ? 2 * power : max_power - 1;
}

// Static exchange: what the side that hits a stack of a power gains in lead when both go on capturing on its
// cell as long as it pays, each capture raising the stack by one until it bursts. Index: power, hitters of
// the side to move, hitters of the side that holds the cell.
[[nodiscard]] constexpr auto make_exchanges() noexcept {
  constexpr std::size_t most = 8;
  std::array<std::array<std::array<std::int8_t, most>, most>, max_power + 2> value{};
  for (std::size_t power = max_power; power >= 1; --power)
    for (std::size_t hitters = 1; hitters < most; ++hitters)
      for (std::size_t holders = 0; holders < most; ++holders) {
        const int answer = power < max_power ? value[power + 1][holders][hitters - 1] : 0;
        value[power][hitters][holders] =
            static_cast<std::int8_t>(std::max(0, gain_of(static_cast<int>(power)) - answer));
      }
  return value;
}
inline constexpr auto exchanges = make_exchanges();

[[nodiscard]] constexpr int exchange(int power, int hitters, int holders) noexcept {
  return exchanges[static_cast<std::size_t>(power)][static_cast<std::size_t>(hitters)]
                  [static_cast<std::size_t>(holders)];
}

// Who may hit what in a position, worked out once for its evaluation and its moves.
struct AttackMap {
  AttackMap() = default;
  explicit AttackMap(const Position& position) noexcept
      : pos(position),
        mine(position.mine()),
        theirs(position.theirs()),
        my_hits(position, mine),
        their_hits(position, theirs) {
    for_each_cell(theirs & my_hits.any(), [&](Cell cell) {
      const int power = pos.power_at(cell);
      const int retaken =
          power < max_power ? exchange(power + 1, their_hits.at(cell), my_hits.at(cell) - 1) : 0;
      capture[cell] = static_cast<std::int8_t>(gain_of(power) - retaken);
    });
  }

  // The lead that these captures, made at once, win when each is retaken as far as it pays.
  [[nodiscard]] int gain(Bits captured) const noexcept {
    int sum = 0;
    for_each_cell(captured, [&](Cell cell) { sum += capture[cell]; });
    return sum;
  }

  // What the opponent would win by hitting a stack of this power that the side to move has on the cell.
  [[nodiscard]] int risk(Cell cell, int power) const noexcept {
    return exchange(power, their_hits.at(cell), my_hits.at(cell));
  }

  Position pos;
  Bits mine = 0;
  Bits theirs = 0;
  Hits my_hits;
  Hits their_hits;
  // For each enemy stack that may be hit: what the first capture there wins, below nothing too.
  std::array<std::int8_t, cells> capture;
};

}  // namespace arena::infexion
