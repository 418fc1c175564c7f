#pragma once
#include <memory>
#include <span>

#include "search/budget.hpp"
#include "search/info.hpp"
#include "util/option.hpp"
#include "util/rng.hpp"

namespace arena {

template <Game G>
struct Decision {
  typename G::Move move;
  Score score;
};

// A player. One virtual call per turn; everything below it is a template or a plain function.
//
// Contract: `choose` is asked only while the game is on and answers a legal move, even when the budget is
// spent before it begins. Chance comes from the seed and the position alone, so that the same seed, position
// and node limit give the same move on every machine and in a fresh process; an agent may keep a tree between
// turns, but drops it when the position does not follow from the one it chose in.
template <Game G>
class Agent {
 public:
  virtual ~Agent() = default;
  virtual void new_game(std::uint64_t seed) = 0;
  [[nodiscard]] virtual Decision<G> choose(const typename G::Position& pos, Budget& budget,
                                           const InfoSink<G>& on_info) = 0;
};

// What an agent may use besides time; the same for every game.
struct Resources {
  int threads = 1;
  int hash_mb = 16;
  int multi_pv = 1;
  friend bool operator==(const Resources&, const Resources&) = default;
};

template <Game G>
struct AgentEntry {
  std::string_view id;       // "proximity-minimax": command line, addresses
  std::string_view summary;  // one sentence: its idea and where it comes from
  OptionSpecs options;
  std::unique_ptr<Agent<G>> (*make)(const OptionValues&, const Resources&);
};

// The one list of a game's agents, weakest idea first; each game's folder defines its own.
template <Game G>
[[nodiscard]] std::span<const AgentEntry<G>> agents_of();

// The chance an agent has in a position: the same for the same seed and position.
template <Game G>
[[nodiscard]] Rng rng_for(std::uint64_t seed, const typename G::Position& pos) {
  return Rng(mix64(seed) ^ G::hash(pos));
}

}  // namespace arena
