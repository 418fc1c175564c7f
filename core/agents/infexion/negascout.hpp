#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The second agent of report 002: the moves and evaluation of `negamax`, searched by principal variation
// search (Reinefeld 1983) with a null window of one point, although the evaluation has steps of 0.05. Weak
// for the same reasons as `negamax`; it also has no time management and no opening for blue. The report finds
// it less accurate, but as described it is not: every value inside the window is searched again, so every
// width finds the same move and only the number of nodes differs.
inline constexpr std::array<OptionSpec, 1> negascout_options{{
    {"null-window", OptionSpec::Kind::spin, "20", 1, 1000, {}, "its width in twentieths of a point"},
}};

[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_negascout(const OptionValues&, const Resources&);

}  // namespace arena::infexion
