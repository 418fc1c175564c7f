#include <algorithm>

#include "agents/tetress/reach.hpp"
#include "games/tetress/tetress.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

using namespace tetress;
using Position = tetress::Position;
using Move = tetress::Move;

constexpr int min_placements = 8;  // a smaller difference is no reason
constexpr int least_share = 10;    // nor is less than a tenth
constexpr int min_room = 2;        // cells of a piece in its own room

std::vector<int> numbers(Bits cells) {
  std::vector<int> list;
  for_each_cell(cells, [&](Cell cell) { list.push_back(cell); });
  return list;
}

Position after(Position pos, Move move) {
  apply(pos, move);
  return pos;
}

// The tokens of a side that the move takes off, its own piece included.
Bits cleared(const Position& pos, Move move, Side side) {
  const Bits piece = side == pos.side() ? cells_of(move) : Bits{};
  return without(pos.of(side) | piece, after(pos, move).of(side));
}

// By how many the tokens that the move takes off are the opponent's rather than the mover's.
int cleared_balance(const Position& pos, Move move) {
  return count(cleared(pos, move, other(pos.side()))) - count(cleared(pos, move, pos.side()));
}

std::optional<Reason> clears_wrong_line(const Moment<Tetress>& moment) {
  const Position& pos = moment.before;
  const int balance = cleared_balance(pos, moment.move);
  if (balance >= 0 || (moment.better && cleared_balance(pos, *moment.better) <= balance)) return std::nullopt;
  const Bits mine = cleared(pos, moment.move, pos.side());
  const Bits theirs = cleared(pos, moment.move, other(pos.side()));
  Reason reason{.id = "clears_wrong_line"};
  reason.counts.push_back({"own", count(mine)});
  reason.counts.push_back({"taken", count(theirs)});
  reason.cells = numbers(mine | theirs);
  return reason;
}

// The moves differ enough in placements: `more` against `fewer`.
bool differ(int more, int fewer) {
  return more - fewer >= std::max(min_placements, more / least_share);
}

Reason with_placements(std::string_view id, const Moment<Tetress>& moment, int now, int then) {
  Reason reason{.id = id};
  reason.better_move = to_text(*moment.better);
  reason.counts.push_back({"now", now});
  reason.counts.push_back({"then", then});
  return reason;
}

}  // namespace

template <>
int margin_of<Tetress>(const Tetress::Position& pos) {
  if (pos.ply >= max_plies) return count(pos.mine()) - count(pos.theirs());
  const Reaches reaches(pos);
  return reaches.mine.moves - reaches.theirs.moves;
}

template <>
std::optional<Reason> find_reason<Tetress>(const Moment<Tetress>& moment) {
  if (auto reason = clears_wrong_line(moment)) return reason;
  if (!moment.better) return std::nullopt;
  const Reaches now(moment.after);  // the opponent's turn
  const Reaches then(after(moment.before, *moment.better));
  // The mover's own room: cells that only its pieces can cover.
  const Reaches before(moment.before);
  const Bits room = without(before.mine.cover, before.theirs.cover);
  const Bits filled = cells_of(moment.move) & room;
  const int mine = then.theirs.moves - now.theirs.moves;
  const int theirs = now.mine.moves - then.mine.moves;
  if (differ(then.theirs.moves, now.theirs.moves) && mine > theirs && count(filled) >= min_room &&
      count(filled) > count(cells_of(*moment.better) & room)) {
    Reason reason = with_placements("fills_own_room", moment, now.theirs.moves, then.theirs.moves);
    reason.counts.push_back({"cells", count(filled)});
    reason.cells = numbers(filled);
    return reason;
  }
  if (!differ(now.mine.moves, then.mine.moves)) return std::nullopt;
  Reason reason = with_placements("leaves_places", moment, now.mine.moves, then.mine.moves);
  reason.cells = numbers(without(now.mine.cover, then.mine.cover));
  return reason;
}

}  // namespace arena::review
