#pragma once
#include <bit>
#include <cstdint>
#include <vector>

namespace arena {

// The stored result of a position. The move is its index in the game's move order, which is always the same
// for a position, so the table does not depend on a game.
struct TableEntry {
  enum class Bound : std::uint8_t { none, upper, lower, exact };
  static constexpr std::uint16_t no_move = 0xffff;

  std::uint64_t key = 0;
  std::int32_t value = 0;
  std::uint16_t move = no_move;
  std::int8_t depth = 0;
  Bound bound : 2 = Bound::none;
  std::uint8_t age : 6 = 0;
};
static_assert(sizeof(TableEntry) == 16);

// Transposition table of a fixed size with two entries per bucket: one is kept while it is deeper and from
// the current search, the other is always replaced.
class TranspositionTable {
 public:
  explicit TranspositionTable(int megabytes)
      : buckets_(
            std::bit_floor(static_cast<std::size_t>(megabytes) * 1024 * 1024 / (2 * sizeof(TableEntry)))),
        entries_(2 * buckets_) {}

  void clear() {
    entries_.assign(entries_.size(), TableEntry{});
    age_ = 0;
  }

  // Marks the entries of earlier searches as replaceable.
  void new_search() { age_ = (age_ + 1) & 63U; }

  // Prefetches a bucket that will be read soon: loading it from memory may take as long as an evaluation.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&entries_[2 * (key & (buckets_ - 1))]); }

  [[nodiscard]] const TableEntry* find(std::uint64_t key) const {
    const TableEntry* bucket = &entries_[2 * (key & (buckets_ - 1))];
    for (int i = 0; i < 2; ++i)
      if (bucket[i].key == key && bucket[i].bound != TableEntry::Bound::none) return bucket + i;
    return nullptr;
  }

  void store(std::uint64_t key, int value, int depth, TableEntry::Bound bound, std::uint16_t move) {
    TableEntry* bucket = &entries_[2 * (key & (buckets_ - 1))];
    TableEntry* entry = bucket;
    if (bucket[0].key != key && bucket[0].age == age_ && bucket[0].depth > depth) entry = bucket + 1;
    if (move == TableEntry::no_move && entry->key == key)
      move = entry->move;  // a bound without a move keeps the old one
    entry->key = key;
    entry->value = value;
    entry->move = move;
    entry->depth = static_cast<std::int8_t>(depth);
    entry->bound = bound;
    entry->age = static_cast<std::uint8_t>(age_) & 63U;
  }

 private:
  std::size_t buckets_;
  std::vector<TableEntry> entries_;
  unsigned age_ = 0;
};

}  // namespace arena
