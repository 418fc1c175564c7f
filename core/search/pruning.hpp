#pragma once

namespace arena {

// Parameters of pruning and reduction; margins are in the unit of the evaluation. Tuned by matches, for each
// game separately.
struct Pruning {
  int reverse_futility_depth = 3;
  int reverse_futility_margin = 300;  // per ply of depth
  int futility_margin = 400;          // at depth 1
  int gain_depth = 0;                 // greatest depth at which gains may prune a move; 0: never
  int gain_margin = 100;
  int gain_from_move = 3;
  int reduce_from_move = 4;
  int reduce_from_depth = 2;
  int aspiration = 150;       // half the width of the window around the last value
  int tactical_plies = 8;     // plies of quiescence search, if the game has tactical moves
  int tactical_margin = 200;  // the most that a tactical move may gain beyond its bound
};

}  // namespace arena
