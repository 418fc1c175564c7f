#pragma once
#include "games/list.hpp"
#include "review/chance.hpp"
#include "review/reason.hpp"

namespace arena::review {

// One declaration per game; review/<game>/ defines them.
template <>
ChanceTable chance_table_of<Colosseum>();
template <>
ChanceTable chance_table_of<Infexion>();
template <>
ChanceTable chance_table_of<Tetress>();

template <>
Stage stage_of<Colosseum>(const Colosseum::Position& pos);
template <>
Stage stage_of<Infexion>(const Infexion::Position& pos);
template <>
Stage stage_of<Tetress>(const Tetress::Position& pos);

template <>
int margin_of<Colosseum>(const Colosseum::Position& pos);
template <>
int margin_of<Infexion>(const Infexion::Position& pos);
template <>
int margin_of<Tetress>(const Tetress::Position& pos);

template <>
bool is_open<Colosseum>(const Colosseum::Position& pos);
template <>
bool is_open<Infexion>(const Infexion::Position& pos);
template <>
bool is_open<Tetress>(const Tetress::Position& pos);

template <>
std::optional<Reason> find_reason<Colosseum>(const Moment<Colosseum>& moment);
template <>
std::optional<Reason> find_reason<Infexion>(const Moment<Infexion>& moment);
template <>
std::optional<Reason> find_reason<Tetress>(const Moment<Tetress>& moment);

}  // namespace arena::review
