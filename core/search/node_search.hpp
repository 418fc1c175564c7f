#pragma once
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "search/budget.hpp"
#include "search/gains.hpp"
#include "search/ordering.hpp"
#include "search/pruning.hpp"
#include "search/transposition_table.hpp"
#include "search/value.hpp"

namespace arena {

// Principal variation search to a depth, in a window (Marsland and Campbell 1982, "scout") with a
// transposition table. Values that `value::is_proven` accepts are exact wins and losses. Pruning cannot
// create a false one, because a pruned move always counts with its estimate.
template <Game G, Evaluator<G> E>
class NodeSearch {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  static constexpr int max_ply = 96;

  NodeSearch(int hash_mb, const Pruning& pruning, E evaluation)
      : table_(hash_mb), pruning_(pruning), eval_(std::move(evaluation)), stack_(std::make_unique<Stack>()) {}

  [[nodiscard]] E& evaluation() noexcept { return eval_; }

  void new_game() {
    table_.clear();
    ordering_.new_game();
    gains_.new_game();
  }

  void new_search(Budget& budget) {
    budget_ = &budget;
    table_.new_search();
    ordering_.new_search();
  }

  // The moves that are searched at the root.
  struct RootMoves {
    MoveList moves;
    bool without_best = false;  // the best moves are excluded (MultiPV), so the value must not be stored
  };

  // Returns a value that is exact inside (alpha, beta), an upper bound below and a lower bound above;
  // `line()` is its principal variation. Once the budget is spent, the value covers only the moves searched
  // so far.
  int search(const Position& root, const RootMoves& tried, int depth, int alpha, int beta) {
    root_ = &tried;
    return search_node(root, depth, 0, alpha, beta);
  }

  [[nodiscard]] std::span<const Move> line() const {
    return std::span(stack_->line[0]).first(static_cast<std::size_t>(stack_->line_length[0]));
  }

  // The number of nodes below the first root move in the last search.
  [[nodiscard]] std::uint64_t first_root_move_nodes() const { return first_root_move_nodes_; }

  // The greatest ply reached since the last call.
  [[nodiscard]] int take_selective_depth() { return std::exchange(selective_depth_, 0); }

 private:
  // The data of each ply of the current line.
  struct Stack {
    std::array<std::array<Move, max_ply + 1>, max_ply + 1> line;
    std::array<int, max_ply + 1> line_length{};
    std::array<std::optional<int>, max_ply + 1> estimate;  // nothing if the game is over
    std::array<std::uint16_t, max_ply + 1> history_index;  // of the current move
    std::array<OrderedMoves<G>, max_ply + 1> moves;
  };

  int search_node(const Position& pos, int depth, int ply, int alpha, int beta) {
    stack_->line_length[ply] = 0;
    if (!budget_->spend_node()) return -value::infinity;
    selective_depth_ = std::max(selective_depth_, ply);
    if (depth > 0) table_.prefetch(G::hash(pos));

    // Step 1. Evaluation. If the game is over, this is its value, otherwise an estimate for the pruning
    // steps.
    const Evaluation evaluation = eval_.evaluate(pos);
    stack_->estimate[ply] = evaluation.over ? std::nullopt : std::optional(evaluation.value);
    if (evaluation.over) return value::of_end(evaluation.value, ply);

    // Step 2. Transposition table: an entry that is deep enough gives the result, but not at the root and not
    // at PV nodes.
    const bool is_root = ply == 0;
    const bool is_pv = beta - alpha > 1;
    const TableEntry* entry = depth > 0 ? table_.find(G::hash(pos)) : nullptr;
    std::uint16_t table_move = TableEntry::no_move;
    if (entry) {
      table_move = entry->move;
      const int stored = value::from_table(entry->value, ply);
      if (!is_root && !is_pv && (entry->depth >= depth || value::is_proven(stored))) {
        if (entry->bound == TableEntry::Bound::exact) return stored;
        if (entry->bound == TableEntry::Bound::lower && stored >= beta) return stored;
        if (entry->bound == TableEntry::Bound::upper && stored <= alpha) return stored;
      }
    }

    // Step 3. Reverse futility: the estimate is so far above beta that the remaining plies will not bring it
    // below, unless the opponent threatens to win.
    const bool at_horizon = depth <= 0 || ply >= max_ply - 1;
    const int safety = at_horizon ? 0 : pruning_.reverse_futility_margin * depth;
    if (!is_pv && depth <= pruning_.reverse_futility_depth && evaluation.value - safety >= beta &&
        !value::is_proven(beta) && (at_horizon || !is_threatened(pos)))
      return evaluation.value;

    // Step 4. A move that wins at once needs no search.
    if constexpr (SeesEnds<E, G>)
      if (const int margin = is_root ? 0 : eval_.winning_end(pos); margin > 0)
        return value::of_end(margin, ply + 1);

    // Step 5. Horizon. One ply before it, only tactical moves can make up for an estimate far below alpha.
    if (at_horizon) return quiesce(pos, evaluation.value, ply, alpha, beta, pruning_.tactical_plies);
    const int futility_value = evaluation.value + pruning_.futility_margin;
    const bool futile = depth == 1 && !is_pv && futility_value <= alpha && !value::is_proven(alpha);
    if constexpr (SeesTactics<E, G>)
      if (futile)
        return std::max(futility_value,
                        quiesce(pos, evaluation.value, ply, alpha, beta, pruning_.tactical_plies));

    return search_moves(pos, depth, ply, alpha, beta, futile ? std::optional(futility_value) : std::nullopt,
                        table_move);
  }

