#pragma once
#include "agents/agent.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The submitted agent of report 002 ("Ramon VI Entourage", Melbourne, COMP30024): alpha-beta four plies deep
// over a reduced list of moves, ordered by the power they capture. It evaluates stacks, power and clusters
// that dominate their neighbours. Weak because its horizon is fixed even in the middle of an exchange,
// because it never spawns away from its stacks, and because it does not know the limit of plies.
inline constexpr std::array<OptionSpec, 7> negamax_options{{
    {"depth", OptionSpec::Kind::spin, "4", 1, 8, {}, "plies"},
    flag("as-coded", "follows the program where it differs from the report"),
    flag("no-ordering", "tries moves in board order"),
    flag("no-reduction", "tries all moves"),
    flag("no-endgame", "does not limit itself to captures when far ahead"),
    flag("no-desperation", "keeps its depth when time runs out"),
    flag("no-openings", "searches from the first ply"),
}};

[[nodiscard]] std::unique_ptr<Agent<Infexion>> make_negamax(const OptionValues&, const Resources&);

}  // namespace arena::infexion
