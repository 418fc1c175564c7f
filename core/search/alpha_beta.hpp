#pragma once
#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "search/budget.hpp"
#include "search/gains.hpp"
#include "search/info.hpp"
#include "search/ordering.hpp"
#include "search/table.hpp"
#include "search/value.hpp"

namespace arena {

// What may be cut short, in the unit of the evaluation; tuned by matches, each game its own.
struct Pruning {
  int reverse_futility_depth = 3;
  int reverse_futility_margin = 300;  // a depth
  int futility_margin = 400;          // at depth 1
  int probcut_depth = 0;              // from here on; 0 for never
  int probcut_margin = 300;
  int probcut_less = 4;  // plies
  int gain_depth = 0;    // up to here a move may be judged by its gains elsewhere; 0 for never
  int gain_margin = 100;
  int gain_from_move = 3;
  int reduce_from_move = 4;
  int reduce_from_depth = 2;
  int aspiration = 150;       // half the window around the last value
  int tactical_plies = 8;     // beyond the horizon, for a game that has tactical moves
  int tactical_margin = 200;  // what else than its gain such a move may bring
};

// Iterative deepening principal variation search (Marsland and Campbell 1982, "scout") with a transposition
// table. Results that `value::is_proven` accepts are exact wins and losses: nothing is pruned in a way that
// could make one up, because a move that is left out always leaves its estimate behind.
template <Game G, Evaluation<G> E>
class AlphaBeta {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  static constexpr int deepest = 96;

  AlphaBeta(int hash_mb, const Pruning& pruning, E evaluation = {})
      : table_(hash_mb), pruning_(pruning), eval_(std::move(evaluation)), stack_(std::make_unique<Stack>()) {}

  [[nodiscard]] E& evaluation() noexcept { return eval_; }

  void new_game() {
    table_.clear();
    ordering_.new_game();
    gains_.new_game();
  }

  struct Line {
    int value = 0;
    std::vector<Move> moves;
  };

  // Searches until the budget is spent, the deepest level is reached or the result is proven; answers the
  // best lines, at most `count` of them, best first. There is always one, a legal move at least.
  std::vector<Line> search(const Position& root, Budget& budget, int count, const InfoSink<G>& on_info) {
    budget_ = &budget;
    budget.set_interval(512);
    table_.grow_older();
    ordering_.new_search();
    G::legal_moves(root, root_moves_);
    if constexpr (SeesSymmetry<E, G>) eval_.drop_twins(root, root_moves_);
    const MoveList& moves = root_moves_;
    std::vector<Line> best{{0, {moves[0]}}};
    count = std::min(count, static_cast<int>(moves.size()));
    const int limit = budget.max_depth(deepest - 1);
    for (int depth = 1; depth <= limit; ++depth) {
      std::vector<Line> lines;
      excluded_.clear();
      selective_depth_ = 0;
      while (static_cast<int>(lines.size()) < count) {
        const int guess = lines.size() < best.size() && depth > 1 ? best[lines.size()].value : 0;
        const Line line = search_root(root, depth, guess, depth > 1);
        if (line.moves.empty()) break;  // the budget was spent before a first move was known
        lines.push_back(line);
        excluded_.push_back(line.moves[0]);
        if (budget.spent()) break;
      }
      // Several lines are only compared when all are known to the same depth.
      if (static_cast<int>(lines.size()) == count || (depth == 1 && !lines.empty())) {
        best = ranked(std::move(lines));
        tell(depth, best, on_info);
      }
      if (budget.spent() || all_proven(best, depth)) break;
    }
    return best;
  }

  [[nodiscard]] static Score score_of(int v, std::size_t plies) {
    if (!value::is_proven(v)) return {Score::Kind::points, v};
    return {v > 0 ? Score::Kind::win : Score::Kind::loss, static_cast<int>(std::max<std::size_t>(plies, 1))};
  }

 private:
  // What each ply of the line in hand remembers.
  struct Stack {
    std::array<std::array<Move, deepest + 1>, deepest + 1> line;
    std::array<int, deepest + 1> line_length{};
    std::array<std::optional<int>, deepest + 1> estimate;  // nothing for a finished game
    std::array<OrderedMoves<G>, deepest + 1> moves;
  };

  // A window around the last value, widened on the side where the search falls out.
  Line search_root(const Position& root, int depth, int guess, bool narrow) {
    int below = narrow && !value::is_proven(guess) ? pruning_.aspiration : value::infinity;
    int above = below;
    for (;;) {
      const int alpha = std::max(guess - below, -value::infinity);
      const int beta = std::min(guess + above, value::infinity);
      const int v = search_node(root, depth, 0, alpha, beta);
      if (budget_->spent()) return v > alpha && v < beta ? root_line(v) : partial_root_line(v, alpha);
      if (v <= alpha && below < value::infinity)
        below = below > 1000 ? value::infinity : below * 4;
      else if (v >= beta && above < value::infinity)
        above = above > 1000 ? value::infinity : above * 4;
      else
        return root_line(v);
    }
  }

