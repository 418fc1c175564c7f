#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "games/colosseum/colosseum.hpp"

namespace arena::colosseum {

// All nodes of the tree; the children of a node are stored side by side. Nodes beyond the limit exist only
// while their parent is searched, so that the memory is bounded; they are created again when needed.
class ProximityTree {
 public:
  static constexpr int max_ply = 64;

  // Report 000, section 2.1.2, without its level and position: the recursion knows both.
  struct Node {
    Move move;
    bool expanded = false;
    bool remove = false;
    bool counted = false;  // its children are already charged to the budget
    std::uint16_t children = 0;
    std::uint32_t first_child = 0;
    float utility = 0;
  };

  ProximityTree() {
    nodes_.reserve(capacity);
    spare_.reserve(capacity);
  }

  Node& operator[](std::uint32_t i) { return nodes_[i]; }
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
  std::uint32_t add(Node node) {
    nodes_.push_back(node);
    return size() - 1;
  }
  [[nodiscard]] bool full() const { return nodes_.size() > limit; }
  void cut_back(std::uint32_t size) { nodes_.resize(size); }
  void clear() { nodes_.clear(); }

  // Makes the subtree of a node the whole tree and returns the index of the new root.
  std::uint32_t keep_below(std::uint32_t from) {
    spare_.clear();
    spare_.push_back(nodes_[from]);
    // Breadth first: nodes that are copied but not yet followed come after `at`.
    for (std::size_t at = 0; at < spare_.size(); ++at) {
      if (!spare_[at].expanded) continue;
      const auto old_first = nodes_.begin() + spare_[at].first_child;
      spare_[at].first_child = static_cast<std::uint32_t>(spare_.size());
      spare_.insert(spare_.end(), old_first, old_first + spare_[at].children);
    }
    std::swap(nodes_, spare_);
    return 0;
  }

 private:
  static constexpr std::size_t limit = 250'000;
  static constexpr std::size_t capacity = limit + std::size_t{max_ply} * max_moves;

  std::vector<Node> nodes_;
  std::vector<Node> spare_;
};

}  // namespace arena::colosseum
