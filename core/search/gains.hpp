#pragma once
#include <vector>

#include "search/evaluation.hpp"

namespace arena {

// By how much a move has raised the estimate elsewhere in the tree: a cheap guess at its gain here (the
// "gains" of early Stockfish). The guess rises quickly and falls slowly, so it is an optimistic one.
template <Game G, Evaluator<G> E>
class Gains {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  void new_game() { gains_.assign(gains_.size(), 0); }

  [[nodiscard]] int of(const Position& pos, const Move& move) const { return gains_[index(pos, move)]; }

  void update(const Position& pos, const Move& move, int gain) {
    int& known = gains_[index(pos, move)];
    known += gain > known ? (gain - known) / 2 : (gain - known) / 8;
  }

 private:
  [[nodiscard]] static std::size_t index(const Position& pos, const Move& move) {
    return static_cast<std::size_t>(G::side_to_move(pos)) * E::history_size +
           static_cast<std::size_t>(E::history_index(pos, move));
  }

  std::vector<int> gains_ = std::vector<int>(2 * static_cast<std::size_t>(E::history_size));
};

}  // namespace arena
