// The moves that the searches of report 002 try, in their order: lists worked out by hand.
#include <catch2/catch_all.hpp>
#include <utility>

#include "agents/infexion/candidates.hpp"
#include "agents/infexion/endgame.hpp"
#include "agents/infexion/ordering.hpp"
#include "agents/infexion/reduction.hpp"
#include "games/infexion/infexion.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

constexpr auto read = test::read_position<Infexion>;

using namespace infexion;
using Names = std::vector<std::string>;

Names names_of(const infexion::MoveList& moves) {
  Names names;
  for (const auto& move : moves) names.push_back(infexion::to_text(move));
  return names;
}

Names reduced(const std::string& text) {
  infexion::MoveList moves;
  reduced_moves(read(text), moves);
  return names_of(moves);
}

Names endgame(const std::string& text, Variant variant = Variant::as_reported) {
  infexion::MoveList moves;
  endgame_moves(read(text), variant, moves);
  return names_of(moves);
}

Names candidates(const std::string& text, Side root_side, const Optimisations& optimisations = {}) {
  infexion::MoveList moves;
  candidate_moves(read(text), root_side, optimisations, moves);
  return names_of(moves);
}

TEST_CASE("ordering: power captured, then fewer stacks, then the power that spreads", "[infexion]") {
  // a4 (power 2) and c4 (power 1) capture b4's power of three; a1 captures as much in two stacks.
  const auto pos = read("Bab4/7/7/BcA1a2/7/7/7 r 10");
  infexion::MoveList moves;
  legal_moves(pos, moves);
  order(pos, moves);
  auto names = names_of(moves);
  REQUIRE(names.size() == 3 * 6 + 42);
  names.resize(19);
  REQUIRE(names == Names{"a4se", "c4nw", "a1se", "a1s", "a1sw", "a1nw", "a1n", "a1ne", "a4s", "a4sw", "a4nw",
                         "a4n", "a4ne", "c4se", "c4s", "c4sw", "c4n", "c4ne", "d1"});
}

TEST_CASE("ordering: a permutation with falling scores; equal moves keep their order", "[infexion]") {
  Rng rng(19);
  test::play_random_game<Infexion>(Infexion::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
    auto ordered = moves;
    order(pos, ordered);
    const auto place = [&](const infexion::Move& move) {
      return std::find(moves.begin(), moves.end(), move) - moves.begin();
    };
    REQUIRE(std::is_permutation(ordered.begin(), ordered.end(), moves.begin(), moves.end()));
    for (std::size_t i = 1; i < ordered.size(); ++i) {
      const int before = ordering_score(pos, ordered[i - 1]);
      const int after = ordering_score(pos, ordered[i]);
      REQUIRE((before > after || (before == after && place(ordered[i - 1]) < place(ordered[i]))));
    }
  });
}

TEST_CASE("reduction: tall stacks spread freely, singles only capture, spawns stay next to own stacks",
          "[infexion]") {
  REQUIRE(reduced("B6/7/7/3Aa2/7/7/7 r 6") == Names{"a1se", "a1s", "a1sw", "a1nw", "a1n", "a1ne", "b1", "g1",
                                                    "a2", "g2", "d3", "e3", "c4", "d4se", "c5", "d5", "a7",
                                                    "b7"});
}

TEST_CASE("reduction: on a crowded and balanced board singles may spread onto own stacks", "[infexion]") {
  const auto singles = [](const std::string& text) {
    Names names = reduced(text);
    std::erase_if(names,
                  [](const auto& name) { return name.size() < 3 || (name[0] != 'c' && name[0] != 'd'); });
    return names;
  };
  // Red 12 and blue 11 make 23.
  REQUIRE(singles("F5D/7/7/2AAa2/7/7/e4e1 r 40") == Names{"c4se", "d4se", "d4nw"});
  REQUIRE(singles("F5D/7/7/2AAa2/7/7/e4d1 r 40") == Names{"d4se"});  // 22
  REQUIRE(singles("F5E/7/7/2AAa2/7/7/e4d1 r 40") == Names{"d4se"});  // 13 to 10
}

TEST_CASE("reduction: no spawns at a total power of 49", "[infexion]") {
  for (const auto& name : reduced("FFFFFFF/Fa5/7/7/7/7/7 r 100")) REQUIRE(name.size() > 2);
}

TEST_CASE("reduction: overwhelmed means at most a third of the other's power, from a total of twelve",
          "[infexion]") {
  REQUIRE(is_overwhelmed(read("C6/7/7/3f2c/7/7/7 r 20"), Side::first));         // 3 to 9
  REQUIRE_FALSE(is_overwhelmed(read("C6/7/7/3f2c/7/7/7 r 20"), Side::second));  //
  REQUIRE_FALSE(is_overwhelmed(read("C6/7/7/3f2b/7/7/7 r 20"), Side::first));   // 3 to 8
  REQUIRE_FALSE(is_overwhelmed(read("D6/7/7/3f2e/7/7/7 r 20"), Side::first));   // 4 to 11
  REQUIRE_FALSE(is_overwhelmed(read("B6/7/7/3f2c/7/7/7 r 20"), Side::first));   // 2 to 9 make eleven
}

TEST_CASE("endgame: a stack attacks as far as its power", "[infexion]") {
  // d1 reaches d4 in three steps down the board and in four up; e4 is next to d4; a1 is not on a line with
  // d4.
  const std::string position = "E2F3/7/7/3aA2/7/7/7 r 20";
  REQUIRE(endgame(position) == Names{"d1sw", "d1ne", "e4nw"});
  REQUIRE(endgame(position, Variant::as_coded) == Names{"d1ne", "e4nw"});
}

