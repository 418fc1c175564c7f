#include "engine/solve.hpp"

#include "agents/list.hpp"
#include "games/dispatch.hpp"
#include "games/replay.hpp"

namespace arena {
namespace {

template <Game G>
Expected<SolveReport> solve_position(std::string_view position, const Limits& limits, int hash_mb,
                                     const Clock& clock, const std::atomic<bool>* stop) {
  const Solver<G> solver = solver_of<G>();
  if (!solver)
    return Error{Error::Code::unknown_agent, "positions of " + std::string(G::id) + " cannot be solved yet"};
  const auto pos = G::parse_position(position);
  if (!pos) return pos.error();
  if (G::outcome(*pos).over())
    return Error{Error::Code::game_over, "the game is over: there is nothing to solve"};
  Budget budget(limits, clock, stop);
  const Solution<G> solution = solver(*pos, budget, hash_mb);
  return SolveReport{solution.min, solution.max, line_to_text<G>(*pos, solution.line), budget.nodes(),
                     budget.elapsed()};
}

}  // namespace

Expected<SolveReport> solve(std::string_view game, std::string_view position, const Limits& limits,
                            int hash_mb, const Clock& clock, const std::atomic<bool>* stop) {
  return with_game(game, [&](auto tag) {
    return solve_position<typename decltype(tag)::type>(position, limits, hash_mb, clock, stop);
  });
}

}  // namespace arena
