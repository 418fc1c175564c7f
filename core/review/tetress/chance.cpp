#include "games/tetress/tetress.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

constexpr std::int16_t knots[]{8, 24, 40, 56, 72, 88};  // tokens on the board

constexpr ChanceRow rows[]{
#include "review/tetress/chance.inc"
};
static_assert(std::size(rows) == std::size(knots));

}  // namespace

template <>
ChanceTable chance_table_of<Tetress>() {
  return {rows, knots};
}

template <>
Stage stage_of<Tetress>(const Tetress::Position& pos) {
  return {0, static_cast<double>(count(pos.occupied()))};
}

template <>
bool is_open<Tetress>(const Tetress::Position&) {
  return false;
}

}  // namespace arena::review
