#include "games/tetress/tetress.hpp"
#include "review/list.hpp"

namespace arena::review {

template <>
int margin_of<Tetress>(const Tetress::Position& pos) {
  using namespace tetress;
  if (pos.ply >= max_plies) return count(pos.mine()) - count(pos.theirs());
  return mobility(pos, pos.side()) - mobility(pos, other(pos.side()));
}

template <>
std::optional<Reason> find_reason<Tetress>(const Moment<Tetress>&) {
  return std::nullopt;
}

}  // namespace arena::review
