#pragma once
#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

#include "search/evaluation.hpp"
#include "search/transposition_table.hpp"

namespace arena {

// The moves of a position in the order in which a search tries them. The list itself keeps the game's order,
// because the transposition table stores a move as its index in the list. `index` holds the sorted indices.
template <Game G>
struct OrderedMoves {
  using MoveList = typename G::MoveList;
  using Four = int __attribute__((vector_size(16)));
  static constexpr std::size_t block = 16;  // number of scores compared at a time

  MoveList moves;
  std::array<int, MoveList::capacity() + block> scores;
  std::array<std::uint16_t, MoveList::capacity()> index;
  InlineVector<std::uint16_t, 4> first;  // indices of the moves that come first, whatever their scores
  bool is_scored = false;                // the scores of the other moves are known
  std::size_t end = 0;                   // number of moves that are not pruned

  // One step of a selection sort, because most nodes are cut off after a few moves. Returns the index of the
  // i-th best move.
  std::uint16_t pick(std::size_t i) {
    move_to_front(i, index_of_max(i));
    return index[i];
  }
  void number() {
    end = moves.size();
    for (std::size_t i = 0; i < end; ++i) index[i] = static_cast<std::uint16_t>(i);
  }
  // Removes the moves from the i-th on for which keep(index) returns false.
  template <class Keep>
  void prune(std::size_t i, Keep&& keep) {
    std::size_t kept = i;
    for (; i < end; ++i)
      if (keep(index[i])) {
        scores[kept] = scores[i];
        index[kept++] = index[i];
      }
    end = kept;
  }
  // Swaps, as a selection sort does: the order of equal scores depends on earlier swaps.
  void move_to_front(std::size_t i, std::size_t from) {
    std::swap(scores[i], scores[from]);
    std::swap(index[i], index[from]);
  }

 private:
  // The position of the first maximum from i on. Finds the largest score first, then its position: compilers
  // vectorise the first loop, and the second compares a block at a time.
  [[nodiscard]] std::size_t index_of_max(std::size_t i) const {
    int max = scores[i];
    for (std::size_t k = i + 1; k < end; ++k) max = std::max(max, scores[k]);
    while (!block_has(max, i)) i += block;
    while (scores[i] != max) ++i;
    return i;
  }
  [[nodiscard]] bool block_has(int score, std::size_t at) const {
    std::array<Four, block / 4> fours;
    std::memcpy(fours.data(), &scores[at], sizeof fours);
    const Four found =
        ((fours[0] == score) | (fours[1] == score)) | ((fours[2] == score) | (fours[3] == score));
    std::array<std::uint64_t, 2> halves;
    std::memcpy(halves.data(), &found, sizeof halves);
    return (halves[0] | halves[1]) != 0;
  }
};

// Statistics of moves from the whole tree: how often they caused cutoffs (history), which did so last at each
// ply (killers), and which refuted each move of the opponent (counter-moves, Uiterwijk 1992).
template <Game G, Evaluator<G> E, int Plies>
class Ordering {
 public:
  using Position = typename G::Position;

  static constexpr std::uint16_t no_index = 0xffff;
  static_assert(E::history_size <= no_index);

  Ordering() {
    new_game();
    new_search();
  }

  void new_game() {
    history_.fill(0);
    counters_.fill(no_index);
  }
  void new_search() {
    for (int& h : history_) h /= 4;
    killers_.fill({no_index, no_index});
  }

  // Lists the moves: table move, then killers and counter-move, then the others by history and by the
  // evaluator's scores. `previous` is the history index of the opponent's last move.
  void list(const Position& pos, int ply, std::uint16_t table_move, std::uint16_t previous,
            OrderedMoves<G>& out) const {
    G::legal_moves(pos, out.moves);
    out.is_scored = false;
    out.end = out.moves.size();
    out.first.clear();
    if (table_move < out.moves.size()) out.first.push_back(table_move);
    if constexpr (ScoresBelowKillers<E>) add_refuters(pos, ply, table_move, previous, out);
  }

