#pragma once
#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <vector>

#include "search/budget.hpp"
#include "search/evaluation.hpp"
#include "util/rng.hpp"

namespace arena {

// Proof and disproof number of a question: the least number of open positions that must turn out true (false)
// to answer it with yes (no). Once it is answered, one of them is 0.
struct ProofNumbers {
  static constexpr std::uint32_t infinity = 1U << 30;
  std::uint32_t yes = 1;
  std::uint32_t no = 1;

  [[nodiscard]] constexpr bool solved() const noexcept { return yes == 0 || no == 0; }
  [[nodiscard]] static constexpr ProofNumbers answered(bool with_yes) noexcept {
    return with_yes ? ProofNumbers{0, infinity} : ProofNumbers{infinity, 0};
  }
  // The same question asked by the other side.
  [[nodiscard]] constexpr ProofNumbers turned() const noexcept { return {no, yes}; }
};

// Answers "does the side to move get at least `margin`?" by depth-first proof-number search with a table
// (df-pn, Nagai 2002). It always continues where the fewest open positions separate it from an answer, at any
// depth, and so finds long forced lines with few replies, which alpha-beta sees last. Only for games that
// cannot repeat a position.
template <Game G, Evaluator<G> E>
class Prover {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  Prover(int hash_mb, E evaluation)
      : entries_(std::bit_floor(static_cast<std::size_t>(hash_mb) * 1024 * 1024 / sizeof(Entry))),
        eval_(std::move(evaluation)) {}

  void clear() { entries_.assign(entries_.size(), Entry{}); }

  // Returns yes, no, or nothing if the budget, or `nodes` of it, is spent first. The findings stay in the
  // table, so that another call continues the search.
  [[nodiscard]] std::optional<bool> reaches(const Position& pos, int margin, Budget& budget,
                                            std::uint64_t nodes = ~std::uint64_t{0}) {
    budget_ = &budget;
    last_node_ = nodes < ~std::uint64_t{0} - budget.nodes() ? budget.nodes() + nodes : ~std::uint64_t{0};
    const ProofNumbers found = numbers_of(pos, margin);
    const ProofNumbers result =
        found.solved() ? found : search(pos, margin, ProofNumbers::infinity, ProofNumbers::infinity, 0);
    if (!result.solved()) return std::nullopt;
    return result.yes == 0;
  }

  // A line of play that follows the proof of an answered question, as far as the table still holds it. The
  // side that was proven right plays a proven move. The other side plays a move that loses no more than
  // proven, if one is known, otherwise the move that took the most work to refute.
  [[nodiscard]] std::vector<Move> line(Position pos, int margin) {
    bool right = move_that_reaches(pos, margin).has_value();
    if (!right) margin = 1 - margin;  // then the opponent's question has been answered with yes
    std::vector<Move> moves;
    for (; !G::outcome(pos).over(); right = !right) {
      std::optional<Move> move = move_that_reaches(pos, right ? margin : -margin);
      if (!move && !right) move = hardest_to_refute(pos, 1 - margin);
      if (!move) break;
      moves.push_back(*move);
      G::apply(pos, *move);
    }
    return moves;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    ProofNumbers numbers{0, 0};
    std::uint32_t work = 0;  // positions searched below: the loss if this entry is replaced
  };

