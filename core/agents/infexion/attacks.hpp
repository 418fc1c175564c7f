#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// The cells that a stack of each power can hit from each cell, all directions together.
[[nodiscard]] constexpr auto make_reach_masks() noexcept {
  std::array<std::array<Bits, cells>, max_power + 1> reach_masks{};
  for (int power = 1; power <= max_power; ++power)
    for (Cell cell = 0; cell < cells; ++cell)
      for (int d = 0; d < directions; ++d)
        reach_masks[static_cast<std::size_t>(power)][cell] |= line(cell, static_cast<Direction>(d), power);
  return reach_masks;
}
inline constexpr auto reach_masks = make_reach_masks();

// The number of stacks of a side that can hit each cell, as a binary number across three bit planes. From
// eight on it wraps to four to seven; "at least four" is enough for every exchange.
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

// The change of the lead in power by a capture. A stack of six bursts and takes the token that hit it with
// it.
[[nodiscard]] constexpr int gain_of(int power) noexcept {
  return power < max_power ? 2 * power : max_power - 1;
}

// Static exchange evaluation: the lead that a side gains by hitting a stack if both sides continue to capture
// on its cell as long as it pays. Each capture raises the stack by one until it bursts. Indices: power of the
// stack, number of hitters of the side to move, number of hitters of the side that holds the cell.
[[nodiscard]] constexpr auto make_exchanges() noexcept {
  constexpr std::size_t max_hitters = 8;
  std::array<std::array<std::array<std::int8_t, max_hitters>, max_hitters>, max_power + 2> value{};
  for (std::size_t power = max_power; power >= 1; --power)
    for (std::size_t hitters = 1; hitters < max_hitters; ++hitters)
      for (std::size_t holders = 0; holders < max_hitters; ++holders) {
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

// The attacks of both sides in a position, computed once for its evaluation and for the scores of its moves.
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

  // The lead that these captures win if they are made by one move and each is retaken as long as it pays.
  [[nodiscard]] int gain(Bits captured) const noexcept {
    int sum = 0;
    for_each_cell(captured, [&](Cell cell) { sum += capture[cell]; });
    return sum;
  }

  // The lead that the opponent would win by hitting a stack of this power of the side to move on the cell.
  [[nodiscard]] int risk(Cell cell, int power) const noexcept {
    return exchange(power, their_hits.at(cell), my_hits.at(cell));
  }

  Position pos;
  Bits mine = 0;
  Bits theirs = 0;
  Hits my_hits;
  Hits their_hits;
  // For each enemy stack that can be hit: the lead won by capturing it first; may be negative.
  std::array<std::int8_t, cells> capture;
};

}  // namespace arena::infexion
