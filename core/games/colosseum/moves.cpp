#include "games/colosseum/moves.hpp"

namespace arena::colosseum {

void legal_moves(const Position& pos, MoveList& out) {
  out.clear();
  with_fitting_lanes(pos.size, [&]<class Set>(Set) {
    const WaysOf<Set> ways(pos);
    if (!joined(pos, ways)) return;
    // Which sides are open, as sets of cells.
    const Bits up = ways.down.down().bits();
    const Bits left = ways.right.right().bits();
    for_each_cell(reach(pos, ways).bits(), [&](Cell cell) {
      out.push_back_if(up.test(cell), {cell, Wall::up});
      out.push_back_if(pos.open_right.test(cell), {cell, Wall::right});
      out.push_back_if(pos.open_down.test(cell), {cell, Wall::down});
      out.push_back_if(left.test(cell), {cell, Wall::left});
    });
  });
}

int count_moves(const Position& pos) {
  return with_fitting_lanes(pos.size, [&]<class Set>(Set) {
    const WaysOf<Set> ways(pos);
    if (!joined(pos, ways)) return 0;
    const Set cells = reach(pos, ways);
    // Each reached cell counts once for each of its four open sides.
    return (cells & ways.right).count() + (cells & ways.down).count() + (cells & ways.right.right()).count() +
           (cells & ways.down.down()).count();
  });
}

bool is_legal(const Position& pos, Move move) {
  if (!on_board(pos, move.cell) || !is_open(pos, move.cell, move.wall)) return false;
  const Ways ways(pos);
  return joined(pos, ways) && reach(pos, ways).bits().test(move.cell);
}

Outcome outcome(const Position& pos) {
  const Ways ways(pos);
  const Lanes first = region(ways, Lanes::of(pos.pawn[0]));
  if (first.bits().test(pos.pawn[1])) {
    const int common = first.count();
    return {Outcome::Kind::ongoing, {common, common}};
  }
  Outcome end;
  end.score = {first.count(), region(ways, Lanes::of(pos.pawn[1])).count()};
  if (end.score[0] == end.score[1])
    end.kind = Outcome::Kind::draw;
  else
    end.kind = win_for(end.score[0] > end.score[1] ? Side::first : Side::second);
  return end;
}

std::vector<int> distances(const Position& pos, Cell from, Cell blocked) {
  const Ways ways(pos);
  std::vector<int> result(static_cast<std::size_t>(pos.size) * pos.size, -1);
  Lanes reached = Lanes::of(from);
  Lanes fresh = reached;
  for (int distance = 0; fresh.any(); ++distance) {
    for_each_cell(fresh.bits(), [&](Cell cell) {
      result[static_cast<std::size_t>(row_of(cell)) * pos.size + column_of(cell)] = distance;
    });
    const Lanes next = step(ways, reached).without(Lanes::of(blocked));
    fresh = next ^ reached;
    reached = next;
  }
  return result;
}

}  // namespace arena::colosseum
