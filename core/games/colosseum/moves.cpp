#include "games/colosseum/moves.hpp"

namespace arena::colosseum {

void legal_moves(const Position& pos, MoveList& out) {
  out.clear();
  with_cell_set_for(pos.size, [&]<class Set>(Set) {
    const OpenEdgesOf<Set> open_edges(pos);
    if (!joined(pos, open_edges)) return;
    // The cells whose upper (left) side is open.
    const Bits up = open_edges.down.down().bits();
    const Bits left = open_edges.right.right().bits();
    for_each_cell(reach(pos, open_edges).bits(), [&](Cell cell) {
      out.push_back_if(up.test(cell), {cell, Wall::up});
      out.push_back_if(pos.open_right.test(cell), {cell, Wall::right});
      out.push_back_if(pos.open_down.test(cell), {cell, Wall::down});
      out.push_back_if(left.test(cell), {cell, Wall::left});
    });
  });
}

int count_moves(const Position& pos) {
  return with_cell_set_for(pos.size, [&]<class Set>(Set) {
    const OpenEdgesOf<Set> open_edges(pos);
    if (!joined(pos, open_edges)) return 0;
    const Set cells = reach(pos, open_edges);
    // Each cell in reach counts once for each of its open sides.
    return (cells & open_edges.right).count() + (cells & open_edges.down).count() +
           (cells & open_edges.right.right()).count() + (cells & open_edges.down.down()).count();
  });
}

bool is_legal(const Position& pos, Move move) {
  if (!on_board(pos, move.cell) || !is_open(pos, move.cell, move.wall)) return false;
  const OpenEdges open_edges(pos);
  return joined(pos, open_edges) && reach(pos, open_edges).bits().test(move.cell);
}

Outcome outcome(const Position& pos) {
  const OpenEdges open_edges(pos);
  const CellSet first = region(open_edges, CellSet::of(pos.pawn[0]));
  if (first.bits().test(pos.pawn[1])) {
    const int common = first.count();
    return {Outcome::Kind::ongoing, {common, common}};
  }
  Outcome end;
  end.score = {first.count(), region(open_edges, CellSet::of(pos.pawn[1])).count()};
  if (end.score[0] == end.score[1])
    end.kind = Outcome::Kind::draw;
  else
    end.kind = win_for(end.score[0] > end.score[1] ? Side::first : Side::second);
  return end;
}

std::vector<int> distances(const Position& pos, Cell from, Cell blocked) {
  const OpenEdges open_edges(pos);
  std::vector<int> result(static_cast<std::size_t>(pos.size) * pos.size, -1);
  CellSet reached = CellSet::of(from);
  CellSet fresh = reached;
  for (int distance = 0; fresh.any(); ++distance) {
    for_each_cell(fresh.bits(), [&](Cell cell) {
      result[static_cast<std::size_t>(row_of(cell)) * pos.size + column_of(cell)] = distance;
    });
    const CellSet next = step(open_edges, reached).without(CellSet::of(blocked));
    fresh = next ^ reached;
    reached = next;
  }
  return result;
}

}  // namespace arena::colosseum
