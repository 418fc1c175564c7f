#include "review/judge.hpp"

#include <algorithm>
#include <cmath>

namespace arena::review {
namespace {

using Kind = Score::Kind;
using Plies = std::vector<Ply>;

// Chance lost from which a move is a turning point, and from which it is worth a second look.
constexpr double inaccuracy = 0.05;
constexpr double mistake = 0.10;
constexpr double blunder = 0.20;
constexpr double doubtful = 0.04;
constexpr double forcing = 0.20;  // the second-best move is worse by this much
constexpr int max_deep_looks = 2 * 12;

Kind turned(Kind kind) {
  return kind == Kind::win ? Kind::loss : kind == Kind::loss ? Kind::win : kind;
}

bool is_proven(const Ply& ply) {
  return ply.judged && ply.judged->proven != Kind::none;
}

void prove(Judged& judged, Kind kind, const Judged& neighbour, int plies) {
  judged = turned(neighbour);
  judged.proven = kind;
  judged.chance = chance_of({kind, 0}, {});
  if (judged.plies) *judged.plies += plies;
}

// Proofs spread along the game: a move to a lost position of the opponent wins; from a lost position every
// move leads to one that the opponent wins; a proven best move leads to the result that it proves.
void spread_proofs(Plies& plies) {
  for (std::size_t i = plies.size() - 1; i-- > 0;) {
    Ply& parent = plies[i];
    const Ply& child = plies[i + 1];
    if (parent.judged && !is_proven(parent) && is_proven(child) && child.judged->proven == Kind::loss)
      prove(*parent.judged, Kind::win, *child.judged, 1);
  }
  for (std::size_t i = 0; i + 1 < plies.size(); ++i) {
    const Ply& parent = plies[i];
    Ply& child = plies[i + 1];
    if (!is_proven(parent) || !child.judged || is_proven(child)) continue;
    if (!parent.plays_best && parent.judged->proven != Kind::loss) continue;
    const auto margin = child.judged->margin;
    prove(*child.judged, turned(parent.judged->proven), *parent.judged, -1);
    if (parent.plays_best) continue;
    child.judged->margin = margin;  // the parent's line is that of another move
    child.judged->plies.reset();
  }
}

// The chance that the move lost as the two looks have it; below 0 if it seems better than the best.
double apparent_loss(const Ply& before, const Ply& after) {
  return before.judged->chance.chance - (1 - after.judged->chance.chance);
}

TurningPoint turning_point_of(const Ply& before, const Ply& after) {
  const Kind now = before.judged->proven;
  const Kind next = turned(after.judged->proven);
  const double lost = *before.lost;
  if (now == Kind::win && next != Kind::win && (lost >= inaccuracy || next != Kind::none))
    return TurningPoint::missed_win;
  if (now == Kind::draw && next != Kind::draw && (lost >= inaccuracy || next == Kind::loss))
    return TurningPoint::lost_draw;
  // A deep look sees more than a short one, whatever was played between them.
  const bool comparable = before.pass == after.pass || next != Kind::none;
  if (now != Kind::none || (before.open && next == Kind::none) || !comparable) return TurningPoint::none;
  return lost >= blunder      ? TurningPoint::blunder
         : lost >= mistake    ? TurningPoint::mistake
         : lost >= inaccuracy ? TurningPoint::inaccuracy
                              : TurningPoint::none;
}

void judge_move(Ply& before, const Ply& after) {
  if (!before.judged) return;
  before.forced = before.moves == 1 || (before.plays_best && before.second_chance &&
                                        *before.second_chance <= before.judged->chance.chance - forcing);
  if (!after.judged) return;
  // Whoever is lost anyway, or plays the best move that is known, loses nothing.
  before.lost = 0;
  if (before.judged->proven == Kind::loss || before.plays_best || before.moves == 1) return;
  before.lost = std::max(0.0, apparent_loss(before, after));
  before.turning_point = turning_point_of(before, after);
}

std::optional<double> accuracy_of(const Plies& plies, Side side) {
  double sum = 0;
  int count = 0;
  for (std::size_t i = 0; i + 1 < plies.size(); ++i) {
    const Ply& ply = plies[i];
    if (!ply.lost || ply.forced || ply.side != side || ply.judged->proven == Kind::loss) continue;
    // Where scores say nothing about the winner they say nothing about a move.
    if (ply.open && ply.judged->proven == Kind::none && plies[i + 1].judged->proven == Kind::none) continue;
    sum += std::max(0.0, 1 - *ply.lost / blunder);
    ++count;
  }
  if (count == 0) return std::nullopt;
  return std::floor(1000 * sum / count + 0.5) / 10;
}

// How much a move asks for a second look at its two positions; 0 for not at all. A move that the short look
// thought best may ask as well: a deeper look may know a better one.
double doubt_about(const Ply& before, const Ply& after) {
  if (!before.judged || !after.judged || before.moves <= 1) return 0;
  const Kind now = before.judged->proven;
  const Kind next = turned(after.judged->proven);
  const bool settled = now == Kind::loss || (now != Kind::none && now == next);
  if (settled || (before.open && now == Kind::none && next == Kind::none)) return 0;
  const double lost = apparent_loss(before, after);
  return lost >= doubtful || now != next ? lost : 0;
}

// Both positions of every doubtful move, the dearest move first.
void find_doubts(Review& review) {
  const Plies& plies = review.plies;
  int deep = 0;
  for (const Ply& ply : plies) deep += ply.judged && ply.pass > 1 ? 1 : 0;
  double last = 2;
  for (;;) {
    // The largest doubt below the last one, because the wasm module is smaller without std::sort.
    double largest = 0;
    for (std::size_t i = 0; i + 1 < plies.size(); ++i)
      if (const double doubt = doubt_about(plies[i], plies[i + 1]); doubt < last)
        largest = std::max(largest, doubt);
    if (largest <= 0) return;
    last = largest;
    for (std::size_t i = 0; i + 1 < plies.size(); ++i) {
      if (doubt_about(plies[i], plies[i + 1]) != largest) continue;
      for (const std::size_t at : {i, i + 1}) {
        const int index = static_cast<int>(at);
        const bool known =
            std::find(review.deepen.begin(), review.deepen.end(), index) != review.deepen.end();
        if (known || plies[at].pass > 1 || is_proven(plies[at]) || deep >= max_deep_looks) continue;
        review.deepen.push_back(index);
        ++deep;
      }
    }
  }
}

}  // namespace

std::string_view name_of(TurningPoint turning_point) {
  constexpr std::array<std::string_view, 6> names{"",        "inaccuracy", "mistake",
                                                  "blunder", "missed_win", "lost_draw"};
  return names[static_cast<std::size_t>(turning_point)];
}

Judged turned(const Judged& judged) {
  Judged other = judged;
  other.chance = {1 - judged.chance.chance, 1 - judged.chance.high, 1 - judged.chance.low};
  if (judged.margin) other.margin = -*judged.margin;
  other.proven = turned(judged.proven);
  return other;
}

void judge(Review& review) {
  if (review.plies.empty()) return;
  spread_proofs(review.plies);
  for (std::size_t i = 0; i + 1 < review.plies.size(); ++i) judge_move(review.plies[i], review.plies[i + 1]);
  review.accuracy = {accuracy_of(review.plies, Side::first), accuracy_of(review.plies, Side::second)};
  find_doubts(review);
}

}  // namespace arena::review
