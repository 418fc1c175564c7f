#include "agents/tetress/reach.hpp"

namespace arena::tetress {
namespace {

using Fits = std::array<Bits, shapes>;

Fits fits_of(Bits set) noexcept {
  Fits fits;
  for_each_fit(set, [&](Shape shape, Bits anchors) { fits[shape] = anchors; });
  return fits;
}

Reach reach_of(const Fits& fits, const Fits& away) noexcept {
  constexpr std::size_t longest = 4;
  // by_offset[r][c]: the anchors of all shapes with a cell r rows and c columns from the anchor. So ten sets
  // are moved instead of 76.
  std::array<std::array<Bits, longest>, longest> by_offset{};
  Reach reach;
  [&]<std::size_t... shape>(std::index_sequence<shape...>) {
    const auto add = [&]<std::size_t s>(std::integral_constant<std::size_t, s>) {
      const Bits anchors = without(fits[s], away[s]);
      reach.anchors[s] = anchors;
      reach.moves += count(anchors);
      for (const Offset offset : offsets[s])
        by_offset[static_cast<std::size_t>(offset.row)][static_cast<std::size_t>(offset.column)] |= anchors;
    };
    (add(std::integral_constant<std::size_t, shape>{}), ...);
  }
  (std::make_index_sequence<shapes>{});
  for (std::size_t row = 0; row < longest; ++row)
    for (std::size_t column = 0; row + column < longest; ++column)
      reach.cover |= moved(by_offset[row][column], static_cast<int>(row), static_cast<int>(column));
  return reach;
}

}  // namespace

Reaches::Reaches(const Position& position) noexcept : pos(position) {
  const Bits empty = pos.empty();
  const Fits fits = fits_of(empty);
  mine = reach_of(fits, fits_of(without(empty, landing(pos, pos.side()))));
  theirs = reach_of(fits, fits_of(without(empty, landing(pos, other(pos.side())))));
}

}  // namespace arena::tetress
