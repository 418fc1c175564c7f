// Counts every operator new of this program, and how many bytes it allocates.
#include <malloc.h>

#include <catch2/catch_all.hpp>
#include <cstdlib>
#include <new>
#include <numeric>

#include "agents/list.hpp"
#include "engine/engine.hpp"
#include "search/perft.hpp"
#include "support/effort.hpp"
#include "support/random_games.hpp"

namespace {
std::size_t allocations = 0;
std::size_t live_bytes = 0;
std::size_t peak_bytes = 0;

void* counted(void* memory) {
  ++allocations;
  if (memory) live_bytes += malloc_usable_size(memory);
  peak_bytes = std::max(peak_bytes, live_bytes);
  return memory;
}
}  // namespace

// Not inlined, because GCC would warn that free() does not match operator new.
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (void* memory = counted(std::malloc(size))) return memory;
  std::abort();
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return counted(std::malloc(size));
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  if (memory) live_bytes -= malloc_usable_size(memory);
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  operator delete(memory);
}

namespace arena {
namespace {

TEMPLATE_LIST_TEST_CASE("listing and counting moves does not allocate", "[allocation]", AllGames) {
  using G = TestType;
  const auto starts = test::some_starts<G>(5, 6);
  const std::size_t before = allocations;
  std::uint64_t leaves = 0;
  for (const auto& start : starts) {
    typename G::MoveList moves;
    G::legal_moves(start, moves);
    for (std::size_t i = 0; i < moves.size(); i += 7) {
      auto next = start;
      G::apply(next, moves[i]);
      leaves += static_cast<std::uint64_t>(G::count_moves(next)) + (G::outcome(next).over() ? 1U : 0U);
    }
  }
  const std::size_t after = allocations;
  REQUIRE(leaves > 0);
  REQUIRE(after == before);
  delete new int(static_cast<int>(leaves));  // checks that the counter works
  REQUIRE(allocations > after);
}

std::size_t total(const std::vector<std::size_t>& sizes) {
  return std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
}

TEMPLATE_LIST_TEST_CASE("an agent allocates no more than its entry states", "[allocation]", AllGames) {
  using G = TestType;
  const SteadyClock clock;
  const auto starts = test::some_starts<G>(2, 8);
  for (const auto& entry : agents_of<G>()) {
    // With the default options, and with each flag set.
    std::vector<OptionValues> variants{OptionValues(entry.options)};
    for (const auto& spec : entry.options) {
      if (spec.kind != OptionSpec::Kind::check) continue;
      variants.emplace_back(entry.options);
      REQUIRE_FALSE(variants.back().set(spec.name, spec.default_value == "true" ? "false" : "true"));
    }
    for (const auto& options : variants) {
      INFO(entry.id << " with " << to_text(options));
      const Resources resources{.hash_mb = 4};
      const std::size_t before = live_bytes;
      peak_bytes = live_bytes;
      {
        const auto agent = entry.make(options, resources);
        agent->new_game(1);
        for (auto pos : starts)
          for (int ply = 0; ply < 3 && !G::outcome(pos).over(); ++ply) {
            Budget budget({static_cast<std::uint64_t>(test::effort(60'000)), {}, {}, {}}, clock);
            G::apply(pos, agent->choose(pos, budget, {}).move);
          }
      }
      const std::size_t used = peak_bytes - before;
      REQUIRE(used <= total(entry.blocks(resources)));
      REQUIRE(live_bytes == before);
    }
  }
}

TEST_CASE("nothing large is allocated inside a move", "[allocation]") {
  const SteadyClock clock;
  for (const std::string game : {"colosseum", "infexion", "tetress"}) {
    Engine engine(clock);
    REQUIRE_FALSE(engine.set_game(game));
    AgentChoice choice = engine.agent();
    choice.resources.hash_mb = 64;
    REQUIRE_FALSE(engine.set_agent(choice));
    const std::size_t before = live_bytes;
    REQUIRE_FALSE(engine.prepare());
    REQUIRE(live_bytes - before > std::size_t{32} << 20);
    peak_bytes = live_bytes;
    const std::size_t prepared = live_bytes;
    Limits limits;
    limits.nodes = 5000;
    REQUIRE(engine.go(limits, {}));
    REQUIRE(peak_bytes - prepared < std::size_t{1} << 20);
    // A new game empties the table where it is.
    engine.new_game();
    REQUIRE(engine.go(limits, {}));
    REQUIRE(peak_bytes - prepared < std::size_t{1} << 20);
  }
}

}  // namespace
}  // namespace arena
