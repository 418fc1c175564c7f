#pragma once
#include <span>

#include "games/game.hpp"

namespace arena {

// What an evaluation says of a position, for the side to move: the margin if the game is over, else an
// estimate in hundredths of the game's unit.
struct Judgement {
  bool over = false;
  int value = 0;
};

// What a game brings to the search. `judge` is asked once for each node. `winning_end` is the quiescence: the
// margin of a move that ends the game at once in favour of the side to move, 0 if it sees none. `rank` adds
// to the score of each move what the game knows of its promise; `slot` names a move for the history tables.
template <class E, class G>
concept Evaluation = Game<G> &&
    requires(E eval, const typename G::Position& pos, const typename G::Move& move,
             const typename G::MoveList& moves, std::span<int> scores) {
  { eval.judge(pos) } -> std::same_as<Judgement>;
  { eval.winning_end(pos) } -> std::same_as<int>;
  { eval.rank(pos, moves, scores) } -> std::same_as<void>;
  { E::slots } -> std::convertible_to<int>;
  { E::slot(pos, move) } -> std::convertible_to<int>;
};

}  // namespace arena
