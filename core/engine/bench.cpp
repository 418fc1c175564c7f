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

// A hash over the decisions of an agent.
template <Game G>
class Trace {
 public:
  void add(std::uint64_t number) { state_ = mix64(state_ ^ number); }
  void add(const typename G::Position& pos, const Decision<G>& decision, std::uint64_t nodes) {
    add(nodes);
    for (const char c : G::to_text(pos, decision.move)) add(static_cast<unsigned char>(c));
    add(static_cast<std::uint64_t>(decision.score.kind));
    add(static_cast<std::uint64_t>(static_cast<std::int64_t>(decision.score.value)));
  }
  [[nodiscard]] std::uint32_t value() const { return static_cast<std::uint32_t>(state_ >> 32); }

 private:
  std::uint64_t state_ = 0;
};

// A short game of an agent against itself, in which every search depends on the moves before it.
template <Game G>
void play(const AgentEntry<G>& entry, typename G::Position pos, Trace<G>& trace) {
  const auto agent = fresh(entry);
  const SteadyClock clock;
  for (int ply = 0; ply < plies && !G::outcome(pos).over(); ++ply) {
    Budget budget({std::uint64_t{20000}, search_depth, {}, {}}, clock);
    const auto decision = agent->choose(pos, budget, {});
    trace.add(pos, decision, budget.nodes());
    G::apply(pos, decision.move);
    trace.add(perft<G>(pos, perft_depth));
  }
}

// A position of the middle game, for one deeper search: pruning far down the tree shows only there.
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
void look(const AgentEntry<G>& entry, const typename G::Position& pos, Trace<G>& trace) {
  const SteadyClock clock;
  Budget budget({std::uint64_t{100'000}, deep_search_depth, {}, {}}, clock);
  const auto decision = fresh(entry)->choose(pos, budget, {});
  trace.add(pos, decision, budget.nodes());
}

}  // namespace

std::vector<Signature> bench() {
  std::vector<Signature> signatures;
  for_each_game([&](auto tag) {
    using G = typename decltype(tag)::type;
    const auto start = G::start(typename G::Setup{}).value();
    const auto later = middle<G>(start);
    for (const auto& entry : agents_of<G>()) {
      Trace<G> trace;
      play<G>(entry, start, trace);
      look<G>(entry, later, trace);
      signatures.push_back({G::id, entry.id, trace.value()});
    }
  });
  return signatures;
}

std::uint32_t total(const std::vector<Signature>& signatures) {
  std::uint32_t sum = 0;
  for (const auto& signature : signatures) sum += signature.value;
  return sum;
}

}  // namespace arena
