#pragma once
#include "agents/infexion/terms.hpp"

namespace arena::infexion {

// In hundredths of the power of one token; by hand, to begin with.
inline constexpr TermValues champion_weights{
    50,   // tempo
    130,  // stacks_1
    230,  // stacks_2
    330,  // stacks_3
    430,  // stacks_4
    520,  // stacks_5
    600,  // stacks_6
    5,    // share
    -20,  // few
    5,    // guarded
    -10,  // exposed
    60,   // threat
    20,   // more_threats
    -15,  // danger
    -50,  // second_danger
    -30,  // more_dangers
    5,    // room
    3,    // frontier
};

}  // namespace arena::infexion