  [[nodiscard]] Line root_line(int v) const {
    return {v, {stack_->line[0].begin(), stack_->line[0].begin() + stack_->line_length[0]}};
  }

  // A search that was broken off: what it had found by then counts, if it had improved on anything.
  [[nodiscard]] Line partial_root_line(int v, int alpha) const { return v > alpha ? root_line(v) : Line{}; }

  // Answers a value that is exact inside (alpha, beta), an upper bound below and a lower bound above. Once
  // the budget is spent the value is that of the moves searched so far, and only the root reads it.
  int search_node(const Position& pos, int depth, int ply, int alpha, int beta) {
    stack_->line_length[ply] = 0;
    if (!budget_->spend_node()) return -value::infinity;
    selective_depth_ = std::max(selective_depth_, ply);
    if (depth > 0) table_.prefetch(G::hash(pos));

    // Step 1. The game may be over; else this is the estimate that the shortcuts below use.
    const Judgement judgement = eval_.judge(pos);
    stack_->estimate[ply] = judgement.over ? std::nullopt : std::optional(judgement.value);
    if (judgement.over) return value::of_end(judgement.value, ply);

    // Step 2. Table: a result as deep as is asked for here ends the matter, but never at the root.
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

    // Step 3. So far above beta that what the opponent may do in the plies left will not bring it back.
    const bool at_horizon = depth <= 0 || ply >= deepest - 1;
    const int safety = at_horizon ? 0 : pruning_.reverse_futility_margin * depth;
    if (!is_pv && depth <= pruning_.reverse_futility_depth && judgement.value - safety >= beta &&
        !value::is_proven(beta))
      return judgement.value;

    // Step 4. A move that ends the game and wins it needs no search.
    if constexpr (SeesEnds<E, G>)
      if (const int margin = is_root ? 0 : eval_.winning_end(pos); margin > 0)
        return value::of_end(margin, ply + 1);

    // Step 5. ProbCut (Buro 1995): what a shallower search finds well above beta will be above it here as
    // well.
    if (!is_pv && pruning_.probcut_depth > 0 && depth >= pruning_.probcut_depth && judgement.value >= beta &&
        !value::is_proven(beta)) {
      const int bound = beta + pruning_.probcut_margin;
      const int v = search_node(pos, depth - pruning_.probcut_less, ply, bound - 1, bound);
      if (budget_->spent() || v >= bound) return v;
      stack_->line_length[ply] = 0;
    }

    // Step 6. Horizon. At the ply before it, only tactical moves may still make up for being far behind.
    if (at_horizon) return quiesce(pos, judgement.value, ply, alpha, beta, pruning_.tactical_plies);
    const int hope = judgement.value + pruning_.futility_margin;
    const bool futile = depth == 1 && !is_pv && hope <= alpha && !value::is_proven(alpha);
    if constexpr (SeesTactics<E, G>)
      if (futile)
        return std::max(hope, quiesce(pos, judgement.value, ply, alpha, beta, pruning_.tactical_plies));

    return search_moves(pos, depth, ply, alpha, beta, futile ? std::optional(hope) : std::nullopt,
                        table_move);
  }

