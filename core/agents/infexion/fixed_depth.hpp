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
  explicit FixedDepth(const Optimisations& use) : use_(use) {}

  // The best of the root's moves. When the budget is spent the move in hand does not count any more in the
  // report's meaning; as coded, positions not searched to the end get the value of their board, and it does.
  [[nodiscard]] Decision<Infexion> search(const Position& root, int depth, Budget& budget,
                                          const InfoSink<Infexion>& on_info);

 private:
  [[nodiscard]] int search_node(const Position& pos, int depth, int alpha, int beta);
  [[nodiscard]] bool broken_off() const {
    return budget_->spent() && use_.meaning == Meaning::report;  // then values mean nothing
  }

  Optimisations use_;
  Budget* budget_ = nullptr;
  Side searcher_ = Side::first;
};

// So often a search of ours looks at the clock: its nodes take a microsecond or two.
inline constexpr std::uint64_t nodes_between_looks = 256;

}  // namespace arena::infexion