  [[nodiscard]] bool is_threatened(const Position& pos) {
    if constexpr (SeesThreats<E, G>) return eval_.is_threatened(pos);
    return false;
  }

  // Quiescence search: the side to move may stop at the estimate or play a tactical move.
  int quiesce(const Position& pos, int estimate, int ply, int alpha, int beta, int plies_left) {
    if constexpr (SeesTactics<E, G>) {
      if (estimate >= beta || plies_left == 0 || ply >= max_ply - 1) return estimate;
      OrderedMoves<G>& ordered = stack_->moves[ply];
      int best = estimate;
      alpha = std::max(alpha, best);
      eval_.tactical_moves(pos, alpha - estimate - pruning_.tactical_margin, ordered.moves, ordered.scores);
      ordered.number();
      for (std::size_t i = 0; i < ordered.moves.size() && best < beta; ++i) {
        const std::uint16_t at = ordered.pick(i);
        // The greatest gains come first: once a move cannot reach alpha, none can.
        if (estimate + ordered.scores[i] + pruning_.tactical_margin <= alpha) break;
        Position next = pos;
        G::apply(next, ordered.moves[at]);
        const int v = -quiesce_node(next, ply + 1, -beta, -alpha, plies_left - 1);
        if (budget_->spent()) return best;
        if (v <= best) continue;
        best = v;
        if (v <= alpha) continue;
        alpha = v;
        extend_line(ply, ordered.moves[at]);
      }
      // Omitted moves are worth at most alpha, and prove nothing.
      return std::max(best, std::min(alpha, value::max_estimate));
    } else {
      return estimate;
    }
  }

  int quiesce_node(const Position& pos, int ply, int alpha, int beta, int plies_left) {
    stack_->line_length[ply] = 0;
    if (!budget_->spend_node()) return -value::infinity;
    selective_depth_ = std::max(selective_depth_, ply);
    const Evaluation evaluation = eval_.evaluate(pos);
    if (evaluation.over) return value::of_end(evaluation.value, ply);
    return quiesce(pos, evaluation.value, ply, alpha, beta, plies_left);
  }

