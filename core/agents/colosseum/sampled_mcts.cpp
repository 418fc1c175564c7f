#include "agents/colosseum/sampled_mcts.hpp"

#include <algorithm>
#include <vector>

#include "agents/colosseum/territory.hpp"
#include "search/ucb1.hpp"

namespace arena::colosseum {
namespace {

constexpr double stop_share = 1.95 / 2;
constexpr std::size_t sample_size = 15;
constexpr std::size_t max_nodes = 300'000;  // the search ends here, so that the memory is bounded
constexpr std::uint32_t none = ~0U;

struct Node {
  std::uint32_t parent = none;
  std::uint32_t first_child = 0;
  Move move;
  std::uint8_t children = 0;
  bool finished = false;  // the game is over here
  std::uint32_t wins = 0;
  std::uint32_t visits = 0;
  float score = 0;  // UCB1 as of the last simulation through this node
};

// A leaf that may be expanded next.
struct Candidate {
  float score;
  std::uint32_t node;
  friend bool operator<(const Candidate& a, const Candidate& b) {
    return a.score != b.score ? a.score < b.score : a.node > b.node;  // the earlier of equal nodes
  }
};

class SampledMcts final : public Agent<Colosseum> {
 public:
  explicit SampledMcts(const OptionValues& options)
      : python_pace_(options.check(python_pace.name)), by_territory_(options.check("heuristic-15")) {
    nodes_.reserve(max_nodes + sample_size);
  }

  void new_game(std::uint64_t seed) override { seed_ = seed; }

  Decision<Colosseum> choose(const Position& pos, Budget& budget,
                             const InfoSink<Colosseum>& on_info) override {
    if (python_pace_) budget.limit_nodes(python_looks_a_turn);
    budget.set_interval(4);  // a node is a whole playout
    budget_ = &budget;
    rng_ = rng_for<Colosseum>(seed_, pos);
    start_ = pos;
    reported_nodes_ = 1000;
    nodes_.clear();
    heap_.clear();
    nodes_.push_back({});
    expand(0);
    while (!over() && nodes_.size() < max_nodes) {
      const std::uint32_t next = take_best();
      if (next == none) break;  // no leaf is left to expand
      expand(next);
      if (budget.nodes() >= reported_nodes_ * 2) report(on_info);
    }
    report(on_info);
    const Node& best = nodes_[best_child()];
    return {best.move,
            {Score::Kind::points, static_cast<int>(100.0 * best.wins / std::max(best.visits, 1U))}};
  }

 private:
  // Adds a sample of the node's moves as children, plays one playout for each, and backpropagates wins and
  // visits.
  void expand(std::uint32_t index) {
    const Position pos = position_of(index);
    MoveList moves;
    legal_moves(pos, moves);
    sample(pos, moves);
    nodes_[index].first_child = static_cast<std::uint32_t>(nodes_.size());
    for (const Move move : moves) {
      // The first child is always created, because the agent must return a move.
      if (nodes_.size() > 1 && !budget_->spend_node()) break;
      Node child;
      child.parent = index;
      child.move = move;
      Position after = pos;
      apply(after, move);
      child.finished = outcome(after).over();
      child.wins = play_out(after) ? 1 : 0;
      child.visits = 1;
      // "After each simulation … its UCB1 score is calculated": so before the parent's visits are updated.
      child.score = score_of(child);
      if (!child.finished) {
        heap_.push_back({child.score, static_cast<std::uint32_t>(nodes_.size())});
        std::push_heap(heap_.begin(), heap_.end());
      }
      nodes_.push_back(child);
      ++nodes_[index].children;
    }
    backpropagate(index);
  }

  // Adds wins and visits to all ancestors and updates "the UCB1 scores for each of the affected ancestor
  // nodes". The scores of other nodes stay as they are.
  void backpropagate(std::uint32_t index) {
    std::uint32_t wins = 0;
    const std::uint32_t visits = nodes_[index].children;
    for (std::uint32_t i = 0; i < visits; ++i) wins += nodes_[nodes_[index].first_child + i].wins;
    for (std::uint32_t at = index; at != none; at = nodes_[at].parent) {
      nodes_[at].wins += wins;
      nodes_[at].visits += visits;
    }
    for (std::uint32_t at = index; nodes_[at].parent != none; at = nodes_[at].parent)
      nodes_[at].score = score_of(nodes_[at]);
  }