TEST_CASE("endgame: requires power, superiority and scattered enemies", "[infexion]") {
  REQUIRE(endgame("D2F3/7/7/3aA2/7/7/7 r 20").empty());       // power 11
  REQUIRE(endgame("E2F3/7/7/3aA1a/7/7/7 r 20").empty());      // two stacks against three
  REQUIRE(endgame("E2F2A/7/7/3aA2/7/7/7 b 21").empty());      // blue's turn
  const std::string nine = "E2F3/7/AA1AA2/3aA2/3aA2/3a2A/7";  // nine against a cluster of three
  REQUIRE(endgame(nine + " r 30").empty());
}

TEST_CASE("endgame: against one stack the strongest attackers come first", "[infexion]") {
  Rng rng(17);
  int long_lists = 0;
  for (int round = 0; round < 200; ++round) {
    // Blue in the middle, red all around: stacks of 1 to 6 on every other cell or so.
    std::string text;
    for (int row = 0; row < 7; ++row) {
      text += row > 0 ? "/" : "";
      for (int column = 0; column < 7; ++column) {
        if (row == 3 && column == 3)
          text += 'a';
        else if (uniform(rng, 4) == 0)
          text += static_cast<char>('A' + static_cast<char>(uniform(rng, 6)));
        else
          text += '1';
      }
    }
    // Neighbouring ones are one number in the notation.
    std::string position;
    for (std::size_t i = 0, empty = 0; i <= text.size(); ++i) {
      if (i < text.size() && text[i] == '1' && ++empty > 0) continue;
      if (empty > 0) position += std::to_string(std::exchange(empty, 0));
      if (i < text.size()) position += text[i];
    }
    const auto pos = Infexion::parse_position(position + " r 30");
    if (!pos) continue;  // more power than a board may hold
    infexion::MoveList moves;
    endgame_moves(*pos, Variant::as_reported, moves);
    for (std::size_t i = 1; i < moves.size(); ++i)
      REQUIRE(pos->power_at(moves[i - 1].cell) >= pos->power_at(moves[i].cell));
    long_lists += moves.size() >= 4 ? 1 : 0;
  }
  REQUIRE(long_lists > 20);
}

TEST_CASE("endgame: two adjacent enemies need power two, and double captures come first", "[infexion]") {
  // d1 captures d4 and d5 in both directions; a1 captures d5 along both of its diagonals; e4 is too weak.
  const std::string position = "E2F3/7/AA5/3aA2/3a3/7/6A r 30";
  REQUIRE(endgame(position) == Names{"d1sw", "d1ne", "a1s", "a1n"});
  // With a reach of three steps each captures one.
  REQUIRE(endgame(position, Variant::as_coded) == Names{"d1ne", "d1sw", "a1s"});
}

TEST_CASE("endgame: a taller enemy must be captured first, or there is no endgame", "[infexion]") {
  REQUIRE(endgame("E2F3/7/AA5/3aA2/6c/7/6A r 30") == Names{"d1s", "d1n"});
  REQUIRE(endgame("E2F3/7/AA5/3aA2/6c/7/6A r 30", Variant::as_coded) == Names{"d1s"});
  // No stack reaches g5.
  REQUIRE(endgame("F2A3/7/CA5/3aA2/6c/7/6A r 30").empty());
  REQUIRE(endgame("F2A3/7/CA5/3bA2/6c/7/6A r 30", Variant::as_coded).empty());
  // Two taller enemies: the program lacks this condition.
  REQUIRE(endgame("E2F3/7/AA5/3bA2/6c/7/6A r 30").empty());
  REQUIRE(endgame("E2F3/7/AA5/3bA2/6c/7/6A r 30", Variant::as_coded) == Names{"d1ne", "d1s", "e4nw"});
}

TEST_CASE("candidates: the endgame's list replaces all moves and keeps its order", "[infexion]") {
  const std::string position = "E2F3/7/7/3aA2/7/7/7 r 20";
  REQUIRE(candidates(position, Side::first) == endgame(position));
  REQUIRE(candidates(position, Side::first, {true, true, false, Variant::as_reported}).size() > 3);
}

TEST_CASE("candidates: all moves without own stacks, and for an overwhelmed root side", "[infexion]") {
  REQUIRE(candidates("7/7/7/3A3/7/7/7 b 1", Side::second).size() == 48);
  const std::string position = "C6/7/7/3f2c/7/7/7 r 20";
  REQUIRE(candidates(position, Side::first).size() == 6 + 46);
  REQUIRE(candidates("C6/7/7/3f2c/7/7/7 b 21", Side::first).size() == 12 + 12);  // not for the other side
  REQUIRE(candidates(position, Side::second).size() == 6 + 6);  // spreads, and spawns beside a1
}

TEST_CASE("candidates: a reduced list that is empty means all moves, but not as coded", "[infexion]") {
  // Red's only single has nothing to capture, and at a total of 49 no side may spawn.
  const std::string position = "fffffff/7/7/3A3/7/7/f6 r 100";
  REQUIRE(candidates(position, Side::second).size() == 6);
  REQUIRE(candidates(position, Side::second, {true, true, true, Variant::as_coded}).empty());
}

TEST_CASE("candidates: each optimisation can be switched off separately", "[infexion]") {
  const std::string position = "B6/7/7/3Aa2/7/7/7 r 6";
  REQUIRE(candidates(position, Side::first).front() == "d4se");
  REQUIRE(candidates(position, Side::first, {false, true, true, Variant::as_reported}) == reduced(position));
  REQUIRE(candidates(position, Side::first, {true, false, true, Variant::as_reported}).size() == 12 + 46);
}

}  // namespace
}  // namespace arena
