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

// How well a map does on positions, for each tenth of chance: how many, the sum of their chances, and the sum
// of the results of their games; and how many positions stay in their band six plies later.
struct Check {
  struct Tenth {
    int count = 0;
    double chance = 0;
    double won = 0;
  };
  std::array<Tenth, 10> tenths;
  int pairs = 0;
  int in_band = 0;

  void add(const std::vector<Glance>& glances, const review::ChanceTable& table);
};

// Leaves out each fifth of the games in turn, fits the map to the others and checks it on those left out.
[[nodiscard]] Check cross_check(const std::vector<Glance>& glances, const review::ChanceTable& table);

}  // namespace arena::tune
