#pragma once
#include <span>

#include "games/game.hpp"

namespace arena {

// What an evaluation says of a position, for the side to move: the margin if the game is over, else an
// estimate in hundredths of the game's unit.
struct Evaluation {
  bool over = false;
  int value = 0;
};

// What a game brings to the search. `evaluate` is asked once for each node. `score_moves` adds to the score
// of each move what the game knows of its promise; `history_index` names a move for the history tables, no
// two moves of a position alike.
template <class E, class G>
concept Evaluator = Game<G> && requires(E eval, const typename G::Position& pos, const typename G::Move& move,
                                        const typename G::MoveList& moves, std::span<int> scores) {
  { eval.evaluate(pos) } -> std::same_as<Evaluation>;
  { eval.score_moves(pos, moves, scores) } -> std::same_as<void>;
  { E::history_size } -> std::convertible_to<int>;
  { E::history_index(pos, move) } -> std::convertible_to<int>;
};

// What it may bring besides. A search does not spend an instruction on what its game leaves out.

// The margin of a move that ends the game at once in favour of the side to move, 0 if none is seen.
template <class E, class G>
concept SeesEnds = requires(E eval, const typename G::Position& pos) {
  { eval.winning_end(pos) } -> std::same_as<int>;
};

// Would the opponent win at once if it were its turn? Then the position is worth a search however good it
// looks.
template <class E, class G>
concept SeesThreats = requires(E eval, const typename G::Position& pos) {
  { eval.is_threatened(pos) } -> std::same_as<bool>;
};

// No move is so promising that it comes before the killers: `score_moves` stays inside ±2^17. Then moves need
// no scores before the killers were tried.
template <class E>
concept ScoresBelowKillers = E::scores_below_killers;

// Tactical moves, worth a look beyond the horizon: replaces the contents of `moves`, and writes down for each
// how much it may change the estimate in favour of the side to move. Those that cannot change it by more than
// `least` may be left out.
template <class E, class G>
concept SeesTactics = requires(E eval, const typename G::Position& pos, int min_gain,
                               typename G::MoveList& moves, std::span<int> gains) {
  { eval.tactical_moves(pos, min_gain, moves, gains) } -> std::same_as<void>;
};

// Which of these moves lead to the same as one before them in the list, by a symmetry of the position: asked
// at the root alone. Removes them.
template <class E, class G>
concept SeesSymmetry = requires(const E eval, const typename G::Position& pos, typename G::MoveList& moves) {
  { eval.drop_symmetric_moves(pos, moves) } -> std::same_as<void>;
};

}  // namespace arena
