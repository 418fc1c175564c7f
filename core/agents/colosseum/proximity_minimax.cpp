#include "agents/colosseum/proximity_minimax.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

#include "agents/colosseum/proximity_tree.hpp"
#include "util/sort.hpp"

namespace arena::colosseum {
namespace {

// Section 2.2.1 of the report gives seconds of a two-second turn; here they are shares of the budget.
constexpr double return_from_root = 1.97 / 2;
constexpr double return_from_node = 1.95 / 2;
constexpr double deepen_from_one = 0.5 / 2;
constexpr double deepen_per_depth = 0.4 / 2;

constexpr double infinity = std::numeric_limits<double>::infinity();
std::size_t index_of(Side side) {
  return static_cast<std::size_t>(side);
}

int distance(Cell a, Cell b) {
  return std::abs(row_of(a) - row_of(b)) + std::abs(column_of(a) - column_of(b));
}

int moves_of(Position pos, Side side) {
  if (pos.side != side) pos.side = side;  // as if it were that side's turn; nothing here reads the hash
  return count_moves(pos);
}

// Nearest to the opponent first, equal distances in their old order: a counting sort, which unlike
// std::stable_sort allocates nothing.
void sort_by_distance(MoveList& moves, Cell opponent) {
  std::array<std::uint16_t, 2 * max_size> next_index{};
  for (const Move move : moves) ++next_index[static_cast<std::size_t>(distance(move.cell, opponent)) + 1];
  std::partial_sum(next_index.begin(), next_index.end(), next_index.begin());
  const MoveList unsorted = moves;
  for (const Move move : unsorted)
    moves[next_index[static_cast<std::size_t>(distance(move.cell, opponent))]++] = move;
}

class ProximityMinimax final : public Agent<Colosseum> {
 public:
  explicit ProximityMinimax(const OptionValues& options)
      : python_pace_(options.check(python_pace.name)),
        fixed_depth_2_(options.check("fixed-depth-2")),
        two_sided_(options.check("two-sided-mobility")),
        lazy_(options.check("lazy-children")) {}

  void new_game(std::uint64_t) override {
    turn_ = 0;
    tree_.clear();
  }

  Decision<Colosseum> choose(const Position& pos, Budget& budget,
                             const InfoSink<Colosseum>& on_info) override {
    if (python_pace_) budget.limit_nodes(python_nodes_a_turn);
    budget.set_interval(2048);  // nodes are children: the clock is read about every twenty leaves
    budget_ = &budget;
    start_ = pos;
    completed_ = 0;
    won_ = false;
    late_ = false;
    me_ = pos.side;
    ++turn_;
    root_ = find_root(pos);
    expand(root_, pos);
    const Move move = decide(on_info);
    keep(move);
    report(on_info, move, tree_[root_].utility);
    return {move, {Score::Kind::points, static_cast<int>(100 * tree_[root_].utility)}};
  }

 private:
  using Node = ProximityTree::Node;

  // "step" and "update_board_root": after a search deeper than 2 the subtree of the played move is kept; the
  // node of the opponent's reply in it becomes the next root.
  std::uint32_t find_root(const Position& pos) {
    if (kept_ && tree_.size() > 0) {
      Node& played = tree_[0];
      for (std::uint32_t i = 0; i < played.children; ++i) {
        Position after = kept_position_;
        apply(after, tree_[played.first_child + i].move);
        if (after == pos) return tree_.keep_below(played.first_child + i);
      }
    }
    tree_.clear();
    return tree_.add({});
  }

  void keep(Move move) {
    kept_ = depth_ > 2;
    if (!kept_) return;
    kept_position_ = start_;
    apply(kept_position_, move);
    const Node root = tree_[root_];
    for (std::uint32_t child = root.first_child; child < root.first_child + root.children; ++child)
      if (tree_[child].move == move) {
        tree_.keep_below(child);
        return;
      }
  }

  // "get_children": the moves nearest to the opponent first.
  void expand(std::uint32_t index, const Position& pos) {
    if (tree_[index].expanded) return;
    MoveList moves;
    legal_moves(pos, moves);
    if (!lazy_) sort_by_distance(moves, pos.opponent());
    tree_[index].first_child = tree_.size();
    tree_[index].children = static_cast<std::uint16_t>(moves.size());
    tree_[index].expanded = true;
    for (const Move move : moves) tree_.add({move});
    charge(index, static_cast<int>(moves.size()));
  }

  // One node of the budget is one Node object of the report. The report's evaluation creates the children of
  // a leaf to count them, and keeps them for the next iteration. Ours counts without creating them, and
  // charges the budget as if they were created.
  void charge(std::uint32_t index, int children) {
    if (tree_[index].counted) return;
    tree_[index].counted = true;
    budget_->spend_nodes(static_cast<std::uint64_t>(children));
  }

