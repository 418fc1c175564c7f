#pragma once
#include <array>
#include <string>
#include <vector>

#include "review/chance.hpp"

namespace arena::tune {

// A position of a game of an agent against itself: its stage, the search's score and the result of the game
// (1, 0.5 or 0), both for the side to move.
struct Glance {
  int game = 0;
  int ply = 0;
  review::Stage stage;
  Score score;
  double result = 0;
};

// Fits the map from score to chance by logistic regression, weights between knots shared by their distance,
// and the spread as the change of log-odds six plies later that four of five positions stay below. `table`
// gives the knots and the number of groups. The glances of a game are consecutive.
[[nodiscard]] std::vector<review::ChanceRow> fit_chance(const std::vector<Glance>& glances,
                                                        const review::ChanceTable& table);

// Of the positions whose chance lies in one tenth: how many, their mean chance, and the share of their games
// that was won (a draw as half a win).
struct Tenth {
  int count = 0;
  double chance = 0;
  double won = 0;
};
using Tenths = std::array<Tenth, 10>;
[[nodiscard]] Tenths check_chance(const std::vector<Glance>& glances, const review::ChanceTable& table);

// The share of positions whose chance six plies later lies in their band.
[[nodiscard]] double share_in_band(const std::vector<Glance>& glances, const review::ChanceTable& table);

}  // namespace arena::tune
