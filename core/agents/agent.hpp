#pragma once
#include <algorithm>
#include <memory>
#include <span>
#include <vector>

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

// A player. One virtual call per turn; everything below it is a template or a plain function. Contract:
// `choose` is called only while the game is on. It returns a legal move even if the budget is spent before it
// begins. Random choices depend on the seed and the position alone. After `new_game` the same calls return
// the same moves on every machine: an agent may keep a table or a tree between turns, and `new_game` clears
// it.
template <Game G>
class Agent {
 public:
  virtual ~Agent() = default;
  virtual void new_game(std::uint64_t seed) = 0;
  [[nodiscard]] virtual Decision<G> choose(const typename G::Position& pos, Budget& budget,
                                           const InfoSink<G>& on_info) = 0;
};

#ifdef __EMSCRIPTEN__  // the module has 32 MB, and two agents may play each other
inline constexpr int max_hash_mb = 16;
inline constexpr int default_hash_mb = 8;
#else
inline constexpr int max_hash_mb = 65536;
inline constexpr int default_hash_mb = 16;
#endif
inline constexpr int max_multi_pv = 256;

// The resources that an agent may use besides time; the same for every game.
struct Resources {
  int hash_mb = default_hash_mb;
  int multi_pv = 1;
  int threads = 1;  // for external engines; the built-in agents use one
  friend bool operator==(const Resources&, const Resources&) = default;
};

template <Game G>
struct AgentEntry {
  std::string_view id;       // "proximity-minimax": command line, addresses
  std::string_view summary;  // one sentence: the idea of the agent and its source
  OptionSpecs options;
  std::unique_ptr<Agent<G>> (*make)(const OptionValues&, const Resources&);
  int memory_mb = 1;  // an upper limit, without the tables
  bool has_table = false;

  // Upper limits in bytes: the hash table, the prover's table of a quarter of its size, and everything else.
  [[nodiscard]] std::vector<std::size_t> blocks(const Resources& resources) const {
    constexpr std::size_t mb = 1 << 20;
    const auto rest = static_cast<std::size_t>(memory_mb) * mb;
    if (!has_table) return {rest};
    const auto table = static_cast<std::size_t>(resources.hash_mb) * mb;
    return {table, std::max(table / 4, mb), rest};
  }
};

// The list of a game's agents, the weakest idea first. Each game defines it in agents/<game>/list.cpp.
template <Game G>
[[nodiscard]] std::span<const AgentEntry<G>> agents_of();

// A random number generator that depends only on the seed and the position.
template <Game G>
[[nodiscard]] Rng rng_for(std::uint64_t seed, const typename G::Position& pos) {
  return Rng(mix64(seed) ^ G::hash(pos));
}

}  // namespace arena