  // Beyond the horizon: the side to move may leave it at the estimate, or go on with a tactical move.
  int quiesce(const Position& pos, int estimate, int ply, int alpha, int beta, int plies_left) {
    if constexpr (SeesTactics<E, G>) {
      if (estimate >= beta || plies_left == 0 || ply >= deepest - 1) return estimate;
      OrderedMoves<G>& ordered = stack_->moves[ply];
      int best = estimate;
      alpha = std::max(alpha, best);
      eval_.tactical_moves(pos, alpha - estimate - pruning_.tactical_margin, ordered.moves, ordered.scores);
      ordered.number();
      for (std::size_t i = 0; i < ordered.moves.size() && best < beta; ++i) {
        const std::uint16_t at = ordered.pick(i);
        // Best gains first: once one cannot reach alpha, none can.
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
      // What was left out is worth alpha at the most, and proves nothing.
      return std::max(best, std::min(alpha, value::most_estimate));
    } else {
      return estimate;
    }
  }

  int quiesce_node(const Position& pos, int ply, int alpha, int beta, int plies_left) {
    stack_->line_length[ply] = 0;
    if (!budget_->spend_node()) return -value::infinity;
    selective_depth_ = std::max(selective_depth_, ply);
    const Judgement judgement = eval_.judge(pos);
    if (judgement.over) return value::of_end(judgement.value, ply);
    return quiesce(pos, judgement.value, ply, alpha, beta, plies_left);
  }

  int search_moves(const Position& pos, int depth, int ply, int alpha, int beta, std::optional<int> hope,
                   std::uint16_t table_move) {
    const bool is_root = ply == 0;
    const bool is_pv = beta - alpha > 1;
    OrderedMoves<G>& ordered = stack_->moves[ply];
    ordering_.list(pos, ply, table_move, ordered);
    // At the last ply no search below changes the history, so the scores may wait until they are needed.
    if (depth > 1) ordering_.score(pos, ply, eval_, ordered);

    int best = -value::infinity;
    int best_place = TableEntry::no_move;
    const int old_alpha = alpha;
    int searched = 0;
    for (std::size_t i = 0; i < ordered.moves.size(); ++i) {
      // Step 7. Futility: where nothing is hoped for, the first move is enough.
      if (hope && searched >= 1) {
        best = std::max(best, *hope);  // what is left out is worth that at the most
        break;
      }
      const std::uint16_t at = ordering_.pick(i, pos, ply, eval_, ordered);
      const Move move = ordered.moves[at];
      if (is_root && is_excluded(move)) continue;
      // Step 8. A late move that would be judged as it stands, and by its gains elsewhere would not reach
      // alpha, is left out.
      if (!is_pv && !value::is_proven(alpha) && !value::is_proven(best))
        if (const auto most = guess(pos, move, depth, searched, ply); most && *most <= alpha) {
          best = std::max(best, *most);
          continue;
        }
      Position next = pos;
      G::apply(next, move);
      ++searched;

      // Step 9. The first move with the whole window; the others must show by a null window, reduced if they
      // stand late in the order, that they are worth another look.
      int v;
      if (searched == 1) {
        v = -search_node(next, depth - 1, ply + 1, -beta, -alpha);
      } else {
        const int reduced = depth - 1 - reduction(depth, searched, is_pv);
        v = -search_node(next, reduced, ply + 1, -alpha - 1, -alpha);
        if (v > alpha && reduced < depth - 1) v = -search_node(next, depth - 1, ply + 1, -alpha - 1, -alpha);
        if (v > alpha && v < beta) v = -search_node(next, depth - 1, ply + 1, -beta, -alpha);
      }
      if (budget_->spent()) return best;
      if (const auto after = stack_->estimate[ply + 1]; after && pruning_.gain_depth > 0)
        gains_.saw(pos, move, -*after - *stack_->estimate[ply]);

      if (v > best) {
        best = v;
        best_place = at;
        if (v > alpha) {
          alpha = v;
          extend_line(ply, move);
        }
      }
      // Step 10. Refuted: remember by what.
      if (alpha >= beta) {
        ordering_.reward(pos, ordered, i, ply, depth);
        break;
      }
    }

    if (!(is_root && !excluded_.empty())) {
      const auto bound = best >= beta       ? TableEntry::Bound::lower
                         : best > old_alpha ? TableEntry::Bound::exact
                                            : TableEntry::Bound::upper;
      table_.store(G::hash(pos), value::to_table(best, ply), depth, bound,
                   static_cast<std::uint16_t>(best_place));
    }
    return best;
  }

  // What a move is worth at the most, as far as its gains elsewhere tell.
  [[nodiscard]] std::optional<int> guess(const Position& pos, const Move& move, int depth, int searched,
                                         int ply) const {
    if (depth > pruning_.gain_depth || searched < pruning_.gain_from_move) return std::nullopt;
    if (depth - 1 - reduction(depth, searched + 1, false) > 0) return std::nullopt;
    return *stack_->estimate[ply] + gains_.of(pos, move) + pruning_.gain_margin;
  }

  [[nodiscard]] int reduction(int depth, int searched, bool is_pv) const {
    if (depth < pruning_.reduce_from_depth || searched <= pruning_.reduce_from_move) return 0;
    // Grows with the logarithms of both, as is usual: here by counting bits.
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

  [[nodiscard]] bool is_excluded(const Move& move) const {
    if constexpr (SeesSymmetry<E, G>)
      if (std::find(root_moves_.begin(), root_moves_.end(), move) == root_moves_.end()) return true;
    return std::find(excluded_.begin(), excluded_.end(), move) != excluded_.end();
  }

  // Best first: a move that was reduced below others may turn out better once it is searched as the first.
  [[nodiscard]] static std::vector<Line> ranked(std::vector<Line> lines) {
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.value > b.value; });
    return lines;
  }

  // A proven result stands; a win is looked at a little longer for a greater margin or a nearer end.
  [[nodiscard]] static bool all_proven(const std::vector<Line>& lines, int depth) {
    return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
      return value::is_proven(line.value) && depth > static_cast<int>(line.moves.size()) + 1;
    });
  }

  void tell(int depth, const std::vector<Line>& lines, const InfoSink<G>& on_info) const {
    if (!on_info) return;
    for (std::size_t i = 0; i < lines.size(); ++i)
      on_info({depth, selective_depth_, static_cast<int>(i) + 1,
               score_of(lines[i].value, lines[i].moves.size()), budget_->nodes(), budget_->elapsed(),
               lines[i].moves});
  }

  Table table_;
  Pruning pruning_;
  E eval_;
  std::unique_ptr<Stack> stack_;
  Ordering<G, E, deepest + 1> ordering_;
  Gains<G, E> gains_;
  MoveList root_moves_;         // those of the root, symmetric ones once
  std::vector<Move> excluded_;  // whose lines are known already (MultiPV)
  Budget* budget_ = nullptr;
  int selective_depth_ = 0;
};

}  // namespace arena
