#pragma once
#include "search/depth_forecast.hpp"
#include "search/info.hpp"
#include "search/node_search.hpp"

namespace arena {

// Iterative deepening with aspiration windows, for the best line or several (MultiPV). Ends when the budget
// is spent, the result is proven or more time could not change the move.
template <Game G, Evaluator<G> E>
class AlphaBeta {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using Tree = NodeSearch<G, E>;

  AlphaBeta(int hash_mb, const Pruning& pruning, E evaluation = {})
      : tree_(hash_mb, pruning, std::move(evaluation)), aspiration_(pruning.aspiration) {}

  [[nodiscard]] E& evaluation() noexcept { return tree_.evaluation(); }

  void new_game() { tree_.new_game(); }

  struct Line {
    int value = 0;
    std::vector<Move> moves;
  };

  // Returns the best lines, best first, at most `count`. There is always at least one, with at least one
  // legal move.
  std::vector<Line> search(const Position& root, Budget& budget, int count, const InfoSink<G>& on_info) {
    budget_ = &budget;
    budget.set_interval(512);
    tree_.new_search(budget);
    G::legal_moves(root, root_moves_);
    if constexpr (SeesSymmetry<E, G>) evaluation().drop_symmetric_moves(root, root_moves_);
    std::vector<Line> best{{0, {root_moves_[0]}}};
    count = std::min(count, static_cast<int>(root_moves_.size()));
    const int limit = budget.depth_within(Tree::max_ply - 1);
    DepthForecast forecast;
    Move last_move = root_moves_[0];
    for (int depth = 1; depth <= limit; ++depth) {
      const std::uint64_t nodes_before = budget.nodes();
      std::vector<Line> lines;
      tried_ = {root_moves_};
      while (static_cast<int>(lines.size()) < count) {
        const int guess = lines.size() < best.size() && depth > 1 ? best[lines.size()].value : 0;
        Line line = search_root(root, depth, guess, depth > 1);
        if (line.moves.empty()) break;  // the budget was spent before any move was searched
        exclude(line.moves[0]);
        // Sorts the lines: a move whose search was reduced behind others may turn out better once it is
        // searched first.
        lines.push_back(std::move(line));
        for (std::size_t i = lines.size() - 1; i > 0 && lines[i - 1].value < lines[i].value; --i)
          std::swap(lines[i - 1], lines[i]);
        if (budget.spent()) break;
      }
      const int selective_depth = tree_.take_selective_depth();
      // Several lines replace the old ones only when all are known to the same depth.
      if (static_cast<int>(lines.size()) == count || (depth == 1 && !lines.empty())) {
        best = std::move(lines);
        report(depth, selective_depth, best, on_info);
      }
      if (budget.spent() || all_proven(best, depth)) break;
      if (count > 1 || !budget.may_end_early()) continue;
      forecast.add(budget.nodes() - nodes_before, tree_.first_root_move_nodes(),
                   best[0].moves[0] != last_move);
      last_move = best[0].moves[0];
      if (root_moves_.size() == 1 || forecast.is_decided(budget)) break;
    }
    return best;
  }

  [[nodiscard]] static Score score_of(int v, std::size_t plies) {
    if (!value::is_proven(v)) return {Score::Kind::points, v};
    return {v > 0 ? Score::Kind::win : Score::Kind::loss, static_cast<int>(std::max<std::size_t>(plies, 1))};
  }

 private:
  // Searches in a window around `guess` and widens it on the side where the value falls outside.
  Line search_root(const Position& root, int depth, int guess, bool narrow) {
    int below = narrow && !value::is_proven(guess) ? aspiration_ : value::infinity;
    int above = below;
    for (;;) {
      const int alpha = std::max(guess - below, -value::infinity);
      const int beta = std::min(guess + above, value::infinity);
      const int v = tree_.search(root, tried_, depth, alpha, beta);
      // An unfinished search counts if it had already improved on alpha. It proves no loss, because moves are
      // left that it did not try.
      if (budget_->spent() && v <= alpha) return {};
      if (budget_->spent()) return line_of_value(v < -value::max_estimate ? std::max(v, guess) : v);
      if (v <= alpha && below < value::infinity)
        below = below > 1000 ? value::infinity : below * 4;
      else if (v >= beta && above < value::infinity)
        above = above > 1000 ? value::infinity : above * 4;
      else
        return line_of_value(v);
    }
  }

  [[nodiscard]] Line line_of_value(int v) const {
    const auto line = tree_.line();
    return {v, {line.begin(), line.end()}};
  }

  void exclude(const Move& move) {
    auto& moves = tried_.moves;
    const auto end = std::remove(moves.begin(), moves.end(), move);
    moves.resize(static_cast<std::size_t>(end - moves.begin()));
    tried_.without_best = true;
  }

  // Proven results are final, but the search goes slightly deeper than the line for a greater margin or a
  // quicker win.
  [[nodiscard]] static bool all_proven(const std::vector<Line>& lines, int depth) {
    return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
      return value::is_proven(line.value) && depth > static_cast<int>(line.moves.size()) + 1;
    });
  }

  void report(int depth, int selective_depth, const std::vector<Line>& lines,
              const InfoSink<G>& on_info) const {
    if (!on_info) return;
    for (std::size_t i = 0; i < lines.size(); ++i)
      on_info({depth, selective_depth, static_cast<int>(i) + 1,
               score_of(lines[i].value, lines[i].moves.size()), budget_->nodes(), budget_->elapsed(),
               lines[i].moves});
  }

  Tree tree_;
  int aspiration_;
  typename G::MoveList root_moves_;  // one of each class of symmetric moves
  typename Tree::RootMoves tried_;
  Budget* budget_ = nullptr;
};

}  // namespace arena
