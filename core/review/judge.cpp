#include "review/judge.hpp"

#include <algorithm>
#include <cmath>

namespace arena::review {
namespace {

using Kind = Score::Kind;

// Chance lost from which a move is a turning point, and which is worth a second look.
constexpr double inaccuracy = 0.05;
constexpr double mistake = 0.10;
constexpr double blunder = 0.20;
constexpr double doubtful = 0.04;
constexpr double forcing = 0.20;  // the second-best move is worse by this much
constexpr int most_deep = 2 * 12;

Kind turned(Kind kind) {
  return kind == Kind::win ? Kind::loss : kind == Kind::loss ? Kind::win : kind;
}

bool is_proven(const Seen& seen) {
  return seen.judged && seen.judged->proven != Kind::none;
}

void prove(Judged& judged, Kind kind, const Judged& source, int plies) {
  judged.proven = kind;
  judged.chance = chance_of({kind, 0}, {});
  judged.margin = source.margin;
  judged.plies = source.plies;
  if (judged.margin) judged.margin = -*judged.margin;
  if (judged.plies) *judged.plies += plies;
}

// Proofs spread along the game: a move to a lost position of the opponent wins; from a lost position every
// move leads to one that the opponent wins; a proven move leads to the result that it proves.
void spread_proofs(std::vector<Seen>& positions) {
  for (std::size_t i = positions.size() - 1; i-- > 0;) {
    Seen& parent = positions[i];
    const Seen& child = positions[i + 1];
    if (parent.judged && is_proven(child) && !is_proven(parent) && child.judged->proven == Kind::loss)
      prove(*parent.judged, Kind::win, *child.judged, 1);
  }
  for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
    const Seen& parent = positions[i];
    Seen& child = positions[i + 1];
    if (!is_proven(parent) || !child.judged || is_proven(child)) continue;
    const Judged own = *child.judged;
    if (!parent.plays_best && parent.judged->proven != Kind::loss) continue;
    prove(*child.judged, turned(parent.judged->proven), *parent.judged, -1);
    if (!parent.plays_best) {  // the parent's line is that of another move
      child.judged->margin = own.margin;
      child.judged->plies.reset();
    }
  }
}

TurningPoint by_chance(double lost) {
  return lost >= blunder      ? TurningPoint::blunder
         : lost >= mistake    ? TurningPoint::mistake
         : lost >= inaccuracy ? TurningPoint::inaccuracy
                              : TurningPoint::none;
}

// May the two looks be compared? A deep look sees more than a short one, whatever was played between them.
bool comparable(const Seen& before, const Seen& after) {
  return before.pass == after.pass || is_proven(before) || is_proven(after);
}

TurningPoint turning_point_of(const Seen& before, const Seen& after, double lost) {
  const Kind now = before.judged->proven;
  const Kind next = turned(after.judged->proven);
  if (now == Kind::win && next != Kind::win && (lost >= inaccuracy || next != Kind::none))
    return TurningPoint::missed_win;
  if (now == Kind::draw && next != Kind::draw && (lost >= inaccuracy || next == Kind::loss))
    return TurningPoint::lost_draw;
  if (now != Kind::none || (before.open && next == Kind::none) || !comparable(before, after))
    return TurningPoint::none;
  return by_chance(lost);
}

Verdict verdict_on(const Seen& before, const Seen& after) {
  Verdict verdict;
  if (!before.judged) return verdict;
  verdict.forced = before.moves == 1 || (before.plays_best && before.second_chance &&
                                         *before.second_chance <= before.judged->chance.chance - forcing);
  if (!after.judged) return verdict;
  // Whoever is lost anyway, or plays the best move that is known, loses nothing.
  if (before.judged->proven == Kind::loss || before.plays_best || before.moves == 1) {
    verdict.lost = 0;
    return verdict;
  }
  verdict.lost = std::max(0.0, before.judged->chance.chance - (1 - after.judged->chance.chance));
  verdict.turning_point = turning_point_of(before, after, *verdict.lost);
  return verdict;
}

std::optional<double> accuracy_of(const std::vector<Seen>& positions, const std::vector<Verdict>& verdicts,
                                  Side side) {
  double sum = 0;
  int count = 0;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    const auto& [lost, forced, turning_point] = verdicts[i];
    if (!lost || forced || positions[i].side != side || positions[i].judged->proven == Kind::loss) continue;
    sum += std::max(0.0, 1 - *lost / blunder);
    ++count;
  }
  if (count == 0) return std::nullopt;
  return std::floor(1000 * sum / count + 0.5) / 10;
}

// Both sides of every move that seems to cost something, the dearest first. A move that the short look
// thought best is looked at as well: a deeper look may know a better one.
std::vector<int> doubts(const std::vector<Seen>& positions) {
  struct Doubt {
    double weight;
    std::size_t ply;
  };
  std::vector<Doubt> found;
  int deep = 0;
  for (const Seen& seen : positions) deep += seen.judged && seen.pass > 1 ? 1 : 0;
  for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
    const Seen& before = positions[i];
    const Seen& after = positions[i + 1];
    if (!before.judged || !after.judged || before.moves <= 1) continue;
    const Kind now = before.judged->proven;
    const Kind next = turned(after.judged->proven);
    const double lost = before.judged->chance.chance - (1 - after.judged->chance.chance);
    const bool settled = now == Kind::loss || (now != Kind::none && now == next);
    if (settled || (before.open && now == Kind::none && next == Kind::none)) continue;
    if (lost >= doubtful || (now != next && lost > 0)) found.push_back({lost, i});
  }
  std::vector<int> indices;
  while (!found.empty()) {  // selection, because the wasm module is smaller without std::sort
    const auto dearest = std::max_element(found.begin(), found.end(),
                                          [](const Doubt& a, const Doubt& b) { return a.weight < b.weight; });
    for (const std::size_t at : {dearest->ply, dearest->ply + 1}) {
      const Seen& seen = positions[at];
      const int index = static_cast<int>(at);
      if (seen.pass > 1 || seen.over || is_proven(seen) || deep >= most_deep ||
          std::find(indices.begin(), indices.end(), index) != indices.end())
        continue;
      indices.push_back(index);
      ++deep;
    }
    found.erase(dearest);
  }
  return indices;
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

Verdicts judge(std::vector<Seen>& positions) {
  Verdicts verdicts;
  if (positions.empty()) return verdicts;
  spread_proofs(positions);
  for (std::size_t i = 0; i + 1 < positions.size(); ++i)
    verdicts.moves.push_back(verdict_on(positions[i], positions[i + 1]));
  verdicts.accuracy = {accuracy_of(positions, verdicts.moves, Side::first),
                       accuracy_of(positions, verdicts.moves, Side::second)};
  verdicts.deepen = doubts(positions);
  return verdicts;
}

}  // namespace arena::review
