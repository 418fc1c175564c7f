#include <catch2/catch_all.hpp>
#include <set>

#include "agents/tetress/cell_demand.hpp"
#include "agents/tetress/champion.hpp"
#include "games/tetress/symmetry.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

using namespace tetress;

constexpr auto read = test::read_position<Tetress>;

// The number of a side's legal moves that cover each cell.
std::array<int, cells> covers(tetress::Position pos, Side side) {
  if (pos.side() != side) ++pos.ply;
  MoveList moves;
  legal_moves(pos, moves);
  std::array<int, cells> counts{};
  for (const auto& move : moves) for_each_cell(cells_of(move), [&](Cell cell) { ++counts[cell]; });
  return counts;
}

TEST_CASE("Tetress champion: the reach of both sides equals the cells that their moves cover", "[agents]") {
  Rng rng(31);
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (moves.empty() || pos.ply + 1 >= max_plies) return;
    INFO(Tetress::to_text(pos));
    const Reaches reaches(pos);
    const auto mine = covers(pos, pos.side());
    const auto theirs = covers(pos, other(pos.side()));
    REQUIRE(reaches.mine.moves == mobility(pos, pos.side()));
    REQUIRE(reaches.theirs.moves == mobility(pos, other(pos.side())));
    const CellDemand demand(reaches);
    for (Cell cell = 0; cell < cells; ++cell) {
      REQUIRE(has(reaches.mine.cover, cell) == (mine[cell] > 0));
      REQUIRE(has(reaches.theirs.cover, cell) == (theirs[cell] > 0));
      REQUIRE(demand.of(cell) == 2 * theirs[cell] - mine[cell]);
    }
    for (const auto& move : moves) {
      int sum = 0;
      for_each_cell(cells_of(move), [&](Cell cell) { sum += demand.of(cell); });
      REQUIRE(demand.of(move) == sum);
    }
  });
}

TEST_CASE("Tetress champion: each term by hand", "[agents]") {
  struct Row {
    std::string text;
    Term term;
    int value;
  };
  const std::string pair = "RR9/11/11/11/11/11/11/11/11/11/B10 ";
  const auto row = GENERATE_COPY(values<Row>({
      {pair + "r 20", tempo, 1},
      {pair + "r 20", tokens, 1},
      {pair + "b 21", tokens, -1},
      {pair + "r 20", tokens_due, 0},
      {pair + "r 110", tokens_due, 1},
      {pair + "r 148", tokens_due, 39},
      {pair + "b 149", tokens_due, -40},
      // Red's pair has all cells around it except blue's a11; blue's single token has all except red's a1.
      {pair + "r 20", frontier, 5 - 3},
      {pair + "b 21", frontier, 3 - 5},
  }));
  INFO(row.text << " " << term_names[row.term]);
  REQUIRE(count_terms(Reaches(read(row.text)))[row.term] == row.value);
}

TEST_CASE("Tetress champion: the terms of room follow from what the moves cover", "[agents]") {
  Rng rng(19);
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (moves.empty() || pos.ply < 2 || pos.ply + 1 >= max_plies) return;
    INFO(Tetress::to_text(pos));
    const auto terms = count_terms(Reaches(pos));
    const auto mine = covers(pos, pos.side());
    const auto theirs = covers(pos, other(pos.side()));
    const int my_moves = mobility(pos, pos.side());
    const int their_moves = mobility(pos, other(pos.side()));
    Bits mine_alone;
    Bits theirs_alone;
    for (Cell cell = 0; cell < cells; ++cell) {
      if (mine[cell] > 0 && theirs[cell] == 0) mine_alone |= bit(cell);
      if (theirs[cell] > 0 && mine[cell] == 0) theirs_alone |= bit(cell);
    }
    REQUIRE(terms[room] == count(mine_alone) - count(theirs_alone));
    const auto inside = [](Bits set) {
      int pieces = 0;
      for (int shape = 0; shape < shapes; ++shape)
        for (int anchor = 0; anchor < cells; ++anchor)
          pieces +=
              without(cells_of({static_cast<Shape>(shape), static_cast<Cell>(anchor)}), set).any() ? 0 : 1;
      return std::min(pieces, 30);
    };
    REQUIRE(terms[safe] == inside(mine_alone) - inside(theirs_alone));
    REQUIRE(terms[share] == 100 * (my_moves - their_moves) / (my_moves + their_moves));
    REQUIRE(terms[few] == 240 / (my_moves + 2) - 240 / (their_moves + 2));
  });
}

TEST_CASE("Tetress champion: terms do not change under symmetries and with the colours swapped", "[agents]") {
  Rng rng(17);
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (pos.ply < 2 || moves.empty()) return;
    INFO(Tetress::to_text(pos));
    const auto values = count_terms(Reaches(pos));
    const auto number = static_cast<int>(uniform(rng, symmetries));
    REQUIRE(count_terms(Reaches(image(symmetry(number), pos))) == values);
    auto swapped = pos;
    std::swap(swapped.tokens[0], swapped.tokens[1]);
    ++swapped.ply;
    auto swapped_values = count_terms(Reaches(swapped));
    swapped_values[tokens_due] = values[tokens_due];  // a ply nearer to the limit
    REQUIRE(swapped_values == values);
  });
}

