#include "agents/infexion/mcts.hpp"

#include <vector>

#include "agents/infexion/evaluation.hpp"
#include "agents/infexion/greedy.hpp"
#include "agents/infexion/openings.hpp"
#include "agents/infexion/ordering.hpp"
#include "agents/infexion/random.hpp"
#include "search/ucb1.hpp"

namespace arena::infexion {
namespace {

constexpr std::size_t max_nodes = 300'000;  // the tree stops growing here, so that the memory is bounded

struct Node {
  double value = 0;  // sum of the results, from the view of the side that moved here
  std::uint32_t visits = 0;
  std::uint32_t first_child = 0;
  std::uint16_t children = 0;
  Move move;
};

enum class PlayOut : std::uint8_t { greedy, random, evaluation };

PlayOut play_out_named(std::string_view name) {
  return name == "greedy" ? PlayOut::greedy : name == "random" ? PlayOut::random : PlayOut::evaluation;
}

class Mcts final : public Agent<Infexion> {
 public:
  explicit Mcts(const OptionValues& options)
      : play_out_(play_out_named(options.text("play-out"))), plies_(static_cast<int>(options.spin("plies"))) {
    nodes_.reserve(max_nodes + max_moves);
  }

  void new_game(std::uint64_t seed) override { seed_ = seed; }

  Decision<Infexion> choose(const Position& pos, Budget& budget, const InfoSink<Infexion>& on_info) override {
    if (pos.ply == 0) return {first_spawn, {}};
    budget.set_interval(64);  // a node is one position of the tree or of a playout
    budget_ = &budget;
    rng_ = rng_for<Infexion>(seed_, pos);
    start_ = pos;
    nodes_.clear();
    nodes_.push_back({});
    expand(0, pos);
    std::uint64_t reported_nodes = 1000;
    while (grow()) {
      if (budget.nodes() < 2 * reported_nodes) continue;
      reported_nodes = budget.nodes();
      report(on_info);
    }
    report(on_info);
    return {nodes_[best_child()].move, score()};
  }

 private:
  // One iteration of UCT: selection, expansion, playout and backpropagation. Returns false when the budget is
  // spent.
  bool grow() {
    if (!budget_->spend_node()) return false;
    Position pos = start_;
    path_.clear();
    std::uint32_t at = 0;
    path_.push_back(at);
    while (nodes_[at].children > 0) at = step_down(select_child(at), pos);
    // A leaf is expanded on its second visit.
    if (nodes_[at].visits > 0 && !is_over(pos) && nodes_.size() < max_nodes) {
      expand(at, pos);
      at = step_down(nodes_[at].first_child, pos);
    }
    const double red = play_out(pos);
    const double mine = start_.side() == Side::first ? red : 1 - red;
    for (std::size_t i = 0; i < path_.size(); ++i) {
      nodes_[path_[i]].value += i % 2 == 1 ? mine : 1 - mine;
      ++nodes_[path_[i]].visits;
    }
    return true;
  }

  std::uint32_t step_down(std::uint32_t to, Position& pos) {
    apply(pos, nodes_[to].move);
    path_.push_back(to);
    return to;
  }

  // The children are in the report's order of moves.
  void expand(std::uint32_t index, const Position& pos) {
    MoveList moves;
    legal_moves(pos, moves);
    order(pos, moves);
    nodes_[index].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[index].children = static_cast<std::uint16_t>(moves.size());
    for (const Move move : moves) {
      Node child;
      child.move = move;
      nodes_.push_back(child);
    }
  }

  [[nodiscard]] std::uint32_t select_child(std::uint32_t parent) const {
    const Node& node = nodes_[parent];
    std::uint32_t best = node.first_child;
    double best_bound = -1;
    for (std::uint32_t i = node.first_child; i < node.first_child + node.children; ++i) {
      if (nodes_[i].visits == 0) return i;
      const double bound = ucb1(nodes_[i].value, nodes_[i].visits, node.visits);
      if (bound > best_bound) {
        best = i;
        best_bound = bound;
      }
    }
    return best;
  }

  // Plays on from here as long as plies and budget last, and returns red's share of the final position.
  double play_out(Position pos) {
    if (play_out_ == PlayOut::evaluation) return red_share(pos);
    for (int ply = 0; ply < plies_ && !is_over(pos) && budget_->spend_node(); ++ply)
      apply(pos, play_out_ == PlayOut::greedy ? greedy_choice(pos, rng_).move : uniform_move(pos, rng_));
    return red_share(pos);
  }

  // The child with the most visits, the first of equals.
  [[nodiscard]] std::uint32_t best_child() const {
    std::uint32_t best = nodes_[0].first_child;
    for (std::uint32_t i = best; i < nodes_[0].first_child + nodes_[0].children; ++i)
      if (nodes_[i].visits > nodes_[best].visits) best = i;
    return best;
  }

  // The expected result in hundredths; 50 is an even game.
  [[nodiscard]] Score score() const {
    const Node& best = nodes_[best_child()];
    if (best.visits == 0) return {};
    return {Score::Kind::points, static_cast<int>(100 * best.value / best.visits)};
  }

  void report(const InfoSink<Infexion>& on_info) const {
    if (!on_info) return;
    on_info({1, 1, 1, score(), budget_->nodes(), budget_->elapsed(), {nodes_[best_child()].move}});
  }

  PlayOut play_out_;
  int plies_;
  Budget* budget_ = nullptr;
  std::uint64_t seed_ = 0;
  Rng rng_{0};
  Position start_;
  std::vector<Node> nodes_;
  InlineVector<std::uint32_t, max_plies + 1> path_;
};

}  // namespace

double red_share(const Position& pos) {
  if (is_over(pos)) {
    const auto kind = outcome(pos).kind;
    return kind == Outcome::Kind::draw ? 0.5 : kind == Outcome::Kind::first_wins ? 1.0 : 0.0;
  }
  const Terms terms = terms_of(pos, Variant::as_reported);
  const auto worth = [&](std::size_t side) {
    return report_weights.stacks * terms.stacks[side] + report_weights.power * terms.power[side] +
           report_weights.larger * terms.larger[side] + report_weights.stronger * terms.stronger[side];
  };
  const int both = worth(0) + worth(1);
  return both == 0 ? 0.5 : static_cast<double>(worth(0)) / both;
}

std::unique_ptr<Agent<Infexion>> make_mcts(const OptionValues& options, const Resources&) {
  return std::make_unique<Mcts>(options);
}

}  // namespace arena::infexion
