#include "agents/colosseum/outcome_tree.hpp"

#include <algorithm>

#include "agents/colosseum/outcome_minimax.hpp"

namespace arena::colosseum {

void OutcomeTree::root_at(const Position& pos, Side agent) {
  nodes_.reserve(max_nodes + max_moves);  // reallocation would need twice the memory
  const std::uint32_t kept = agent == agent_ ? find(pos) : none;
  if (kept == none)
    nodes_.assign(1, Node{});
  else
    keep_below(kept);
  root_ = pos;
  agent_ = agent;
  next_ = 0;
}

Position OutcomeTree::position_of(std::uint32_t at) const {
  InlineVector<Move, 255> path;
  for (; nodes_[at].parent != none; at = nodes_[at].parent) path.push_back(nodes_[at].move);
  Position pos = root_;
  for (std::size_t i = path.size(); i-- > 0;) apply(pos, path[i]);
  return pos;
}

bool OutcomeTree::below_decided(std::uint32_t at) const {
  for (; at != none; at = nodes_[at].parent)
    if (nodes_[at].decided) return true;
  return false;
}

// Creates the children of the node and moves on to the next node. Returns false and creates none if the
// budget does not cover all of them.
bool OutcomeTree::expand(std::uint32_t& at, Budget& budget) {
  if (nodes_[at].count > 0 || nodes_[at].level == 0xff || below_decided(at)) {
    ++at;
    return true;
  }
  const Position pos = position_of(at);
  MoveList moves;
  outcome_candidates(pos, moves);
  const auto first = static_cast<std::uint32_t>(nodes_.size());
  const auto level = static_cast<std::uint8_t>(nodes_[at].level + 1);
  for (const Move move : moves) {
    if (!budget.spend_node()) {
      nodes_.resize(first);
      return false;
    }
    Position after = pos;
    apply(after, move);
    Node child{at, none, 0, level, false, move, {}};
    child.verdict.depth = level;
    if (const Outcome end = outcome(after); end.over()) {
      child.verdict = Verdict::of_end(end, agent_, level);
      child.decided = true;
    }
    nodes_.push_back(child);
  }
  nodes_[at].first = first;
  nodes_[at].count = static_cast<std::uint16_t>(moves.size());
  backpropagate(at);
  ++at;
  return true;
}

void OutcomeTree::reevaluate(Node& node) {
  Verdict verdict{outcome_value::undetermined, node.level, 0, 0, 1};
  bool all_decided = true;
  for (std::uint32_t i = 0; i < node.count; ++i) {
    const Node& child = nodes_[node.first + i];
    verdict.take(child.verdict, agent_moves(node), i == 0);
    all_decided = all_decided && child.decided;
  }
  node.verdict = verdict;
  node.decided = all_decided || verdict.settles(agent_moves(node));
}

void OutcomeTree::backpropagate(std::uint32_t at) {
  for (; at != none; at = nodes_[at].parent) reevaluate(nodes_[at]);
}

void OutcomeTree::answer(MoveList& moves, std::vector<Verdict>& verdicts) {
  moves.clear();
  verdicts.clear();
  for (std::uint32_t i = 0; i < nodes_[0].count; ++i) {
    moves.push_back(nodes_[nodes_[0].first + i].move);
    verdicts.push_back(nodes_[nodes_[0].first + i].verdict);
  }
}

int OutcomeTree::depth() const {
  return next_ < nodes_.size() ? nodes_[next_].level : nodes_.back().level;
}

// Returns the node two levels down, after our move and the reply, that has this position.
std::uint32_t OutcomeTree::find(const Position& pos) const {
  for (std::uint32_t i = 0; i < nodes_.size() && nodes_[i].level <= 2; ++i)
    if (nodes_[i].level == 2 && !nodes_[i].decided && position_of(i) == pos) return i;
  return none;
}

void OutcomeTree::keep_below(std::uint32_t at) {
  std::vector<Node> kept;
  kept.reserve(max_nodes + max_moves);
  kept.push_back(nodes_[at]);
  const int rise = nodes_[at].level;
  kept[0].parent = none;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    const std::uint32_t old_first = kept[i].first;
    if (kept[i].count > 0) kept[i].first = static_cast<std::uint32_t>(kept.size());
    for (std::uint32_t k = 0; k < kept[i].count; ++k) {
      Node child = nodes_[old_first + k];
      child.parent = static_cast<std::uint32_t>(i);
      kept.push_back(child);
    }
  }
  for (Node& node : kept) {
    node.level = static_cast<std::uint8_t>(node.level - rise);
    node.verdict.depth -= rise;
  }
  nodes_ = std::move(kept);
}

}  // namespace arena::colosseum
