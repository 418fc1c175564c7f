#include "games/tetress/tetress.hpp"
#include "review/list.hpp"

namespace arena::review {

template <>
ChanceMap chance_map_of<Tetress>(const Tetress::Position&) {
  return {0.005, 0, 1};
}

template <>
bool is_open<Tetress>(const Tetress::Position&) {
  return false;
}

}  // namespace arena::review
