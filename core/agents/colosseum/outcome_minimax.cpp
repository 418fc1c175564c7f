#include "agents/colosseum/outcome_minimax.hpp"

#include <algorithm>
#include <optional>

#include "agents/colosseum/corners.hpp"
#include "agents/colosseum/outcome_tree.hpp"
#include "util/sort.hpp"

namespace arena::colosseum {
namespace {

constexpr double stop_share = 1.95 / 2;
constexpr int max_ply = 32;

int open_sides(const Position& pos, Cell cell) {
  return static_cast<int>(
      std::count_if(all_walls.begin(), all_walls.end(), [&](Wall wall) { return is_open(pos, cell, wall); }));
}

class OutcomeMinimax final : public Agent<Colosseum> {
 public:
  explicit OutcomeMinimax(const OptionValues& options)
      : python_pace_(options.check(python_pace.name)),
        weighs_(!options.check("no-weighted-score")),
        breadth_first_(options.check("breadth-first")),
        near_walls_(options.check("near-walls")) {}

  void new_game(std::uint64_t seed) override {
    seed_ = seed;
    turn_ = 0;
    tree_.clear();
  }

  Decision<Colosseum> choose(const Position& pos, Budget& budget,
                             const InfoSink<Colosseum>& on_info) override {
    if (python_pace_) budget.limit_nodes(python_looks_a_turn);
    budget.set_interval(64);
    budget_ = &budget;
    me_ = pos.side;
    ++turn_;
    late_ = false;
    if (breadth_first_) {
      explore(pos, on_info);
    } else {
      outcome_candidates(pos, moves_);
      if (near_walls_) put_joining_walls_first(pos);
      if (const auto winning = look_one_deep(pos)) return {*winning, {Score::Kind::win, 1}};
      search(pos, std::min(depth_limit(pos), budget.depth_within(max_ply)));
    }
    const std::size_t best = pick(pos);
    report(on_info, best);
    return {moves_[best], {Score::Kind::points, static_cast<int>(100 * verdicts_[best].value)}};
  }

 private:
  // The conditions listed in section 1 of the report. The root move is the first ply of the limit.
  [[nodiscard]] int depth_limit(const Position& pos) const {
    return 1 + (pos.size < 8 ? 1 : 0) + (turn_ == 1 ? 1 : 0) + (moves_.size() < 20 ? 1 : 0);
  }

  // "First, every possible move was searched only to a depth of 1": finds moves that end the game. A win is
  // played at once.
  std::optional<Move> look_one_deep(const Position& pos) {
    verdicts_.clear();
    for (std::size_t i = 0; i < moves_.size() && !late(); ++i) {
      Position after = pos;
      apply(after, moves_[i]);
      verdicts_.push_back(minimax(after, 1, 1));
      if (verdicts_[i].value == outcome_value::win) return moves_[i];
    }
    if (verdicts_.empty()) verdicts_.emplace_back();  // no time at all: the first move, unevaluated
    return std::nullopt;
  }

  // Searches each move to the limit while there is time. An undetermined move lowers the limit for the moves
  // after it.
  void search(const Position& pos, int limit) {
    for (std::size_t i = 0; i < verdicts_.size(); ++i) {
      if (verdicts_[i].value != outcome_value::undetermined) continue;  // the game is over after this move
      if (late()) return;
      Position after = pos;
      apply(after, moves_[i]);
      const Verdict verdict = minimax(after, 1, limit);
      if (late_) return;  // an unfinished search has no value
      verdicts_[i] = verdict;
      if (verdict.value == outcome_value::win) return;
      if (verdict.value == outcome_value::undetermined) limit = std::max(1, limit - 1);
    }
  }

  // Breadth first, continuing the tree of the last turn.
  void explore(const Position& pos, const InfoSink<Colosseum>& on_info) {
    outcome_candidates(pos, moves_);
    tree_.root_at(pos, me_);
    const int deepest_level = budget_->depth_within(max_ply);
    int level = 0;
    tree_.grow(*budget_, [&] {
      if (tree_.depth() > level) {
        level = tree_.depth();
        tree_.answer(moves_, verdicts_);
        report(on_info, pick(pos));
      }
      return tree_.depth() < deepest_level && !late();
    });
    verdicts_.assign(1, Verdict{});  // of the first move, if the budget does not cover even the first level
    if (tree_.size() > 1) tree_.answer(moves_, verdicts_);
  }

