#pragma once
#include "review/review.hpp"
#include "support/turns.hpp"

namespace arena::test {

// Reviews a game as `arena review` does: every position from the last to the first, then those in `deepen`.
template <Game G>
[[nodiscard]] review::Review review_of(Agent<G>& champion, const typename G::Position& start,
                                       const std::vector<std::string>& moves, std::uint64_t nodes,
                                       std::uint64_t deep_nodes) {
  std::vector<typename G::Position> positions{start};
  std::string text;
  for (const auto& move : moves) {
    positions.push_back(positions.back());
    const auto read = G::parse_move(positions.back(), move);
    INFO(move);
    REQUIRE(read);
    G::apply(positions.back(), *read);
    text.append(move).append(" ");
  }
  std::vector<review::Look> looks(positions.size());
  const SteadyClock clock;
  const auto look = [&](std::size_t at, int pass) {
    if (G::outcome(positions[at]).over()) return;
    Budget budget({pass == 1 ? nodes : deep_nodes, {}, {}, {}}, clock);
    std::vector<typename G::Move> line;
    const auto decision =
        champion.choose(positions[at], budget, [&](const SearchInfo<G>& info) { line = info.line; });
    if (line.empty() || line.front() != decision.move) line = {decision.move};
    looks[at] = {decision.score, {}, pass, {}};
    auto pos = positions[at];
    for (const auto& move : line) {
      looks[at].line.push_back(G::to_text(pos, move));
      G::apply(pos, move);
    }
  };
  for (std::size_t i = positions.size(); i-- > 0;) look(i, 1);
  for (;;) {
    auto review = review::review(G::id, G::to_text(start), text, looks);
    REQUIRE(review);
    if (review->deepen.empty()) return *review;
    for (const int at : review->deepen) look(static_cast<std::size_t>(at), 2);
  }
}

}  // namespace arena::test
