#pragma once
#include "agents/colosseum/features.hpp"

namespace arena::colosseum {

// Written by `arena tune`; README.md in this folder has the command.
inline constexpr std::array<int, FeatureNetwork::parameters> champion_weights{
#include "agents/colosseum/champion_weights.inc"
};

}  // namespace arena::colosseum
