#include <catch2/catch_all.hpp>
#include <set>

#include "agents/infexion/champion.hpp"
#include "agents/level.hpp"
#include "games/infexion/symmetry.hpp"
#include "support/data.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

using namespace infexion;

infexion::Position position(std::string_view text) {
  return Infexion::parse_position(text).value();
}

TermValues terms_in(std::string_view text) {
  return count_terms(AttackMap(position(text)));
}

TEST_CASE("champion: each term by hand", "[agents]") {
  struct Row {
    std::string_view text;
    Term term;
    int value;
  };
  // Red b1 (3) and d4 (1), blue e4 (1): d4 and e4 hit each other, b1 hits neither of them.
  constexpr std::string_view touch = "1C5/7/7/3Aa2/7/7/7 r 20";
  constexpr std::string_view touch_for_blue = "1C5/7/7/3Aa2/7/7/7 b 21";
  const auto row = GENERATE_COPY(values<Row>({
      {touch, tempo, 1},
      {touch, stacks_1, 0},
      {touch, stacks_3, 1},
      {touch_for_blue, stacks_3, -1},
      {touch, share, 60},  // 4 - 1 of 5
      {touch, few, -6},    // 12/2 - 12/1
      {touch, guarded, 0},
      {touch, exposed, 0},  // d4's 1 minus e4's 1
      {touch, threat, 2},   // d4 captures e4, no recapture
      {touch, more_threats, 0},
      {touch, danger, 2},  // e4 captures d4
      {touch, second_danger, 0},
      {touch_for_blue, threat, 2},
      {touch_for_blue, danger, 2},
      {touch, frontier, 6},  // b1's six; d4 and e4 have five each
      // b1 hits 18 cells, two of which e4 hits as well (e5, f4); d4 and e4 have two in common.
      {touch, room, 18},  // 16 of b1 and 3 of d4, less f3 of e4
      {touch_for_blue, room, -18},
      // Blue d4 (2) and e4 (1) guard each other, and both hit red f4 (1), which hits e4.
      {"7/7/7/3baA1/7/7/7 r 20", guarded, -3},
      {"7/7/7/3baA1/7/7/7 r 20", exposed, 0},
      {"7/7/7/3baA1/7/7/7 r 20", threat, 0},  // takes 1, loses 2
      {"7/7/7/3baA1/7/7/7 r 20", danger, 2},
      {"7/7/7/3baA1/7/7/7 b 21", threat, 2},
      {"7/7/7/3baA1/7/7/7 b 21", danger, 0},
      // Red c4 (2) guards e4 (1) across blue d4 (1).
      {"7/7/7/2BaA2/7/7/7 r 20", danger, 4},
      {"7/7/7/2BaA2/7/7/7 r 20", second_danger, 0},
      // Blue d4 amid three red stacks that do not touch each other.
      {"7/7/4A2/2Aa3/3A3/7/7 r 20", threat, 2},
      {"7/7/4A2/2Aa3/3A3/7/7 r 20", danger, 2},
      {"7/7/4A2/2Aa3/3A3/7/7 r 20", second_danger, 2},
      {"7/7/4A2/2Aa3/3A3/7/7 r 20", more_dangers, 2},
      {"7/7/4A2/2Aa3/3A3/7/7 b 21", threat, 2},
      {"7/7/4A2/2Aa3/3A3/7/7 b 21", more_threats, 4},
  }));
  INFO(row.text << " " << term_names[row.term]);
  REQUIRE(terms_in(row.text)[row.term] == row.value);
}

TEST_CASE("champion: terms do not change under symmetries and with the colours swapped", "[agents]") {
  Rng rng(17);
  test::play_random_game<Infexion>(Infexion::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    if (pos.ply < 2 || moves.empty()) return;
    INFO(Infexion::to_text(pos));
    const auto values = count_terms(AttackMap(pos));
    const auto number = static_cast<int>(uniform(rng, symmetries));
    REQUIRE(count_terms(AttackMap(image(symmetry(number), pos))) == values);
    auto swapped = pos;
    std::swap(swapped.stacks[0], swapped.stacks[1]);
    ++swapped.ply;
    REQUIRE(count_terms(AttackMap(swapped)) == values);
  });
}

TEST_CASE("champion: a finished game is a win, a draw or a loss, whatever the lead", "[agents]") {
  struct Row {
    std::string_view text;
    bool over;
    int value;
  };
  const auto row = GENERATE(values<Row>({
      {"7/7/7/7/7/7/B6 b 21", true, -1},
      {"7/7/7/7/7/7/E6 b 21", true, -1},
      {"7/7/7/7/7/7/E6 r 22", true, 1},
      {"7/7/7/7/7/7/A6 b 21", true, 0},  // a lead under 2
      {"7/7/7/7/7/7/7 b 21", true, 0},
      {"7/7/7/3a3/7/7/C6 b 343", true, -1},
      {"7/7/7/3a3/7/7/B6 b 343", true, 0},
  }));
  INFO(row.text);
  const Evaluation evaluation = ChampionEvaluation().evaluate(position(row.text));
  REQUIRE(evaluation.over == row.over);
  REQUIRE(evaluation.value == row.value);
  REQUIRE_FALSE(ChampionEvaluation().evaluate(position("7/7/7/3a3/7/7/C6 r 342")).over);
}

