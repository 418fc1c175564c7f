// Generation and apply never allocate: every operator new of this program is counted.
#include <catch2/catch_all.hpp>
#include <cstdlib>
#include <new>

#include "games/list.hpp"
#include "search/perft.hpp"
#include "support/random_games.hpp"

namespace {
std::size_t allocations = 0;
}

// Not inlined: GCC would otherwise see free() meet operator new and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace arena {
namespace {

TEMPLATE_LIST_TEST_CASE("making and counting moves does not allocate", "[allocation]", AllGames) {
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
  delete new int(static_cast<int>(leaves));  // the counter counts
  REQUIRE(allocations > after);
}

}  // namespace
}  // namespace arena
