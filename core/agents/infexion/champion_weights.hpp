#pragma once
#include "agents/infexion/terms.hpp"

namespace arena::infexion {

// In hundredths of a token's power, about. Written by `arena tune`: README.md beside this file has the
// command.
inline constexpr TermValues champion_weights{
#include "agents/infexion/champion_weights.inc"
};

}  // namespace arena::infexion