TEST_CASE("champion: tactical moves are the captures that win power", "[agents]") {
  const auto tactical = [](std::string_view text, int min_gain = -1) {
    MoveList moves;
    std::array<int, MoveList::capacity()> gains;
    ChampionEvaluation().tactical_moves(position(text), min_gain, moves, gains);
    std::set<std::string> texts;
    for (const auto& move : moves) texts.insert(to_text(move));
    return texts;
  };
  using Moves = std::set<std::string>;
  REQUIRE(tactical("7/7/7/3Aa2/7/7/C4a1 r 20") == Moves{"d4se", "a7nw"});
  REQUIRE(tactical("7/7/7/3baA1/7/7/6b r 20") == Moves{});  // retaken
  REQUIRE(tactical("7/7/7/3baA1/7/7/7 b 21") == Moves{"d4se", "e4se"});
  REQUIRE(tactical("7/7/7/7/7/7/7 r 0") == Moves{});
  REQUIRE(tactical("7/7/7/3Aa2/7/7/C4a1 r 20", 1000) == Moves{});      // no capture can gain that much
  REQUIRE(tactical("7/7/7/3Aa2/7/7/C6 r 20", 1000) == Moves{"d4se"});  // but it ends the game
}

// The remaining moves lead to positions that no symmetry maps onto each other, and each dropped move leads to
// the image of a remaining one.
TEST_CASE("champion: exactly one of each set of symmetric moves remains", "[agents]") {
  const auto text = GENERATE(values<std::string_view>({
      "7/7/7/7/7/7/7 r 0",
      "7/7/7/3A3/7/7/7 b 1",
      "7/7/7/2a1a2/7/7/A6 r 4",
      "7/7/3B3/3a3/3B3/7/7 r 20",
      "7/2B4/5a1/3A3/7/1b5/7 r 20",
  }));
  INFO(text);
  const auto pos = position(text);
  const auto result = [&](Move move) {
    auto next = pos;
    apply(next, move);
    return next;
  };
  const auto same = [](const infexion::Position& a, const infexion::Position& b) {
    for (int number = 0; number < symmetries; ++number)
      if (image(symmetry(number), a) == b) return true;
    return false;
  };
  MoveList all;
  legal_moves(pos, all);
  MoveList left = all;
  ChampionEvaluation().drop_symmetric_moves(pos, left);
  for (const Move& move : all) {
    int images = 0;
    for (const Move& kept : left) images += same(result(kept), result(move)) ? 1 : 0;
    INFO(to_text(move));
    REQUIRE(images >= 1);
    const bool is_left = std::find(left.begin(), left.end(), move) != left.end();
    if (is_left && !is_spread(move)) REQUIRE(images == 1);
  }
}

TEST_CASE("champion: number of moves after dropping symmetric ones", "[agents]") {
  const auto left = [](std::string_view text) {
    MoveList moves;
    legal_moves(position(text), moves);
    ChampionEvaluation().drop_symmetric_moves(position(text), moves);
    return moves.size();
  };
  REQUIRE(left("7/7/7/7/7/7/7 r 0") == 1);
  // The classes of cells for a second stack, plus the one next to the first stack, which openings exclude.
  REQUIRE(left("7/7/7/3A3/7/7/7 b 1") == count_openings(2) + 1);
  REQUIRE(left("7/2B4/5a1/3A3/7/1b5/7 r 20") == 12 + 45);  // no symmetry: nothing dropped
}

TEST_CASE("champion: reports one line at the start, however many are requested", "[agents]") {
  Resources resources;
  resources.multi_pv = 3;
  const auto player = make_champion(OptionValues(level_options), resources);
  player->new_game(1);
  const SteadyClock clock;
  int highest = 0;
  Budget budget({{}, 2, {}, {}}, clock);
  (void)player->choose(Infexion::start({}).value(), budget,
                       [&](const auto& info) { highest = std::max(highest, info.rank); });
  REQUIRE(highest == 1);
}

// Limited by nodes, so that it is reproducible: far fewer nodes than in a turn of two seconds.
TEST_CASE("champion: plays a best move in every trap", "[agents]") {
  for (const auto& line : test::read_jsonl("infexion_traps.jsonl")) {
    const auto text = line["fen"].get<std::string>();
    INFO(text);
    for (const std::uint64_t nodes : {300000, 50000}) {
      const auto turn = test::take_turn(*test::make_agent<Infexion>("champion"), position(text), nodes);
      INFO(turn.move << " with " << nodes << " nodes");
      REQUIRE(std::find(line["best"].begin(), line["best"].end(), turn.move) != line["best"].end());
    }
  }
}

TEST_CASE("champion: wins at once if it can, and reports the win", "[agents]") {
  const auto turn =
      test::take_turn(*test::make_agent<Infexion>("champion"), position("7/7/7/3Aa2/7/7/C6 r 20"), 5000);
  REQUIRE(turn.move == "d4se");
  REQUIRE(turn.info.score == Score{Score::Kind::win, 1});
}

}  // namespace
}  // namespace arena
