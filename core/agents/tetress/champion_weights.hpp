#pragma once
#include "agents/tetress/terms.hpp"

namespace arena::tetress {

// Written by `arena tune`; README.md in this folder has the command.
inline constexpr TermValues champion_weights{
#include "agents/tetress/champion_weights.inc"
};

}  // namespace arena::tetress
