#include "agents/infexion/endgame.hpp"

#include <algorithm>

#include "agents/infexion/clusters.hpp"

namespace arena::infexion {
namespace {

constexpr int least_power = max_total_power / 4;
constexpr int least_advantage = 3;  // own stacks for each enemy stack
constexpr int largest_cluster = 2;

// Pre-conditions 1 to 4 of the report; endgame_moves checks the fifth once the captures are known.
bool may_be_endgame(const Position& pos, Variant variant) {
  if (pos.power_on(pos.mine()) < least_power) return false;
  if (std::popcount(pos.theirs()) > std::popcount(pos.mine()) / least_advantage) return false;
  if (variant == Variant::as_reported && std::popcount(pos.theirs() & pos.tall()) > 1) return false;
  Clusters clusters;
  find_clusters(pos.theirs(), clusters);
  return std::all_of(clusters.begin(), clusters.end(),
                     [](Bits cluster) { return std::popcount(cluster) <= largest_cluster; });
}

struct Capture {
  Move move;
  Bits hit = 0;  // the enemy stacks that it captures
};
using Captures = InlineVector<Capture, max_moves>;

void add(Captures& captures, Move move, Cell hit) {
  auto* at = std::find_if(captures.begin(), captures.end(), [&](const Capture& c) { return c.move == move; });
  if (at == captures.end()) captures.push_back({move, 0});
  at->hit |= bit(hit);
}

// Spreads of own stacks that reach an enemy stack and whose power is at least the size of its cluster.
void find_captures(const Position& pos, int reach, Captures& out) {
  out.clear();
  for_each_cell(pos.theirs(), [&](Cell target) {
    const int needed = std::popcount(cluster_of(pos.theirs(), bit(target)));
    for (int d = 0; d < directions; ++d)
      for (int distance = 1; distance <= reach; ++distance) {
        const auto direction = static_cast<Direction>(d);
        const Cell from = walk(target, opposite(direction), distance);
        if ((pos.mine() & bit(from)) != 0 && pos.power_at(from) >= std::max(distance, needed))
          add(out, spread(from, direction), target);
      }
  });
}

}  // namespace

void endgame_moves(const Position& pos, Variant variant, MoveList& out) {
  out.clear();
  if (!may_be_endgame(pos, variant)) return;
  Captures captures;
  find_captures(pos, variant == Variant::as_reported ? max_power : 3, captures);
  const Bits tall = pos.theirs() & pos.tall();
  Bits hit = 0;
  for (const Capture& capture : captures) hit |= capture.hit;
  if ((tall & ~hit) != 0) return;  // pre-condition 5
  // Insertion sort, because it is stable and allocates nothing, and there are only a few captures.
  InlineVector<int, max_moves> keys;
  for (const Capture& capture : captures) {
    if (tall != 0 && (capture.hit & tall) == 0) continue;
    const int key = std::popcount(capture.hit) * (max_power + 1) + pos.power_at(capture.move.cell);
    keys.push_back(key);
    out.push_back(capture.move);
    for (std::size_t i = out.size() - 1; i > 0 && keys[i - 1] < key; --i) {
      std::swap(keys[i - 1], keys[i]);
      std::swap(out[i - 1], out[i]);
    }
  }
}

}  // namespace arena::infexion
