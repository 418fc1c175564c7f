#include "games/colosseum/setup.hpp"

#include "games/colosseum/flood.hpp"

namespace arena::colosseum {
namespace {

constexpr std::array<std::string_view, 3> rules_names{"2023", "2022", "plain"};

Cell half_turn(int size, Cell cell) {
  return cell_at(size - 1 - row_of(cell), size - 1 - column_of(cell));
}

Cell random_cell(int size, Rng& rng) {
  const int row = static_cast<int>(uniform(rng, static_cast<std::uint32_t>(size)));
  return cell_at(row, static_cast<int>(uniform(rng, static_cast<std::uint32_t>(size))));
}

// A free side of a random cell, and its image under a half turn of the board (never the same edge).
void add_wall_pair(Position& pos, Rng& rng) {
  for (;;) {
    const Cell cell = random_cell(pos.size, rng);
    const Wall wall = all_walls[uniform(rng, 4)];
    if (!is_open(pos, cell, wall)) continue;
    close(pos, edge_of({cell, wall}));
    const auto opposite = all_walls[(static_cast<unsigned>(wall) + 2) % 4];
    close(pos, edge_of({half_turn(pos.size, cell), opposite}));
    return;
  }
}

// The course's generator of 2023 puts up M/2 - 1 pairs of walls, that of 2022 as many pairs as a move has
// steps.
int wall_pairs(const Setup& setup) {
  switch (setup.rules) {
    case Rules::course_2023: return setup.size / 2 - 1;
    case Rules::course_2022: return (setup.size + 1) / 2;
    case Rules::plain: return 0;
  }
  return 0;
}

void place_pawns(Position& pos, Rng& rng) {
  do {
    pos.pawn[0] = random_cell(pos.size, rng);
    pos.pawn[1] = half_turn(pos.size, pos.pawn[0]);
  } while (pos.pawn[0] == pos.pawn[1]);
}

}  // namespace

Expected<Setup> parse_setup(std::string_view text) {
  const auto values = parse_options(setup_options, text);
  if (!values) return Error{Error::Code::bad_setup, values.error().message};
  Setup setup;
  setup.size = static_cast<int>(values->spin("size"));
  setup.seed = static_cast<std::uint64_t>(values->spin("seed"));
  const std::string rules = values->text("rules");
  for (std::size_t i = 0; i < rules_names.size(); ++i)
    if (rules == rules_names[i]) setup.rules = static_cast<Rules>(i);
  return setup;
}

std::string to_text(const Setup& setup) {
  return "size=" + std::to_string(setup.size) +
         " rules=" + std::string(rules_names[static_cast<std::size_t>(setup.rules)]) +
         " seed=" + std::to_string(setup.seed);
}

Expected<Position> start(const Setup& setup) {
  if (setup.size < min_size || setup.size > max_size)
    return Error{Error::Code::bad_setup, "the size is " + std::to_string(setup.size) + ", not 2 to 16"};
  // Any pair of walls cuts a 2x2 board between opposite corners.
  if (setup.size == 2 && setup.rules == Rules::course_2022)
    return Error{Error::Code::bad_setup, "size 2 has no start with the walls of 2022: take plain or 2023"};
  Rng rng(setup.seed);
  for (;;) {
    Position pos = empty_board(setup.size, cell_at(0, 0), cell_at(setup.size - 1, setup.size - 1));
    for (int pair = wall_pairs(setup); pair > 0; --pair) add_wall_pair(pos, rng);
    place_pawns(pos, rng);
    // While the players are separated, 2023 draws only their cells again, 2022 a whole new board.
    while (setup.rules == Rules::course_2023 && !joined(pos, OpenEdges(pos))) place_pawns(pos, rng);
    if (!joined(pos, OpenEdges(pos))) continue;
    pos.hash = compute_hash(pos);
    return pos;
  }
}

}  // namespace arena::colosseum