  std::uint32_t take_best() {
    if (heap_.empty()) return none;
    std::pop_heap(heap_.begin(), heap_.end());
    const std::uint32_t best = heap_.back().node;
    heap_.pop_back();
    return best;
  }

  [[nodiscard]] float score_of(const Node& node) const {
    return static_cast<float>(ucb1(node.wins, node.visits, std::max(nodes_[node.parent].visits, 1U)));
  }

  // "The node with the greatest score at depth 1".
  [[nodiscard]] std::uint32_t best_child() const {
    std::uint32_t best = nodes_[0].first_child;
    for (std::uint32_t i = 1; i < nodes_[0].children; ++i)
      if (nodes_[nodes_[0].first_child + i].score > nodes_[best].score) best = nodes_[0].first_child + i;
    return best;
  }

  [[nodiscard]] Position position_of(std::uint32_t index) const {
    if (index == 0) return start_;
    Position pos = position_of(nodes_[index].parent);
    apply(pos, nodes_[index].move);
    return pos;
  }

  // Keeps fifteen of the moves: a random sample (the first steps of a Fisher-Yates shuffle), or those of the
  // best territory balance.
  void sample(const Position& pos, MoveList& moves) {
    if (by_territory_) {
      std::array<std::pair<int, std::size_t>, max_moves> order;
      for (std::size_t i = 0; i < moves.size(); ++i) {
        Position after = pos;
        apply(after, moves[i]);
        order[i] = {territory_balance(after), i};  // the opponent's view: the smallest is our best
      }
      const auto end = order.begin() + static_cast<std::ptrdiff_t>(moves.size());
      std::make_heap(order.begin(), end);  // by heap: the page's module is smaller without std::sort
      std::sort_heap(order.begin(), end);
      const MoveList all = moves;
      for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = all[order[i].second];
    } else {
      for (std::size_t i = 0; i < std::min(sample_size, moves.size()); ++i)
        std::swap(moves[i], moves[i + uniform(rng_, static_cast<std::uint32_t>(moves.size() - i))]);
    }
    moves.resize(std::min(sample_size, moves.size()));
  }

  // Plays uniformly random moves to the end of the game. Returns whether we win; a draw counts as a loss.
  bool play_out(Position pos) {
    while (joined(pos, OpenEdges(pos))) apply(pos, uniform_move(pos, rng_));
    return outcome(pos).kind == win_for(start_.side);
  }

  bool over() { return budget_->spent() || budget_->used() > stop_share || !budget_->poll(); }

  void report(const InfoSink<Colosseum>& on_info) {
    reported_nodes_ = std::max<std::uint64_t>(budget_->nodes(), 1000);
    if (!on_info) return;
    const Node& best = nodes_[best_child()];
    const Score score{Score::Kind::points, static_cast<int>(100.0 * best.wins / std::max(best.visits, 1U))};
    on_info({1, 1, 1, score, budget_->nodes(), budget_->elapsed(), {best.move}});
  }

  bool python_pace_;
  bool by_territory_;
  Budget* budget_ = nullptr;
  std::uint64_t seed_ = 0;
  std::uint64_t reported_nodes_ = 0;  // nodes at the last report
  Rng rng_{0};
  Position start_;
  std::vector<Node> nodes_;
  std::vector<Candidate> heap_;
};

}  // namespace

Move uniform_move(const Position& pos, Rng& rng) {
  const OpenEdges open_edges(pos);
  const CellSet cells = reach(pos, open_edges);
  const std::array<Bits, 4> sides{(cells & open_edges.down.down()).bits(), (cells & open_edges.right).bits(),
                                  (cells & open_edges.down).bits(),
                                  (cells & open_edges.right.right()).bits()};
  int total = 0;
  for (const Bits& side : sides) total += side.count();
  int rank = static_cast<int>(uniform(rng, static_cast<std::uint32_t>(total)));
  for (const Wall wall : all_walls)
    for (std::size_t w = 0; w < 4; ++w) {
      std::uint64_t word = sides[static_cast<std::size_t>(wall)].word[w];
      const int count = std::popcount(word);
      if (rank >= count) {
        rank -= count;
        continue;
      }
      for (; rank > 0; --rank) word &= word - 1;
      return {static_cast<Cell>(64 * w + static_cast<std::size_t>(std::countr_zero(word))), wall};
    }
  return {};
}

std::unique_ptr<Agent<Colosseum>> make_sampled_mcts(const OptionValues& options, const Resources&) {
  return std::make_unique<SampledMcts>(options);
}

}  // namespace arena::colosseum
