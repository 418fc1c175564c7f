// Input: "POSITION\nMOVE MOVE …". Every move that is read is legal, survives a round trip as text, and leads
// to a valid position.
#include "fuzz/fuzz.hpp"
#include "games/dispatch.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = arena::fuzz::as_text(data, size);
  const auto line_end = text.find('\n');
  if (line_end == std::string_view::npos) return 0;
  arena::for_each_game([&](auto tag) {
    using G = typename decltype(tag)::type;
    auto pos = G::parse_position(text.substr(0, line_end));
    if (!pos) return;
    for (const auto word : arena::split(text.substr(line_end + 1), ' ')) {
      const auto move = G::parse_move(*pos, word);
      if (!move) continue;
      arena::fuzz::require(G::is_legal(*pos, *move));
      arena::fuzz::require(G::parse_move(*pos, G::to_text(*pos, *move)).value() == *move);
      G::apply(*pos, *move);
      arena::fuzz::require(!G::find_fault(*pos));
    }
  });
  return 0;
}
