#include <algorithm>

#include "games/colosseum/race.hpp"
#include "review/list.hpp"

namespace arena::review {
namespace {

using namespace colosseum;
using Position = colosseum::Position;
using Move = colosseum::Move;

constexpr int min_cells = 3;     // a smaller difference in territory is no reason
constexpr int least_share = 20;  // nor is less than a twentieth of the board

// The cells that a side reaches first, by single steps with the present walls.
Bits territory(const Position& pos, Side side) {
  const Race<CellSet> race(pos, OpenEdges(pos));
  return (side == pos.side ? race.my_territory() : race.their_territory()).bits();
}

Bits region_of(const Position& pos, Cell cell) {
  return region(OpenEdges(pos), CellSet::of(cell)).bits();
}

Bits both(const Bits& a, const Bits& b) {
  return (CellSet(a) & CellSet(b)).bits();
}
Bits without(const Bits& a, const Bits& b) {
  return CellSet(a).without(CellSet(b)).bits();
}

std::vector<int> numbers(const Position& pos, const Bits& cells) {
  std::vector<int> list;
  for_each_cell(cells, [&](Cell cell) { list.push_back(row_of(cell) * pos.size + column_of(cell)); });
  return list;
}

Position after(Position pos, Move move) {
  apply(pos, move);
  return pos;
}

// The margin by which the move ends the game for its side; 0 if it does not, or not with a win.
int closing_margin(const Position& pos, Move move) {
  const Position end = after(pos, move);
  return outcome(end).kind == win_for(pos.side) ? -margin_of<Colosseum>(end) : 0;
}

struct Closing {
  Move move;
  int margin = 0;  // 0: there is none
};

// The move that ends the game with the greatest margin; `first` if it is as good.
Closing best_closing(const Position& pos, const std::optional<Move>& first) {
  Closing best;
  if (first) best = {*first, closing_margin(pos, *first)};
  MoveList moves;
  legal_moves(pos, moves);
  for (const Move move : moves)
    if (const int margin = closing_margin(pos, move); margin > best.margin) best = {move, margin};
  return best;
}

// Adds the final score of a closing move, and the cells that it takes from the loser.
void add_closing(Reason& reason, const Position& pos, Move move, const Bits& of_loser) {
  const Position end = after(pos, move);
  const Bits won = region_of(end, end.opponent());
  const Bits lost = both(won, of_loser);
  reason.counts.push_back({"won", won.count()});
  reason.counts.push_back({"left", region_of(end, end.mover()).count()});
  reason.counts.push_back({"cells", lost.count()});
  reason.cells = numbers(end, lost);
}

// The opponent's turn instead of the mover's.
Position passed(Position pos) {
  pos.side = other(pos.side);
  pos.hash ^= key::second_to_move;
  return pos;
}

std::optional<Reason> misses_closing(const Moment<Colosseum>& moment) {
  if (closing_margin(moment.before, moment.move) > 0) return std::nullopt;
  const Closing closing = best_closing(moment.before, moment.better);
  if (closing.margin == 0) return std::nullopt;
  Reason reason{.id = "misses_closing"};
  reason.better_move = to_text(closing.move);
  add_closing(reason, moment.before, closing.move, territory(moment.before, other(moment.before.side)));
  return reason;
}

// The opponent can end the game now, and could not, or not so well, after the better move.
std::optional<Reason> lets_close(const Moment<Colosseum>& moment) {
  const Closing closing = best_closing(moment.after, moment.reply);
  if (closing.margin == 0) return std::nullopt;
  if (moment.better && best_closing(after(moment.before, *moment.better), {}).margin >= closing.margin)
    return std::nullopt;
  const Position threat = passed(moment.before);
  const bool threatened = is_legal(threat, closing.move) && closing_margin(threat, closing.move) > 0;
  Reason reason{.id = threatened ? "must_answer" : "lets_close"};
  reason.reply = to_text(closing.move);
  add_closing(reason, moment.after, closing.move, territory(moment.before, moment.before.side));
  return reason;
}

// The largest room of less than half the connected cells in which the side is, if one wall would part it from
// the opponent.
Bits room_with_one_door(const Position& pos, Side side) {
  const Cell inside = pos.pawn[static_cast<std::size_t>(index(side))];
  const Cell outside = pos.pawn[static_cast<std::size_t>(index(other(side)))];
  const Bits whole = region_of(pos, inside);
  Bits room;
  if (!whole.test(outside)) return room;
  for_each_cell(whole, [&](Cell cell) {
    for (const Wall wall : {Wall::right, Wall::down}) {
      if (!is_open(pos, cell, wall)) continue;
      Position closed = pos;
      close(closed, edge_of({cell, wall}));
      const Bits part = region_of(closed, inside);
      if (!part.test(outside) && 2 * part.count() < whole.count() && part.count() > room.count()) room = part;
    }
  });
  return room;
}

std::optional<Reason> one_door(const Moment<Colosseum>& moment) {
  const Side player = moment.before.side;
  const Bits room = room_with_one_door(moment.after, player);
  if (!room.any() || room_with_one_door(moment.before, player).any()) return std::nullopt;
  if (moment.better && room_with_one_door(after(moment.before, *moment.better), player).any())
    return std::nullopt;
  Reason reason{.id = "one_door"};
  reason.counts.push_back({"room", room.count()});
  reason.counts.push_back({"outside", region_of(moment.after, moment.after.mover()).count() - room.count()});
  reason.cells = numbers(moment.after, room);
  return reason;
}

int least_difference(const Position& pos) {
  return std::max(min_cells, pos.size * pos.size / least_share);
}

// The wall takes more from its builder than from the opponent.
std::optional<Reason> own_wall(const Moment<Colosseum>& moment) {
  const Side player = moment.before.side;
  Position open = moment.after;
  const Edge edge = edge_of(moment.move);
  (edge.vertical ? open.open_right : open.open_down).set(edge.cell);
  const Bits lost = without(territory(open, player), territory(moment.after, player));
  const int taken = without(territory(open, other(player)), territory(moment.after, other(player))).count();
  if (lost.count() - taken < least_difference(open)) return std::nullopt;
  Reason reason{.id = "own_wall"};
  reason.counts.push_back({"cells", lost.count()});
  reason.counts.push_back({"taken", taken});
  reason.cells = numbers(open, lost);
  return reason;
}

std::optional<Reason> gives_territory(const Moment<Colosseum>& moment) {
  if (!moment.better) return std::nullopt;
  const Side player = moment.before.side;
  const Bits now = territory(moment.now, player);
  const Bits then = territory(moment.then, player);
  if (then.count() - now.count() < least_difference(moment.before)) return std::nullopt;
  Reason reason{.id = "gives_territory"};
  reason.better_move = to_text(*moment.better);
  reason.counts.push_back({"now", now.count()});
  reason.counts.push_back({"then", then.count()});
  reason.cells = numbers(moment.before, without(then, now));
  return reason;
}

}  // namespace

template <>
int margin_of<Colosseum>(const Colosseum::Position& pos) {
  const Side opponent = other(pos.side);
  return territory(pos, pos.side).count() - territory(pos, opponent).count();
}

template <>
std::optional<Reason> find_reason<Colosseum>(const Moment<Colosseum>& moment) {
  for (const auto find : {misses_closing, lets_close, one_door, own_wall, gives_territory})
    if (auto reason = find(moment)) return reason;
  return std::nullopt;
}

}  // namespace arena::review
