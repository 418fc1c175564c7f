#include "games/colosseum/colosseum.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

constexpr std::int16_t knots[]{40, 50, 60, 70, 80, 90};  // per cent of the inner edges that are open
constexpr int smallest = 6;  // sizes up to this are the first group, then two and two
constexpr int groups = 4;
constexpr double open_above = 75;

constexpr ChanceRow rows[]{
#include "review/colosseum/chance.inc"
};
static_assert(std::size(rows) == groups * std::size(knots));

double open_share(const colosseum::Position& pos) {
  const int edges = 2 * pos.size * (pos.size - 1);
  return 100.0 * (pos.open_right.count() + pos.open_down.count()) / edges;
}

}  // namespace

template <>
ChanceTable chance_table_of<Colosseum>() {
  return {rows, knots};
}

template <>
Stage stage_of<Colosseum>(const Colosseum::Position& pos) {
  const int group = std::clamp((pos.size - smallest + 1) / 2, 0, groups - 1);
  return {static_cast<std::size_t>(group), open_share(pos)};
}

template <>
bool is_open<Colosseum>(const Colosseum::Position& pos) {
  return open_share(pos) > open_above;
}

}  // namespace arena::review
