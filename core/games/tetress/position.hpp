#pragma once
#include <cassert>

#include "games/game.hpp"
#include "games/tetress/shapes.hpp"
#include "util/rng.hpp"

namespace arena::tetress {

inline constexpr int max_plies = 150;  // then the game is over
inline constexpr int free_plies = 2;   // the first pieces, which need not touch anything

struct Position {
  std::array<Bits, 2> tokens{};
  std::uint64_t key = 0;  // of the tokens, kept up to date by `apply`
  std::uint16_t ply = 0;  // actions played so far; red, the first side, has the even ones
  friend bool operator==(const Position&, const Position&) = default;

  [[nodiscard]] constexpr Side side() const noexcept { return ply % 2 == 0 ? Side::first : Side::second; }
  [[nodiscard]] constexpr Bits of(Side whose) const noexcept {
    return tokens[static_cast<std::size_t>(whose)];
  }
  [[nodiscard]] constexpr Bits mine() const noexcept { return of(side()); }
  [[nodiscard]] constexpr Bits theirs() const noexcept { return of(other(side())); }
  [[nodiscard]] constexpr Bits occupied() const noexcept { return tokens[0] | tokens[1]; }
  [[nodiscard]] constexpr Bits empty() const noexcept { return complement(occupied()); }
};

namespace keys {
[[nodiscard]] constexpr auto make_cell_keys() noexcept {
  std::array<std::array<std::uint64_t, cells>, 2> cell_keys{};
  std::uint64_t seed = 0;
  for (auto& side : cell_keys)
    for (auto& key : side) key = mix64(++seed);
  return cell_keys;
}
inline constexpr auto cell_keys = make_cell_keys();
}  // namespace keys

// The part of a position's key for the tokens of one side.
[[nodiscard]] constexpr std::uint64_t key_of(Side side, Bits set) noexcept {
  std::uint64_t key = 0;
  for_each_cell(set, [&](Cell cell) { key ^= keys::cell_keys[static_cast<std::size_t>(side)][cell]; });
  return key;
}

// All cells of those rows and columns of a piece that these tokens fill.
[[nodiscard]] constexpr Bits full_lines(Bits tokens, Move piece) noexcept {
  Bits full;
  const Offset box = extent(piece.shape);
  for (int i = 0; i < box.row; ++i) {
    const Bits line = row_cells(row_of(piece.anchor) + i);
    if ((tokens & line) == line) full |= line;
  }
  for (int i = 0; i < box.column; ++i) {
    const Bits line = column_cells(column_of(piece.anchor) + i);
    if ((tokens & line) == line) full |= line;
  }
  return full;
}

// The move must be legal. A position has no full line, so only lines of the piece can become full. Rows and
// columns are cleared at the same time.
constexpr void apply(Position& pos, Move move) noexcept {
  const Bits piece = cells_of(move);
  assert(!(pos.occupied() & piece).any());
  const Side mover = pos.side();
  pos.tokens[static_cast<std::size_t>(mover)] |= piece;
  pos.key ^= key_of(mover, piece);
  ++pos.ply;
  const Bits full = full_lines(pos.occupied(), move);
  if (!full.any()) return;
  for (const Side side : {Side::first, Side::second}) {
    pos.key ^= key_of(side, pos.of(side) & full);
    pos.tokens[static_cast<std::size_t>(side)] = without(pos.of(side), full);
  }
}

// The ply is part of the hash, because the game ends at ply 150.
[[nodiscard]] constexpr std::uint64_t hash(const Position& pos) noexcept {
  return pos.key ^ pos.ply * 0x9e3779b97f4a7c15ULL;
}

[[nodiscard]] std::optional<Error> find_fault(const Position& pos);

}  // namespace arena::tetress