  // Scores all moves. A node may call it late, because the first moves often cause a cutoff, but not after a
  // search that changes the history, or the order would change.
  void score(const Position& pos, int ply, E& eval, OrderedMoves<G>& out) const {
    out.is_scored = true;
    out.number();
    const int* history = &history_[offset(pos)];
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    for (std::size_t i = 0; i < out.moves.size(); ++i) {
      const int history_index = E::history_index(pos, out.moves[i]);
      out.scores[i] = history[history_index];
      if constexpr (!ScoresBelowKillers<E>)
        out.scores[i] += history_index == killers[0] ? 1 << 20 : history_index == killers[1] ? 1 << 19 : 0;
    }
    eval.score_moves(pos, out.moves, std::span<int>(out.scores.data(), out.moves.size()));
    for (std::size_t i = 0; i < out.first.size(); ++i) {
      std::size_t from = i;
      while (out.index[from] != out.first[i]) ++from;
      out.move_to_front(i, from);
    }
  }

  // Removes the moves from the i-th best on for which keep(index) returns false.
  template <class Keep>
  void prune(std::size_t i, const Position& pos, int ply, E& eval, OrderedMoves<G>& out, Keep&& keep) const {
    if (!out.is_scored) score(pos, ply, eval, out);
    out.prune(i, keep);
  }

  // Returns the index of the i-th best move.
  std::uint16_t pick(std::size_t i, const Position& pos, int ply, E& eval, OrderedMoves<G>& out) const {
    if (i < out.first.size()) return out.index[i] = out.first[i];
    if (!out.is_scored) score(pos, ply, eval, out);
    return out.pick(i);
  }

  // Rewards the move picked as number `refuter`, which caused the cutoff, and penalises the moves before it.
  void reward(const Position& pos, const OrderedMoves<G>& tried, std::size_t refuter, int ply, int depth,
              std::uint16_t previous) {
    const std::size_t side = offset(pos);
    const int bonus = std::min(depth * depth * 16, 2000);
    const auto adjust = [&](std::uint16_t at, int by) {
      int& h = history_[side + static_cast<std::size_t>(E::history_index(pos, tried.moves[at]))];
      h += by - h * std::abs(by) / 16384;  // pulled towards zero, so it stays inside ±16384
    };
    adjust(tried.index[refuter], bonus);
    for (std::size_t i = 0; i < refuter; ++i) adjust(tried.index[i], -bonus / 2);
    const auto refuter_index =
        static_cast<std::uint16_t>(E::history_index(pos, tried.moves[tried.index[refuter]]));
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != refuter_index) killers = {refuter_index, killers[0]};
    if (previous != no_index) counters_[side + previous] = refuter_index;
  }

 private:
  // Adds the killers and the counter-move. The loop has no early exit, so that compilers vectorise it.
  void add_refuters(const Position& pos, int ply, std::uint16_t table_move, std::uint16_t previous,
                    OrderedMoves<G>& out) const {
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    std::uint16_t counter = previous == no_index ? no_index : counters_[offset(pos) + previous];
    if (counter == killers[0] || counter == killers[1]) counter = no_index;
    const std::array refuters{killers[0], killers[1], counter};
    std::array<std::uint16_t, refuters.size()> next_to{};  // 1 + the index of each refuter, 0 if not found
    std::uint16_t next = 0;
    for (const auto& move : out.moves) {
      const auto history_index = static_cast<std::uint16_t>(E::history_index(pos, move));
      ++next;
      for (std::size_t k = 0; k < refuters.size(); ++k)
        next_to[k] = std::max(next_to[k], history_index == refuters[k] ? next : std::uint16_t{0});
    }
    for (const std::uint16_t index : next_to)
      if (index != 0 && index - 1 != table_move) out.first.push_back(static_cast<std::uint16_t>(index - 1));
  }

  [[nodiscard]] static std::size_t offset(const Position& pos) {
    return static_cast<std::size_t>(G::side_to_move(pos)) * E::history_size;
  }

  static constexpr std::size_t table_size = 2 * static_cast<std::size_t>(E::history_size);  // of both sides

  std::array<int, table_size> history_{};
  std::array<std::uint16_t, table_size> counters_;
  std::array<std::array<std::uint16_t, 2>, Plies> killers_;
};

}  // namespace arena
