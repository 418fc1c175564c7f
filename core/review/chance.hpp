#pragma once
#include <cstdint>
#include <span>

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
// the width of the band in log-odds.
struct ChanceMap {
  double slope = 0;
  double tempo = 0;
  double spread = 0;
};

// Where a position belongs in its game's table: a group of rows, such as a size of board, and a place among
// the stages of the game, between knots.
struct Stage {
  std::size_t group = 0;
  double at = 0;
};

// Rows for each group and, in it, for each knot. `arena tune --chance` fits them and writes the games'
// chance.inc: the slope in millionths, the others in thousandths.
struct ChanceRow {
  std::int16_t slope;
  std::int16_t tempo;
  std::int16_t spread;
};
struct ChanceTable {
  std::span<const ChanceRow> rows;
  std::span<const std::int16_t> knots;  // ascending, in the unit of the stage

  [[nodiscard]] std::size_t groups() const { return rows.size() / knots.size(); }
};

// The knot that begins the segment of a value, and where in the segment it lies, 0 to 1; values outside count
// as its ends, 0 to 1.
struct Place {
  std::size_t knot = 0;
  double beyond = 0;
};
[[nodiscard]] Place place_of(double at, std::span<const std::int16_t> knots);

// Each game defines these, and is_open, in review/<game>/chance.cpp.
template <Game G>
[[nodiscard]] ChanceTable chance_table_of();
template <Game G>
[[nodiscard]] Stage stage_of(const typename G::Position& pos);

// Straight lines between the knots.
[[nodiscard]] ChanceMap map_at(const ChanceTable& table, const Stage& stage);

// Is the game so young that scores say nothing about its winner?
template <Game G>
[[nodiscard]] bool is_open(const typename G::Position& pos);

// 1 / (1 + exp(-x)), the same to the last bit on every machine; the libraries' exp is not.
[[nodiscard]] double logistic(double x);

// A proven score is 1, 0 or 0.5 with a band of no width. Rounded to a hundredth of a per cent.
[[nodiscard]] Chance chance_of(const Score& score, const ChanceMap& map);

template <Game G>
[[nodiscard]] Chance chance_of(const typename G::Position& pos, const Score& score) {
  return chance_of(score, map_at(chance_table_of<G>(), stage_of<G>(pos)));
}

}  // namespace arena::review
