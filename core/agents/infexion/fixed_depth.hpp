#pragma once
#include "agents/agent.hpp"
#include "agents/infexion/candidates.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The search of report 002: negamax with alpha-beta to a fixed depth, without iterative deepening,
// transposition table or quiescence search. It does not know the result of a game that ends by the limit of
// 343 plies; such a position has the value of its board.
class FixedDepth {
 public:
  // With a null window (its width in twentieths) this is the report's NegaScout (Reinefeld 1983). The
  // report's program is fail-hard there; without a transposition table this makes no difference: not one node
  // in 300 turns.
  explicit FixedDepth(const Optimisations& optimisations, int null_window = 0)
      : optimisations_(optimisations), null_window_(null_window) {}

  // Returns the best move of the root. When the budget is spent during a move, that move is ignored in the
  // variant as_reported; in as_coded, unfinished nodes return the value of their board and the move counts.
  [[nodiscard]] Decision<Infexion> search(const Position& root, int depth, Budget& budget,
                                          const InfoSink<Infexion>& on_info);

 private:
  [[nodiscard]] int search_node(const Position& pos, int depth, int alpha, int beta);
  [[nodiscard]] int value_of(const Position& next, int depth, int alpha, int beta, bool first);

  Optimisations optimisations_;
  int null_window_;
  Budget* budget_ = nullptr;
  Side root_side_ = Side::first;
};

}  // namespace arena::infexion
