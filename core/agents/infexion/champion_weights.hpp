#pragma once
#include "agents/infexion/terms.hpp"

namespace arena::infexion {

// In about hundredths of a token's power. Written by `arena tune`; README.md in this folder has the command.
inline constexpr TermValues champion_weights{
#include "agents/infexion/champion_weights.inc"
};

}  // namespace arena::infexion
