#pragma once
#include <cassert>

#include "games/colosseum/bits.hpp"
#include "games/game.hpp"
#include "util/rng.hpp"

namespace arena::colosseum {

inline constexpr int min_size = 2;

// The sides of a cell in the order of the course's arrays.
enum class Wall : std::uint8_t { up, right, down, left };
inline constexpr std::array<Wall, 4> all_walls{Wall::up, Wall::right, Wall::down, Wall::left};

struct Move {
  Cell cell = 0;
  Wall wall = Wall::up;
  friend bool operator==(const Move&, const Move&) = default;
};

// Walls are stored as their complement, the open edges: a step is then one shift and one AND, and the border
// needs no mask because its edges are never open.
struct Position {
  Bits open_right;  // cells from which one can walk to the cell on the right
  Bits open_down;   // cells from which one can walk to the cell below
  std::array<Cell, 2> pawn{};
  Side side = Side::first;
  std::uint8_t size = min_size;
  std::uint64_t hash = 0;  // kept up to date by apply; find_fault compares it with compute_hash
  friend bool operator==(const Position&, const Position&) = default;

  [[nodiscard]] Cell mover() const noexcept { return pawn[index(side)]; }
  [[nodiscard]] Cell opponent() const noexcept { return pawn[index(other(side))]; }
};

// The longest walk of one move: (M+1)/2 rounded down.
[[nodiscard]] constexpr int step_limit(const Position& pos) noexcept {
  return (pos.size + 1) / 2;
}

[[nodiscard]] constexpr bool on_board(const Position& pos, Cell cell) noexcept {
  return row_of(cell) < pos.size && column_of(cell) < pos.size;
}

// Each edge between two cells has one home cell: the cell on its left or above it.
struct Edge {
  Cell cell;
  bool vertical;  // true: the edge on the right side of `cell`; false: the edge below it
};
[[nodiscard]] constexpr Edge edge_of(Move move) noexcept {
  switch (move.wall) {
    case Wall::up: return {static_cast<Cell>(move.cell - stride), false};
    case Wall::right: return {move.cell, true};
    case Wall::down: return {move.cell, false};
    case Wall::left: return {static_cast<Cell>(move.cell - 1), true};
  }
  return {};
}

// Is this side of the cell free of a wall and of the border?
[[nodiscard]] constexpr bool is_open(const Position& pos, Cell cell, Wall wall) noexcept {
  if (wall == Wall::up && cell < stride) return false;
  if (wall == Wall::left && column_of(cell) == 0) return false;
  const Edge edge = edge_of({cell, wall});
  return (edge.vertical ? pos.open_right : pos.open_down).test(edge.cell);
}

[[nodiscard]] constexpr Cell neighbour(Cell cell, Wall wall) noexcept {
  constexpr std::array<int, 4> step{-stride, 1, stride, -1};
  return static_cast<Cell>(cell + step[static_cast<int>(wall)]);
}

// Zobrist keys, computed instead of looked up: a few multiplications cost no more than a cache miss, and the
// wasm module saves eight kilobytes of random numbers.
namespace key {
constexpr std::uint64_t wall(Edge edge) noexcept {
  return mix64(0x100U + edge.cell + (edge.vertical ? 256U : 0U));
}
constexpr std::uint64_t pawn(Side side, Cell cell) noexcept {
  return mix64(0x400U + cell + (side == Side::first ? 0U : 256U));
}
constexpr std::uint64_t second_to_move = mix64(0x800U);
constexpr std::uint64_t size(int size) noexcept {
  return mix64(0x900U + static_cast<unsigned>(size));
}
}  // namespace key

[[nodiscard]] std::uint64_t compute_hash(const Position& pos);

// A board without inner walls; size 2..16 (asserted), pawns on different cells.
[[nodiscard]] Position empty_board(int size, Cell first, Cell second);

// Puts a wall on an open edge and updates the hash.
constexpr void close(Position& pos, Edge edge) noexcept {
  (edge.vertical ? pos.open_right : pos.open_down).reset(edge.cell);
  pos.hash ^= key::wall(edge);
}

// Walks, puts up the wall and passes the turn. The move must be legal.
constexpr void apply(Position& pos, Move move) noexcept {
  assert(is_open(pos, move.cell, move.wall));
  Cell& pawn = pos.pawn[index(pos.side)];
  pos.hash ^= key::pawn(pos.side, pawn) ^ key::pawn(pos.side, move.cell) ^ key::second_to_move;
  pawn = move.cell;
  close(pos, edge_of(move));
  pos.side = other(pos.side);
}

[[nodiscard]] std::optional<Error> find_fault(const Position& pos);

}  // namespace arena::colosseum
