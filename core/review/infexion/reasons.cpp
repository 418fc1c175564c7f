#include "games/infexion/infexion.hpp"
#include "review/list.hpp"

namespace arena::review {

template <>
int margin_of<Infexion>(const Infexion::Position& pos) {
  return pos.power_on(pos.mine()) - pos.power_on(pos.theirs());
}

template <>
std::optional<Reason> find_reason<Infexion>(const Moment<Infexion>&) {
  return std::nullopt;
}

}  // namespace arena::review
