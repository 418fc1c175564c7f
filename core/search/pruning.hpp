#pragma once

namespace arena {

// What may be cut short, in the unit of the evaluation; tuned by matches, each game its own.
struct Pruning {
  int reverse_futility_depth = 3;
  int reverse_futility_margin = 300;  // a depth
  int futility_margin = 400;          // at depth 1
  int gain_depth = 0;                 // up to here a move may be judged by its gains elsewhere; 0 for never
  int gain_margin = 100;
  int gain_from_move = 3;
  int reduce_from_move = 4;
  int reduce_from_depth = 2;
  int aspiration = 150;       // half the window around the last value
  int tactical_plies = 8;     // beyond the horizon, for a game that has tactical moves
  int tactical_margin = 200;  // what else than its gain such a move may bring
};

}  // namespace arena
