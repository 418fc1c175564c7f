#pragma once
#include "agents/agent.hpp"
#include "agents/infexion/candidates.hpp"
#include "games/infexion/infexion.hpp"

namespace arena::infexion {

// The search of report 002: negamax with alpha-beta to a fixed depth, without deepening, table or quiescence.
// The plies left until the limit of 343 are not looked at as results: a game that is over has the value of
// its board.
class FixedDepth {
 public:
  // With a null window, its width in twentieths, it is the report's NegaScout (Reinefeld 1983). Its program
  // is fail-hard there, which without a table changes nothing: in 300 turns not one node.
  explicit FixedDepth(const Optimisations& use, int null_window = 0) : use_(use), null_window_(null_window) {}

  // The best of the root's moves. When the budget is spent the move in hand does not count any more in the
  // report's variant; as coded, positions not searched to the end get the value of their board, and it does.
  [[nodiscard]] Decision<Infexion> search(const Position& root, int depth, Budget& budget,
                                          const InfoSink<Infexion>& on_info);

 private:
  [[nodiscard]] int search_node(const Position& pos, int depth, int alpha, int beta);
  [[nodiscard]] int value_of(const Position& next, int depth, int alpha, int beta, bool first);

  Optimisations use_;
  int null_window_;
  Budget* budget_ = nullptr;
  Side searcher_ = Side::first;
};

}  // namespace arena::infexion
