#include "games/infexion/infexion.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

constexpr std::int16_t knots[]{0, 10, 40, 120, 220, 343};  // plies

constexpr ChanceRow rows[]{
#include "review/infexion/chance.inc"
};
static_assert(std::size(rows) == std::size(knots));

}  // namespace

template <>
ChanceTable chance_table_of<Infexion>() {
  return {rows, knots};
}

template <>
Stage stage_of<Infexion>(const Infexion::Position& pos) {
  return {0, static_cast<double>(pos.ply)};
}

template <>
bool is_open<Infexion>(const Infexion::Position&) {
  return false;
}

}  // namespace arena::review
