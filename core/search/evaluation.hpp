#pragma once
#include <span>

#include "games/game.hpp"

namespace arena {

// The value of a position for the side to move: the final margin if the game is over, else an estimate in
// hundredths of the game's unit.
struct Evaluation {
  bool over = false;
  int value = 0;
};

// The part of a search that knows the game. `evaluate` is called once per node. `score_moves` adds a
// game-specific ordering score to the score of each move. `history_index` is the index of a move in the
// history tables; no two moves of a position share one.
template <class E, class G>
concept Evaluator = Game<G> && requires(E eval, const typename G::Position& pos, const typename G::Move& move,
                                        const typename G::MoveList& moves, std::span<int> scores) {
  { eval.evaluate(pos) } -> std::same_as<Evaluation>;
  { eval.score_moves(pos, moves, scores) } -> std::same_as<void>;
  { E::history_size } -> std::convertible_to<int>;
  { E::history_index(pos, move) } -> std::convertible_to<int>;
};

// The concepts below are optional. The search spends no instruction on one that an evaluator does not have.

// `winning_end` returns the margin of a move that wins at once, 0 if it finds none.
template <class E, class G>
concept SeesEnds = requires(E eval, const typename G::Position& pos) {
  { eval.winning_end(pos) } -> std::same_as<int>;
};

// `is_threatened`: could the opponent win at once if it were its turn? Then the position is searched, however
// good its estimate is.
template <class E, class G>
concept SeesThreats = requires(E eval, const typename G::Position& pos) {
  { eval.is_threatened(pos) } -> std::same_as<bool>;
};

// `score_moves` stays inside ±2^17, so that no move comes before the killers. Then the moves need no scores
// until the killers have been tried.
template <class E>
concept ScoresBelowKillers = E::scores_below_killers;

// `tactical_moves` finds moves to search beyond the horizon. It replaces the contents of `moves` and writes
// for each an upper bound of its gain in the estimate. It may omit moves that cannot gain more than
// `min_gain`.
template <class E, class G>
concept SeesTactics = requires(E eval, const typename G::Position& pos, int min_gain,
                               typename G::MoveList& moves, std::span<int> gains) {
  { eval.tactical_moves(pos, min_gain, moves, gains) } -> std::same_as<void>;
};

// `drop_symmetric_moves` removes moves that a symmetry of the position maps to an earlier move. Called only
// at the root.
template <class E, class G>
concept SeesSymmetry = requires(const E eval, const typename G::Position& pos, typename G::MoveList& moves) {
  { eval.drop_symmetric_moves(pos, moves) } -> std::same_as<void>;
};

}  // namespace arena
