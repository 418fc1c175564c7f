#pragma once
#include <algorithm>
#include <array>
#include <cstdlib>

#include "search/evaluation.hpp"
#include "search/table.hpp"

namespace arena {

// The moves of a position in the order in which a search tries them. The list itself stays as the game made
// it; `place` says where in it the next best stands, because the table names a move by its place.
template <Game G>
struct OrderedMoves {
  using MoveList = typename G::MoveList;
  MoveList moves;
  std::array<int, MoveList::capacity()> scores;
  std::array<std::uint16_t, MoveList::capacity()> place;

  // Selection sort, a step at a time: most nodes are left after a few moves. Answers the i-th best move's
  // place. The greatest score is looked for first and where it stands second, because a compiler makes
  // vector instructions of the former.
  std::uint16_t pick(std::size_t i) {
    const std::size_t count = moves.size();
    int most = scores[i];
    for (std::size_t k = i + 1; k < count; ++k) most = std::max(most, scores[k]);
    std::size_t best = i;
    while (scores[best] != most) ++best;
    std::swap(scores[i], scores[best]);
    std::swap(place[i], place[best]);
    return place[i];
  }
  void number() {
    for (std::size_t i = 0; i < moves.size(); ++i) place[i] = static_cast<std::uint16_t>(i);
  }
};

// What a search has learned of moves, wherever in the tree: how often they refuted (history), and which did
// so last on each ply (killers).
template <Game G, Evaluation<G> E, int Plies>
class Ordering {
 public:
  using Position = typename G::Position;

  Ordering() { new_search(); }

  void new_game() { history_.fill(0); }
  void new_search() {
    for (int& h : history_) h /= 4;
    killers_.fill({no_slot, no_slot});
  }

  // Table move, then killers, then the rest by history and by what the game's evaluation makes of them.
  void order(const Position& pos, int ply, std::uint16_t table_move, E& eval, OrderedMoves<G>& out) const {
    G::legal_moves(pos, out.moves);
    out.number();
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    const std::size_t side = offset(pos);
    for (std::size_t i = 0; i < out.moves.size(); ++i) {
      const int slot = E::slot(pos, out.moves[i]);
      out.scores[i] = history_[side + static_cast<std::size_t>(slot)] + (slot == killers[0]   ? 1 << 20
                                                                         : slot == killers[1] ? 1 << 19
                                                                                              : 0);
    }
    eval.rank(pos, out.moves, std::span<int>(out.scores.data(), out.moves.size()));
    if (table_move < out.moves.size()) out.scores[table_move] = 1 << 30;
  }

  // The move picked as number `refuter` refuted, those before it did not.
  void reward(const Position& pos, const OrderedMoves<G>& tried, std::size_t refuter, int ply, int depth) {
    const std::size_t side = offset(pos);
    const int bonus = std::min(depth * depth * 16, 2000);
    const auto adjust = [&](std::uint16_t at, int by) {
      int& h = history_[side + static_cast<std::size_t>(E::slot(pos, tried.moves[at]))];
      h += by - h * std::abs(by) / 16384;  // drawn back towards zero, so it stays inside ±16384
    };
    adjust(tried.place[refuter], bonus);
    for (std::size_t i = 0; i < refuter; ++i) adjust(tried.place[i], -bonus / 2);
    const int slot = E::slot(pos, tried.moves[tried.place[refuter]]);
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != slot) killers = {slot, killers[0]};
  }

 private:
  static constexpr int no_slot = -1;

  [[nodiscard]] static std::size_t offset(const Position& pos) {
    return static_cast<std::size_t>(G::side_to_move(pos)) * E::slots;
  }

  std::array<int, 2 * static_cast<std::size_t>(E::slots)> history_{};
  std::array<std::array<int, 2>, Plies> killers_;
};

}  // namespace arena