TEST_CASE("Tetress champion: a finished game is a win, a draw or a loss, whatever the lead", "[agents]") {
  struct Row {
    std::string text;
    bool over;
    int value;
  };
  const std::string rest = "/11/11/11/11/11/11/11/11/11/B10 ";
  const auto row = GENERATE_COPY(values<Row>({
      {"11" + rest + "r 20", true, -1},  // red has no token left
      {"11" + rest + "b 21", false, 0},  // nor here, but it is blue's turn
      {"RR9" + rest + "r 150", true, 1},
      {"RRRR7" + rest + "r 150", true, 1},
      {"R10" + rest + "r 150", true, 0},
      {"11" + rest + "r 150", true, -1},
      {"RR9" + rest + "b 149", false, 0},
  }));
  INFO(row.text);
  const Evaluation evaluation = ChampionEvaluation().evaluate(read(row.text));
  REQUIRE(evaluation.over == row.over);
  if (row.over) REQUIRE(evaluation.value == row.value);
}

TEST_CASE(
    "Tetress champion: a line that takes more of the opponent's is tried before one that takes one's own",
    "[agents]") {
  // Row 1 lacks k1 and is blue except for one token; row 6 lacks four cells and is red.
  const auto pos = read("RBBBBBBBBB1/11/11/11/11/RRRRRRR4/11/11/11/11/11 r 20");
  MoveList moves;
  legal_moves(pos, moves);
  std::vector<int> scores(moves.size());
  ChampionEvaluation().score_moves(pos, moves, scores);
  const auto score_of = [&](const std::string& text) {
    for (std::size_t i = 0; i < moves.size(); ++i)
      if (tetress::to_text(moves[i]) == text) return scores[i];
    FAIL("no such move");
    return 0;
  };
  REQUIRE(score_of("k1k2k3k4") > score_of("a7b7c7d7"));
  REQUIRE(score_of("a7b7c7d7") > score_of("h6i6j6k6"));
}

TEST_CASE("Tetress champion: tries one first piece for each free tetromino", "[agents]") {
  const auto left = [](const std::string& text) {
    const auto pos = read(text);
    MoveList moves;
    legal_moves(pos, moves);
    ChampionEvaluation().drop_symmetric_moves(pos, moves);
    return moves.size();
  };
  REQUIRE(left("11/11/11/11/11/11/11/11/11/11/11 r 0") == 5);
  REQUIRE(left("11/11/11/11/4RR5/4RR5/11/11/11/11/11 b 1") < 2110 / 4);
  const std::string lopsided = "11/4R6/4R6/4RR5/11/11/11/B10/BB9/1B9/11 r 2";
  REQUIRE(left(lopsided) == static_cast<std::size_t>(Tetress::count_moves(read(lopsided))));
}

TEST_CASE("Tetress champion: wins at once if it can, and reports the win", "[agents]") {
  // Red fills row 4 with the last of blue's tokens in it.
  const auto turn = test::take_turn(*test::make_agent<Tetress>("champion"),
                                    read("11/R10/R10/R2BBBBBBBB/11/11/11/11/11/11/11 r 20"), 20000);
  REQUIRE(turn.info.score == Score{Score::Kind::win, 1});
}

// The value of the game for the side to move, 1, 0 or -1, by exhaustive search. Returns nothing if it takes
// more than `nodes` nodes, for example because a cleared line makes room.
std::optional<int> solve(const tetress::Position& pos, int& nodes) {
  if (--nodes < 0) return std::nullopt;
  MoveList moves;
  legal_moves(pos, moves);
  if (moves.empty()) {
    const auto kind = outcome(pos).kind;
    return kind == Outcome::Kind::draw ? 0 : kind == win_for(pos.side()) ? 1 : -1;
  }
  int best = -1;
  for (std::size_t i = 0; i < moves.size() && best < 1; ++i) {
    auto next = pos;
    apply(next, moves[i]);
    const auto value = solve(next, nodes);
    if (!value) return std::nullopt;
    best = std::max(best, -*value);
  }
  return best;
}

std::optional<int> solve(const tetress::Position& pos) {
  int nodes = 2000;
  return solve(pos, nodes);
}

TEST_CASE("Tetress champion: proves the result when few moves are left", "[agents]") {
  Rng rng(53);
  int solved = 0;
  while (solved < 20)
    test::play_random_game<Tetress>(Tetress::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
      const int left = mobility(pos, Side::first) + mobility(pos, Side::second);
      if (moves.empty() || left > 20) return;
      const auto value = solve(pos);
      if (!value) return;
      ++solved;
      INFO(Tetress::to_text(pos));
      const auto turn = test::take_turn(*test::make_agent<Tetress>("champion"), pos, 20000);
      REQUIRE(turn.info.score.kind == (*value > 0 ? Score::Kind::win : Score::Kind::loss));
      if (*value < 0) return;  // every move loses
      auto next = pos;
      Tetress::apply(next, Tetress::parse_move(pos, turn.move).value());
      REQUIRE(solve(next) == -1);
    });
}

TEST_CASE("Tetress champion: sees the limit of plies", "[agents]") {
  // Blue's last piece decides: only filling column a wins, because it clears all of red's tokens.
  const auto pos = read("R10/R10/R10/R10/R10/R10/R10/B10/11/11/11 b 149");
  const auto turn = test::take_turn(*test::make_agent<Tetress>("champion"), pos, 5000);
  auto next = pos;
  Tetress::apply(next, Tetress::parse_move(pos, turn.move).value());
  REQUIRE(Tetress::outcome(next).kind == Outcome::Kind::second_wins);
}

}  // namespace
}  // namespace arena
