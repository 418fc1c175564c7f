#include "games/infexion/infexion.hpp"
#include "review/list.hpp"

namespace arena::review {

template <>
ChanceMap chance_map_of<Infexion>(const Infexion::Position&) {
  return {0.005, 0, 1};
}

template <>
bool is_open<Infexion>(const Infexion::Position&) {
  return false;
}

}  // namespace arena::review
