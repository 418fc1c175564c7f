#pragma once
#include "agents/solver.hpp"
#include "agents/tunable.hpp"
#include "games/list.hpp"

namespace arena {

// One declaration per game; agents/<game>/list.cpp defines them.
template <>
std::span<const AgentEntry<Colosseum>> agents_of<Colosseum>();
template <>
std::span<const AgentEntry<Infexion>> agents_of<Infexion>();
template <>
std::span<const AgentEntry<Tetress>> agents_of<Tetress>();

template <>
Solver<Colosseum> solver_of<Colosseum>();

template <>
const Tunable<Colosseum>* tunable_of<Colosseum>();
template <>
const Tunable<Infexion>* tunable_of<Infexion>();
template <>
const Tunable<Tetress>* tunable_of<Tetress>();

}  // namespace arena
