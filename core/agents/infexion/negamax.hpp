#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The submitted agent of report 002 ("Ramon VI Entourage", Melbourne, COMP30024): alpha-beta four plies deep
// over a reduced list of moves, ordered by what they capture, on stacks, power and clusters that dominate
// their neighbours. Weak because the horizon is fixed, in the middle of an exchange as well, because spawns
// away from its stacks do not exist for it, and because it does not know the limit of plies.
inline constexpr std::array<OptionSpec, 7> negamax_options{{
    {"depth", OptionSpec::Kind::spin, "4", 1, 8, {}, "plies"},
    flag("as-coded", "what its program does where the report differs"),
    flag("no-ordering", "moves in the order of the board"),
    flag("no-reduction", "all moves"),
    flag("no-endgame", "no list of captures when far ahead"),
    flag("no-desperation", "the same style when time runs out"),
    flag("no-openings", "searches from the first ply"),
}};

[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_negamax(const OptionValues&, const Resources&);

}  // namespace arena::infexion