  // Minimax without alpha-beta: the moves of a node are skipped only once the best possible outcome is found.
  Verdict minimax(const Position& pos, int depth, int limit) {
    Verdict verdict{outcome_value::undetermined, depth, 0, 0, 1};
    if (!budget_->spend_node()) late_ = true;
    if (late()) return verdict;
    if (const Outcome end = outcome(pos); end.over()) return Verdict::of_end(end, me_, depth);
    if (depth >= limit) return verdict;
    const bool mine = pos.side == me_;
    MoveList moves;
    outcome_candidates(pos, moves);
    bool first = true;
    for (const Move move : moves) {
      Position next = pos;
      apply(next, move);
      verdict.take(minimax(next, depth + 1, limit), mine, first);
      first = false;
      if (late_ || verdict.settles(mine)) break;
    }
    return verdict;
  }

  // The move of the best value; ties go to the later outcome, then to the better weighted score, then to the
  // earlier move (without the weighted score: at random).
  std::size_t pick(const Position& pos) {
    Rng rng = rng_for<Colosseum>(seed_, pos);
    std::size_t best = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < verdicts_.size(); ++i) {
      const Verdict& a = verdicts_[i];
      const Verdict& b = verdicts_[best];
      const double by = a.value != b.value   ? a.value - b.value
                        : a.depth != b.depth ? a.depth - b.depth
                        : weighs_            ? a.weighted_score() - b.weighted_score()
                                             : 0.0;
      if (by > 0) {
        best = i;
        equals = 1;
      } else if (by == 0 && !weighs_ && uniform(rng, ++equals) == 0) {
        best = i;
      }
    }
    return best;
  }

  void put_joining_walls_first(const Position& pos) {
    const Corners corners(pos);
    const auto joins = [&](Move move) { return corners.touched_ends(move) == 2; };
    insertion_sort(moves_.begin(), moves_.end(), [&](Move a, Move b) { return joins(a) && !joins(b); });
  }

  bool late() {
    if ((budget_->nodes() & 15U) == 0 && budget_->used() > stop_share) late_ = true;
    return late_ || budget_->spent();
  }

  void report(const InfoSink<Colosseum>& on_info, std::size_t best) {
    const int depth = verdicts_[best].depth;
    if (on_info) on_info({depth, depth, 1, {}, budget_->nodes(), budget_->elapsed(), {moves_[best]}});
  }

  bool python_pace_;
  bool weighs_;
  bool breadth_first_;
  bool near_walls_;
  Budget* budget_ = nullptr;
  std::uint64_t seed_ = 0;
  int turn_ = 0;
  Side me_ = Side::first;
  bool late_ = false;
  MoveList moves_;
  std::vector<Verdict> verdicts_;  // of the first moves in the list, as many as there was time for
  OutcomeTree tree_;
};

}  // namespace

bool is_stupid(const Position& pos, Move move) {
  const int open = open_sides(pos, move.cell);
  if (open == 1) return true;
  if (open != 2) return false;
  Position after = pos;
  apply(after, move);
  for (const Wall wall : all_walls)
    if (is_open(after, move.cell, wall))
      return reach(after, OpenEdges(after)).bits().test(neighbour(move.cell, wall));
  return false;
}

void outcome_candidates(const Position& pos, MoveList& out) {
  MoveList all;
  all.clear();
  out.clear();
  const OpenEdges open_edges(pos);
  if (!joined(pos, open_edges)) return;
  const CellSet opponent = CellSet::of(pos.opponent());
  CellSet reached = CellSet::of(pos.mover());
  CellSet fresh = reached;
  for (int steps = 0; steps <= step_limit(pos); ++steps) {
    for_each_cell(fresh.bits(), [&](Cell cell) {
      for (const Wall wall : all_walls)
        if (is_open(pos, cell, wall)) all.push_back({cell, wall});
    });
    const CellSet next = step(open_edges, reached).without(opponent);
    fresh = next ^ reached;
    reached = next;
  }
  for (const Move move : all)
    if (!is_stupid(pos, move)) out.push_back(move);
  if (out.empty()) out = all;
}

std::unique_ptr<Agent<Colosseum>> make_outcome_minimax(const OptionValues& options, const Resources&) {
  return std::make_unique<OutcomeMinimax>(options);
}

}  // namespace arena::colosseum