  int search_moves(const Position& pos, int depth, int ply, int alpha, int beta,
                   std::optional<int> futility_value, std::uint16_t table_move) {
    const bool is_root = ply == 0;
    const bool is_pv = beta - alpha > 1;
    OrderedMoves<G>& ordered = stack_->moves[ply];
    const std::uint16_t previous = is_root ? ordering_.no_index : stack_->history_index[ply - 1];
    ordering_.list(pos, ply, table_move, previous, ordered);
    // At depth 1 the searches below do not change the history, so the scores can wait until they are needed.
    if (depth > 1) ordering_.score(pos, ply, eval_, ordered);

    int best = -value::infinity;
    int best_index = TableEntry::no_move;
    const int old_alpha = alpha;
    int searched = 0;
    bool pruned = is_pv || depth > pruning_.gain_depth;
    for (std::size_t i = 0; i < ordered.end; ++i) {
      // Step 6. Futility pruning: only the first move is searched.
      if (futility_value && searched >= 1) {
        best = std::max(best, *futility_value);  // an upper bound of the skipped moves
        break;
      }
      // Step 7. From here on moves lead straight to the horizon: moves whose gains elsewhere would not reach
      // alpha are pruned.
      if (!pruned && i >= ordered.first.size() && leads_to_horizon(depth, searched) &&
          !value::is_proven(alpha) && !value::is_proven(best)) {
        pruned = true;
        ordering_.prune(i, pos, ply, eval_, ordered, [&](std::uint16_t at) {
          const int upper_bound =
              *stack_->estimate[ply] + gains_.of(pos, ordered.moves[at]) + pruning_.gain_margin;
          if (upper_bound <= alpha) best = std::max(best, upper_bound);
          return upper_bound > alpha;
        });
        if (i == ordered.end) break;
      }
      const std::uint16_t at = ordering_.pick(i, pos, ply, eval_, ordered);
      const Move move = ordered.moves[at];
      if (is_root && !is_tried_at_root(move)) continue;
      Position next = pos;
      G::apply(next, move);
      stack_->history_index[ply] = static_cast<std::uint16_t>(E::history_index(pos, move));
      ++searched;

      // Step 8. The first move is searched with the full window. The others are searched with a null window
      // first, at reduced depth if they are late in the order, and again if they beat alpha.
      int v;
      if (searched == 1) {
        const std::uint64_t nodes_before = budget_->nodes();
        v = -search_node(next, depth - 1, ply + 1, -beta, -alpha);
        if (is_root) first_root_move_nodes_ = budget_->nodes() - nodes_before;
      } else {
        const int reduced = depth - 1 - reduction(depth, searched, is_pv);
        v = -search_node(next, reduced, ply + 1, -alpha - 1, -alpha);
        if (v > alpha && reduced < depth - 1) v = -search_node(next, depth - 1, ply + 1, -alpha - 1, -alpha);
        if (v > alpha && v < beta) v = -search_node(next, depth - 1, ply + 1, -beta, -alpha);
      }
      if (budget_->spent()) return best;
      if (const auto after = stack_->estimate[ply + 1]; after && pruning_.gain_depth > 0)
        gains_.update(pos, move, -*after - *stack_->estimate[ply]);

      if (v > best) {
        best = v;
        best_index = at;
        if (v > alpha) {
          alpha = v;
          extend_line(ply, move);
        }
      }
      // Step 9. Beta cutoff: update the move ordering.
      if (alpha >= beta) {
        ordering_.reward(pos, ordered, i, ply, depth, previous);
        break;
      }
    }

    if (!(is_root && root_->without_best)) {
      const auto bound = best >= beta       ? TableEntry::Bound::lower
                         : best > old_alpha ? TableEntry::Bound::exact
                                            : TableEntry::Bound::upper;
      table_.store(G::hash(pos), value::to_table(best, ply), depth, bound,
                   static_cast<std::uint16_t>(best_index));
    }
    return best;
  }

  // Do this move and all later moves lead straight to the horizon?
  [[nodiscard]] bool leads_to_horizon(int depth, int searched) const {
    return searched >= pruning_.gain_from_move && depth - 1 - reduction(depth, searched + 1, false) <= 0;
  }

  [[nodiscard]] int reduction(int depth, int searched, bool is_pv) const {
    if (depth < pruning_.reduce_from_depth || searched <= pruning_.reduce_from_move) return 0;
    // Grows with the logarithms of depth and move number, as usual; here with their bit widths.
    const int by =
        (std::bit_width(static_cast<unsigned>(depth)) * std::bit_width(static_cast<unsigned>(searched))) / 6;
    return std::min(by + (is_pv ? 0 : 1) - 1, depth - 1);
  }

  void extend_line(int ply, Move move) {
    auto& line = stack_->line[static_cast<std::size_t>(ply)];
    const auto& below = stack_->line[static_cast<std::size_t>(ply) + 1];
    const int length = stack_->line_length[static_cast<std::size_t>(ply) + 1];
    line[0] = move;
    std::copy(below.begin(), below.begin() + length, line.begin() + 1);
    stack_->line_length[static_cast<std::size_t>(ply)] = length + 1;
  }

  [[nodiscard]] bool is_tried_at_root(const Move& move) const {
    return std::find(root_->moves.begin(), root_->moves.end(), move) != root_->moves.end();
  }

  TranspositionTable table_;
  Pruning pruning_;
  E eval_;
  std::unique_ptr<Stack> stack_;
  Ordering<G, E, max_ply + 1> ordering_;
  Gains<G, E> gains_;
  const RootMoves* root_ = nullptr;
  Budget* budget_ = nullptr;
  std::uint64_t first_root_move_nodes_ = 0;
  int selective_depth_ = 0;
};

}  // namespace arena