  [[nodiscard]] std::optional<Move> move_that_reaches(const Position& pos, int margin) {
    G::legal_moves(pos, moves_);
    for (const Move& move : moves_) {
      Position next = pos;
      G::apply(next, move);
      if (numbers_of(next, 1 - margin).no == 0) return move;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Move> hardest_to_refute(const Position& pos, int margin) {
    std::optional<Move> hardest;
    std::uint32_t most_work = 0;
    G::legal_moves(pos, moves_);
    for (const Move& move : moves_) {
      Position next = pos;
      G::apply(next, move);
      if (numbers_of(next, 1 - margin).yes != 0) continue;
      const Entry* entry = find(key_of(next, 1 - margin));
      const std::uint32_t work = entry ? entry->work : 0;
      if (hardest && work <= most_work) continue;
      hardest = move;
      most_work = work;
    }
    return hardest;
  }

  struct Child {
    Move move;
    ProofNumbers numbers;  // from the view of the side that moves
  };
  using Children = InlineVector<Child, G::MoveList::capacity()>;

  // The opponent's question is whether it gets at least 1 - margin: it is "yes" exactly when ours is "no".
  [[nodiscard]] static std::uint64_t key_of(const Position& pos, int margin) {
    return G::hash(pos) ^ mix64(static_cast<std::uint64_t>(margin) + 0x5eed);
  }

  [[nodiscard]] Entry* bucket(std::uint64_t key) { return &entries_[key & (entries_.size() - 2)]; }
  [[nodiscard]] Entry* find(std::uint64_t key) {
    Entry* pair = bucket(key);
    for (Entry* entry = pair; entry != pair + 2; ++entry)
      if (entry->key == key && entry->work != 0) return entry;
    return nullptr;
  }
  // Replaces the entry of the bucket with less work.
  void store(std::uint64_t key, ProofNumbers numbers, std::uint32_t work) {
    Entry* entry = find(key);
    if (!entry) {
      Entry* pair = bucket(key);
      entry = pair[0].work <= pair[1].work ? pair : pair + 1;
    }
    *entry = {key, numbers, std::max<std::uint32_t>(work, 1)};
  }

  // The numbers of a position before it is searched.
  [[nodiscard]] ProofNumbers numbers_of(const Position& pos, int margin) {
    if (const Entry* entry = find(key_of(pos, margin))) return entry->numbers;
    const Evaluation evaluation = eval_.evaluate(pos);
    if (evaluation.over) return ProofNumbers::answered(evaluation.value >= margin);
    if constexpr (SeesEnds<E, G>)
      if (const int win = eval_.winning_end(pos); win > 0 && win >= margin)
        return ProofNumbers::answered(true);
    return {};
  }

  ProofNumbers search(const Position& pos, int margin, std::uint32_t yes_limit, std::uint32_t no_limit,
                      std::size_t ply) {
    const std::uint64_t work_before = budget_->nodes();
    Children& children = frame(ply);
    children.clear();
    {
      typename G::MoveList& moves = moves_;
      G::legal_moves(pos, moves);
      for (const Move& move : moves) {
        if (!budget_->spend_node()) return {};
        Position next = pos;
        G::apply(next, move);
        const ProofNumbers numbers = numbers_of(next, 1 - margin).turned();
        children.push_back({move, numbers});
        if (numbers.yes == 0) break;
      }
    }
    for (;;) {
      // One proven move is enough for yes; all moves must fail for no.
      std::size_t best = 0;
      std::uint32_t second = ProofNumbers::infinity;
      ProofNumbers sum{ProofNumbers::infinity, 0};
      for (std::size_t i = 0; i < children.size(); ++i) {
        const ProofNumbers& numbers = children[i].numbers;
        sum.no = std::min(sum.no + numbers.no, ProofNumbers::infinity);
        if (numbers.yes < sum.yes) {
          second = sum.yes;
          sum.yes = numbers.yes;
          best = i;
        } else {
          second = std::min(second, numbers.yes);
        }
      }
      if (sum.yes == 0) sum.no = ProofNumbers::infinity;
      if (sum.yes >= yes_limit || sum.no >= no_limit || sum.solved() || stopped()) {
        const auto work = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(budget_->nodes() - work_before, ProofNumbers::infinity));
        store(key_of(pos, margin), sum, work);
        return sum;
      }
      Child& child = children[best];
      Position next = pos;
      G::apply(next, child.move);
      // The best child may exceed the second best by a quarter before the search switches (Pawlewicz and Lew
      // 2007, "1 + epsilon").
      const std::uint32_t child_yes = std::min(yes_limit, second + second / 4 + 1);
      const std::uint32_t child_no = no_limit - sum.no + child.numbers.no;
      const ProofNumbers found =
          search(next, 1 - margin, std::min(child_no, ProofNumbers::infinity), child_yes, ply + 1);
      children[best].numbers = found.turned();
    }
  }

  [[nodiscard]] bool stopped() const { return budget_->spent() || budget_->nodes() >= last_node_; }

  [[nodiscard]] Children& frame(std::size_t ply) {
    while (frames_.size() <= ply) frames_.push_back(std::make_unique<Children>());
    return *frames_[ply];
  }

  std::vector<Entry> entries_;
  std::vector<std::unique_ptr<Children>> frames_;  // one per ply, created when first needed
  typename G::MoveList moves_;
  E eval_;
  Budget* budget_ = nullptr;
  std::uint64_t last_node_ = 0;
};

}  // namespace arena
