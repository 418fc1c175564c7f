#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "games/game.hpp"
#include "util/clock.hpp"

namespace arena {

// The score of a position, from the view of the side to move.
struct Score {
  enum class Kind : std::uint8_t {
    none,    // the agent gives no score
    points,  // the agent's own evaluation; 100 is about one unit of material
    win,     // proven, in `value` plies
    loss,    // proven, in `value` plies
    draw,    // proven
  };
  Kind kind = Kind::none;
  int value = 0;
  friend bool operator==(const Score&, const Score&) = default;
};

[[nodiscard]] constexpr std::string_view name_of(Score::Kind kind) noexcept {
  constexpr std::array<std::string_view, 5> names{"none", "points", "win", "loss", "draw"};
  return names[static_cast<std::size_t>(kind)];
}

// One line of play with its score. UGI prints it and the page shows it while an agent thinks.
template <Game G>
struct SearchInfo {
  int depth = 0;
  int selective_depth = 0;
  int rank = 1;  // 1 for the best line, 2 for the next (MultiPV)
  Score score;
  std::uint64_t nodes = 0;
  Duration time{};
  std::vector<typename G::Move> line;
};

template <Game G>
using InfoSink = std::function<void(const SearchInfo<G>&)>;

}  // namespace arena
