#pragma once
#include <set>

#include "support/referee.hpp"

namespace arena::test {

// Plays a game by the fast and by the slow rules and compares them in every position. choose(position, moves)
// returns the next move. Returns the last position.
template <Game G, class Slow, class Choose>
typename G::Position play_both(Choose&& choose) {
  Slow slow;
  auto fast = G::start({}).value();
  for (;;) {
    INFO(G::to_text(fast));
    REQUIRE(G::to_text(fast) == slow.to_text());
    REQUIRE_FALSE(G::find_fault(fast));
    typename G::MoveList moves;
    G::legal_moves(fast, moves);
    std::set<std::string> texts;
    for (const auto& move : moves) texts.insert(G::to_text(fast, move));
    REQUIRE(texts == slow.legal_moves());
    REQUIRE(texts.size() == moves.size());
    REQUIRE(G::count_moves(fast) == static_cast<int>(moves.size()));
    const Outcome outcome = G::outcome(fast);
    REQUIRE(winner_of(outcome) == slow.winner());
    REQUIRE(outcome.score == std::array{slow.score('r'), slow.score('b')});
    if (moves.empty()) return fast;
    const auto move = choose(fast, moves);
    slow.play(G::to_text(fast, move));
    G::apply(fast, move);
  }
}

}  // namespace arena::test
