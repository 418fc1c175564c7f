#include "games/colosseum/colosseum.hpp"

namespace arena {

std::vector<Fact> Colosseum::facts(const Position& pos) {
  auto first = colosseum::distances(pos, pos.pawn[0], pos.pawn[1]);
  auto second = colosseum::distances(pos, pos.pawn[1], pos.pawn[0]);
  int nearer_first = 0;
  int nearer_second = 0;
  for (std::size_t cell = 0; cell < first.size(); ++cell) {
    const auto far = [](int distance) { return distance < 0 ? 1 << 16 : distance; };
    nearer_first += far(first[cell]) < far(second[cell]) ? 1 : 0;
    nearer_second += far(second[cell]) < far(first[cell]) ? 1 : 0;
  }
  return {{"steps_first", std::move(first)},
          {"steps_second", std::move(second)},
          {"step_limit", {colosseum::step_limit(pos)}},
          {"nearer", {nearer_first, nearer_second}}};
}

}  // namespace arena