  // "minimax_decision", its recursion written as a loop over depths.
  Move decide(const InfoSink<Colosseum>& on_info) {
    const std::uint32_t first = tree_[root_].first_child;
    const std::uint32_t last = first + tree_[root_].children;
    Move best = tree_[first].move;
    for (depth_ = fixed_depth_2_ ? 2 : 1;; ++depth_) {
      double alpha = -infinity;
      bool some_left = false;
      for (std::uint32_t child = first; child < last; ++child) {
        if (tree_[child].remove) continue;
        Position after = start_;
        apply(after, tree_[child].move);
        const double value = minimax_value(child, after, 1, alpha, infinity);
        if (won_) return tree_[child].move;
        some_left = some_left || !tree_[child].remove;
        if (!tree_[child].remove && value > alpha) {
          alpha = value;
          best = tree_[child].move;
        }
        if (budget_->used() > return_from_root || budget_->spent()) return best;
      }
      if (!some_left) return tree_[last - 1].move;
      tree_[root_].utility = static_cast<float>(alpha);
      completed_ = depth_;
      report(on_info, best, alpha);
      const double limit = depth_ == 1 ? deepen_from_one : deepen_per_depth * depth_;
      if (fixed_depth_2_ || budget_->used() > limit ||
          depth_ >= budget_->depth_within(ProximityTree::max_ply))
        return best;
      insertion_sort(&tree_[first], &tree_[first] + (last - first),
                     [](const Node& a, const Node& b) { return a.utility > b.utility; });
    }
  }

  // "minimax_value". Fail-hard: a min node returns beta, a max node alpha.
  double minimax_value(std::uint32_t index, const Position& pos, int level, double alpha, double beta) {
    if (budget_->spent()) return tree_[index].utility;
    const bool first_look = level == 1 && turn_ == 1 && pos.size > 6;
    if (!first_look) {
      if (const Outcome end = outcome(pos); end.over()) return value_of_end(index, end, level);
    }
    if (budget_->used() > return_from_node) late_ = true;
    if (late_) return tree_[index].utility;
    if (level >= depth_) {
      charge(index, count_moves(pos));
      return tree_[index].utility = static_cast<float>(proximity_value(pos, me_, two_sided_));
    }
    return search_children(index, pos, level, alpha, beta);
  }

  double value_of_end(std::uint32_t index, const Outcome& end, int level) {
    const int margin = end.score[index_of(me_)] - end.score[index_of(other(me_))];
    const int full = start_.size * start_.size;
    tree_[index].utility = static_cast<float>(margin > 0 ? full : margin < 0 ? -full : 0);
    if (margin > 0 && level == 1) won_ = true;
    if (margin < 0 && level <= 2) tree_[index].remove = true;
    return tree_[index].utility;
  }

  double search_children(std::uint32_t index, const Position& pos, int level, double alpha, double beta) {
    const bool is_max = level % 2 == 0;
    const std::uint32_t size_before = tree_.size();
    const bool was_expanded = tree_[index].expanded;
    expand(index, pos);
    const std::uint32_t first = tree_[index].first_child;
    const std::uint32_t last = first + tree_[index].children;
    if (first == last)
      return value_of_end(index, outcome(pos),
                          level);  // a finished game, which the first turn does not test for
    for (std::uint32_t child = first; child < last; ++child) {
      Position next = pos;
      apply(next, tree_[child].move);
      const double value = minimax_value(child, next, level + 1, alpha, beta);
      if (level == 1 && tree_[child].remove) {  // the opponent can end the game and win
        tree_[index].remove = true;
        break;
      }
      if (is_max)
        alpha = std::max(alpha, value);
      else
        beta = std::min(beta, value);
      if (alpha >=
          beta) {  // the report's killer heuristic: the move that caused the cutoff goes to the front
        std::rotate(&tree_[first], &tree_[child], &tree_[child] + 1);
        break;
      }
    }
    if (!was_expanded && tree_.full()) {
      tree_.cut_back(size_before);
      tree_[index].expanded = false;
    }
    return tree_[index].utility = static_cast<float>(is_max ? alpha : beta);
  }

  void report(const InfoSink<Colosseum>& on_info, Move best, double value) {
    if (!on_info) return;
    const Score score{Score::Kind::points, static_cast<int>(100 * value)};
    on_info({completed_, depth_, 1, score, budget_->nodes(), budget_->elapsed(), {best}});
  }

  bool python_pace_;
  bool fixed_depth_2_;
  bool two_sided_;
  bool lazy_;
  ProximityTree tree_;
  Budget* budget_ = nullptr;
  Position start_;
  Position kept_position_;
  bool kept_ = false;
  Side me_ = Side::first;
  std::uint32_t root_ = 0;
  int depth_ = 0;      // of the current iteration
  int completed_ = 0;  // of the last finished iteration
  int turn_ = 0;
  bool won_ = false;
  bool late_ = false;
};

}  // namespace

double proximity_value(const Position& pos, Side me, bool two_sided) {
  const double closeness = 2.0 * (2 * pos.size - distance(pos.pawn[0], pos.pawn[1]));
  const double step = 1.0 / step_limit(pos);
  if (two_sided) return closeness + step * (moves_of(pos, me) - moves_of(pos, other(me)));
  return closeness + (pos.side == me ? step : -step) * count_moves(pos);
}

std::unique_ptr<Agent<Colosseum>> make_proximity_minimax(const OptionValues& options, const Resources&) {
  return std::make_unique<ProximityMinimax>(options);
}

}  // namespace arena::colosseum
