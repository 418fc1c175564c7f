#include "agents/tetress/cell_demand.hpp"

namespace arena::tetress {
namespace {

// Counts for each cell how many of the added sets hold it, as a binary number across seven bit planes: a cell
// lies in at most 76 placements.
class Tally {
 public:
  void add(Bits set) noexcept {
    for (Bits& plane : planes_) {
      const Bits carry = plane & set;
      plane ^= set;
      if (!carry.any()) return;
      set = carry;
    }
  }
  // Calls visit(cell, value) once for each set bit of a cell's count, with the value of that bit.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < planes_.size(); ++i)
      for_each_cell(planes_[i], [&](Cell cell) { visit(cell, 1 << i); });
  }

 private:
  std::array<Bits, 7> planes_{};
};

Tally tally_of(const Reach& reach) noexcept {
  Tally tally;
  [&]<std::size_t... shape>(std::index_sequence<shape...>) {
    const auto add = [&](Bits anchors, const std::array<Offset, shape_cells>& of_shape) {
      if (!anchors.any()) return;
      for (const Offset offset : of_shape) tally.add(moved(anchors, offset.row, offset.column));
    };
    (add(reach.anchors[shape], offsets[shape]), ...);
  }
  (std::make_index_sequence<shapes>{});
  return tally;
}

}  // namespace

CellDemand::CellDemand(const Reaches& reaches) noexcept {
  std::array<std::int16_t, cells> wanted{};
  tally_of(reaches.theirs).for_each([&](Cell cell, int worth) {
    wanted[cell] = static_cast<std::int16_t>(wanted[cell] + 2 * worth);
  });
  tally_of(reaches.mine).for_each([&](Cell cell, int worth) {
    wanted[cell] = static_cast<std::int16_t>(wanted[cell] - worth);
  });
  for (int row = 0; row < width; ++row)
    for (int column = 0; column < width; ++column)
      values_[static_cast<std::size_t>(row * width + column)] = wanted[cell_at(row - size, column - size)];
}

}  // namespace arena::tetress
