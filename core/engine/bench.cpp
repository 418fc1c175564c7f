#include "engine/bench.hpp"

#include "agents/list.hpp"
#include "games/dispatch.hpp"
#include "search/perft.hpp"

namespace arena {
namespace {

constexpr int plies = 6;
constexpr int search_depth = 2;
constexpr int perft_depth = 2;

// A short game of an agent against itself: the nodes depend on every move it chose before.
template <Game G>
std::uint64_t play(const AgentEntry<G>& entry, typename G::Position pos) {
  const auto agent = entry.make(OptionValues(entry.options), Resources{});
  agent->new_game(1);
  const SteadyClock clock;
  std::uint64_t nodes = 0;
  for (int ply = 0; ply < plies && !G::outcome(pos).over(); ++ply) {
    Budget budget({std::uint64_t{20000}, search_depth, {}, {}}, clock);
    G::apply(pos, agent->choose(pos, budget, {}).move);
    nodes += budget.nodes() + perft<G>(pos, perft_depth);
  }
  return nodes;
}

}  // namespace

std::uint64_t bench() {
  std::uint64_t nodes = 0;
  for_each_game([&](auto tag) {
    using G = typename decltype(tag)::type;
    const auto start = G::start(typename G::Setup{});
    for (const auto& entry : agents_of<G>()) nodes += play<G>(entry, start.value());
  });
  return nodes;
}

}  // namespace arena
