// Every text that is read as a position of a game is a valid position, and is written as it was read.
#include "fuzz/fuzz.hpp"
#include "games/dispatch.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = arena::fuzz::as_text(data, size);
  arena::for_each_game([&](auto tag) {
    using G = typename decltype(tag)::type;
    const auto pos = G::parse_position(text);
    if (!pos) return;
    arena::fuzz::require(!G::find_fault(*pos));
    arena::fuzz::require(G::to_text(*pos) == text);
    arena::fuzz::require((G::count_moves(*pos) == 0) == G::outcome(*pos).over());
    (void)G::facts(*pos);
  });
  return 0;
}
