#include <algorithm>

#include "agents/tetress/reach.hpp"
#include "games/tetress/tetress.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

using namespace tetress;
using Position = tetress::Position;
using Move = tetress::Move;

constexpr int min_placements = 5;  // a smaller difference is no reason
constexpr int least_share = 20;    // nor is less than a twentieth

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

// The pieces of a side, whose turn it may be or not.
Reach reach_of(const Position& pos, Side side) {
  const Reaches reaches(pos);
  return side == pos.side() ? reaches.mine : reaches.theirs;
}

// Do the numbers of placements differ enough?
bool differ(int more, int fewer) {
  return more - fewer >= std::max(min_placements, more / least_share);
}

Reason with_placements(std::string_view id, const Moment<Tetress>& moment, const Reach& now,
                       const Reach& then) {
  Reason reason{.id = id};
  reason.better_move = to_text(*moment.better);
  reason.counts.push_back({"now", now.moves});
  reason.counts.push_back({"then", then.moves});
  return reason;
}

// The piece covers more cells that only its side could use than the better one, and with best play the side
// has fewer placements for it.
std::optional<Reason> fills_own_room(const Moment<Tetress>& moment) {
  const Side player = moment.before.side();
  const Reach now = reach_of(moment.now, player);
  const Reach then = reach_of(moment.then, player);
  const Bits room =
      without(reach_of(moment.before, player).cover, reach_of(moment.before, other(player)).cover);
  const Bits filled = cells_of(moment.move) & room;
  if (!differ(then.moves, now.moves) || count(filled) <= count(cells_of(*moment.better) & room))
    return std::nullopt;
  Reason reason = with_placements("fills_own_room", moment, now, then);
  reason.counts.push_back({"cells", count(filled)});
  reason.cells = numbers(filled);
  return reason;
}

std::optional<Reason> leaves_places(const Moment<Tetress>& moment) {
  const Side opponent = other(moment.before.side());
  const Reach now = reach_of(moment.now, opponent);
  const Reach then = reach_of(moment.then, opponent);
  if (!differ(now.moves, then.moves)) return std::nullopt;
  Reason reason = with_placements("leaves_places", moment, now, then);
  reason.cells = numbers(without(now.cover, then.cover));
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
  auto filled = fills_own_room(moment);
  return filled ? filled : leaves_places(moment);
}

}  // namespace arena::review
