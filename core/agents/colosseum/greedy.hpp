#pragma once
#include "agents/agent.hpp"
#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// Looks one move ahead: plays the move that wins at once by the greatest margin, otherwise the move with the
// best territory balance counted in moves; ties are broken at random. A baseline that is in no report. Weak
// because it ignores the opponent's reply: it lets itself be walled in.
[[nodiscard]] std::unique_ptr<Agent<Colosseum>> make_greedy(const OptionValues&, const Resources&);

}  // namespace arena::colosseum
