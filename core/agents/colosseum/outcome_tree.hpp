#pragma once
#include <vector>

#include "agents/colosseum/outcome_verdict.hpp"
#include "search/budget.hpp"

namespace arena::colosseum {

// Report 001, section 5: "a breadth-first search" over "a graph object in which the explored game-states were
// stored as well as a queue", with "checks to ensure that the memory-requirement was not exceeded", without
// following paths whose outcome is known. The subtree below the moves that were played is kept for the next
// turn. Nodes are stored in the order of their creation, level by level. So the vector is also the queue, and
// children always come after their parent.
class OutcomeTree {
 public:
  void clear() { nodes_.clear(); }

  // Begins a turn. Keeps the subtree of this position if the last tree has it.
  void root_at(const Position& pos, Side agent);

  // Explores the next nodes in order until `go_on` returns false, the tree is full or nothing is left to
  // explore. Each new node takes one node of the budget.
  template <class GoOn>
  void grow(Budget& budget, GoOn&& go_on) {
    while (next_ < nodes_.size() && nodes_.size() < max_nodes && !root_settled() && go_on())
      if (!expand(next_, budget)) return;
  }

  // Writes the candidate moves of the root and their verdicts.
  void answer(MoveList& moves, std::vector<Verdict>& verdicts);

  // The number of levels whose nodes have all been explored.
  [[nodiscard]] int depth() const;

  [[nodiscard]] std::size_t size() const { return nodes_.size(); }

 private:
  static constexpr std::size_t max_nodes = 150'000;
  static constexpr std::uint32_t none = 0xffff'ffff;

  struct Node {
    std::uint32_t parent = none;
    std::uint32_t first = none;  // index of its first child; the others follow it
    std::uint16_t count = 0;
    std::uint8_t level = 0;
    bool decided = false;  // nothing more to explore below
    Move move;
    Verdict verdict;
  };

  [[nodiscard]] Position position_of(std::uint32_t at) const;
  [[nodiscard]] bool agent_moves(const Node& node) const { return node.level % 2 == 0; }
  [[nodiscard]] bool root_settled() const { return !nodes_.empty() && nodes_[0].decided; }
  [[nodiscard]] bool below_decided(std::uint32_t at) const;
  bool expand(std::uint32_t& at, Budget& budget);
  void backpropagate(std::uint32_t at);
  void reevaluate(Node& node);
  [[nodiscard]] std::uint32_t find(const Position& pos) const;
  void keep_below(std::uint32_t at);

  Position root_;
  Side agent_ = Side::first;
  std::vector<Node> nodes_;
  std::uint32_t next_ = 0;
};

}  // namespace arena::colosseum
