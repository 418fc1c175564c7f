// Recorded games as text: tests/playthroughs/<game>/*.txt. A change of rules, notation or hash shows up as a
// diff. After an intended change, record them again with ARENA_RECORD=1 build/native/tests/arena_tests
// "[playthrough]".
#include <catch2/catch_all.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "games/dispatch.hpp"
#include "support/data.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

template <Game G>
std::string playthrough(std::uint64_t seed) {
  Rng rng(seed);
  std::ostringstream text;
  std::string last_move = "(start)";
  auto pos = test::some_starts<G>(1, seed).front();
  text << "game " << G::id << "\n";
  for (int ply = 0;; ++ply) {
    typename G::MoveList moves;
    G::legal_moves(pos, moves);
    const Outcome outcome = G::outcome(pos);
    text << "\nply " << ply << " move " << last_move << "\n"
         << "position " << G::to_text(pos) << "\n"
         << "hash " << std::hex << G::hash(pos) << std::dec << "\n"
         << "legal " << moves.size() << "\n"
         << "outcome " << static_cast<int>(outcome.kind) << " " << outcome.score[0] << "-" << outcome.score[1]
         << "\n";
    if (moves.empty()) return text.str();
    const auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    last_move = G::to_text(pos, move);
    G::apply(pos, move);
  }
}

TEMPLATE_LIST_TEST_CASE("recorded playthroughs have not changed", "[playthrough]", AllGames) {
  using G = TestType;
  const auto folder = std::filesystem::path(test::path_to("playthroughs")) / std::string(G::id);
  for (const std::uint64_t seed : {1, 2}) {
    const auto file = folder / ("seed-" + std::to_string(seed) + ".txt");
    const std::string now = playthrough<G>(seed);
    if (std::getenv("ARENA_RECORD")) {
      std::filesystem::create_directories(folder);
      std::ofstream(file, std::ios::binary) << now;
    }
    REQUIRE(test::read_file(file.string()) == now);
  }
}

}  // namespace
}  // namespace arena
