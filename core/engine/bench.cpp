#include "engine/bench.hpp"

#include "agents/list.hpp"
#include "games/dispatch.hpp"
#include "search/perft.hpp"

namespace arena {
namespace {

constexpr int plies = 6;
constexpr int search_depth = 2;
constexpr int perft_depth = 2;
constexpr int opening_plies = 12;
constexpr int deep_search_depth = 5;

template <Game G>
std::unique_ptr<Agent<G>> fresh(const AgentEntry<G>& entry) {
  auto agent = entry.make(OptionValues(entry.options), Resources{});
  agent->new_game(1);
  return agent;
}

// A short game of an agent against itself: the nodes depend on every move it chose before.
template <Game G>
std::uint64_t play(const AgentEntry<G>& entry, typename G::Position pos) {
  const auto agent = fresh(entry);
  const SteadyClock clock;
  std::uint64_t nodes = 0;
  for (int ply = 0; ply < plies && !G::outcome(pos).over(); ++ply) {
    Budget budget({std::uint64_t{20000}, search_depth, {}, {}}, clock);
    G::apply(pos, agent->choose(pos, budget, {}).move);
    nodes += budget.nodes() + perft<G>(pos, perft_depth);
  }
  return nodes;
}

// What is cut short only deeper down shows in one longer look at the middle of a game.
template <Game G>
typename G::Position middle(typename G::Position pos) {
  Rng rng(1);
  typename G::MoveList moves;
  for (int ply = 0; ply < opening_plies; ++ply) {
    typename G::Position next = pos;
    G::legal_moves(pos, moves);
    G::apply(next, moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))]);
    if (G::outcome(next).over()) break;
    pos = next;
  }
  return pos;
}

template <Game G>
std::uint64_t look(const AgentEntry<G>& entry, const typename G::Position& pos) {
  const SteadyClock clock;
  Budget budget({std::uint64_t{100'000}, deep_search_depth, {}, {}}, clock);
  (void)fresh(entry)->choose(pos, budget, {});
  return budget.nodes();
}

}  // namespace

std::uint64_t bench() {
  std::uint64_t nodes = 0;
  for_each_game([&](auto tag) {
    using G = typename decltype(tag)::type;
    const auto start = G::start(typename G::Setup{}).value();
    const auto later = middle<G>(start);
    for (const auto& entry : agents_of<G>()) nodes += play<G>(entry, start) + look<G>(entry, later);
  });
  return nodes;
}

}  // namespace arena
