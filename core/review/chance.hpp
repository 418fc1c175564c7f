#pragma once
#include "games/game.hpp"
#include "search/info.hpp"

namespace arena::review {

// The chance of winning of the side to move, a draw as half a win, and the band in which it will be six plies
// later in four of five games.
struct Chance {
  double chance = 0.5;
  double low = 0.5;
  double high = 0.5;
};

// How a score becomes a chance in positions of one stage: log-odds = slope * score + tempo. `spread` is half
// the width of the band in log-odds. Fitted by `arena tune --chance`; the games' chance.inc have the numbers.
struct ChanceMap {
  double slope = 0;
  double tempo = 0;
  double spread = 0;
};

// The map for a position. Each game defines it in review/<game>/.
template <Game G>
[[nodiscard]] ChanceMap chance_map_of(const typename G::Position& pos);

// Is the game so young that scores say nothing about its winner?
template <Game G>
[[nodiscard]] bool is_open(const typename G::Position& pos);

// 1 / (1 + exp(-x)), the same to the last bit on every machine; the libraries' exp is not.
[[nodiscard]] double logistic(double x);

// A proven score is 1, 0 or 0.5 with a band of no width. Rounded to a hundredth of a per cent.
[[nodiscard]] Chance chance_of(const Score& score, const ChanceMap& map);

template <Game G>
[[nodiscard]] Chance chance_of(const typename G::Position& pos, const Score& score) {
  return chance_of(score, chance_map_of<G>(pos));
}

}  // namespace arena::review
