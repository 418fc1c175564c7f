#pragma once
#include "agents/tetress/terms.hpp"

namespace arena::tetress {

// Written by `arena tune`: README.md beside this file has the command.
inline constexpr TermValues champion_weights{
#include "agents/tetress/champion_weights.inc"
};

}  // namespace arena::tetress
