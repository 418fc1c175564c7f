// Reasons on positions worked by hand, and every reason of games of greedy against the champion replayed.
#include <map>

#include "games/dispatch.hpp"
#include "review/list.hpp"
#include "review/sentences.hpp"
#include "support/effort.hpp"
#include "support/positions.hpp"
#include "support/reason_checks.hpp"
#include "support/reviews.hpp"

using namespace arena;

namespace {

struct Example {
  std::string position;
  std::string move;
  std::string better;
  std::string reply;
  std::string reason;    // empty: none
  std::string sentence;  // without one: not looked at
};

template <Game G>
void check(const Example& example) {
  CAPTURE(example.position, example.move);
  const auto pos = test::read_position<G>(example.position);
  const auto read = [](const typename G::Position& at, const std::string& move) {
    const auto parsed = G::parse_move(at, move);
    INFO(move);
    REQUIRE(parsed);
    return *parsed;
  };
  review::Moment<G> moment{pos, read(pos, example.move), pos, {}, {}, pos, pos};
  G::apply(moment.after, moment.move);
  moment.now = moment.after;
  if (!example.better.empty()) {
    moment.better = read(pos, example.better);
    G::apply(moment.then, *moment.better);
  }
  if (!example.reply.empty()) moment.reply = read(moment.after, example.reply);
  review::Ply ply;
  ply.side = G::side_to_move(pos);
  ply.move = example.move;
  ply.judged.emplace();
  if (!example.better.empty()) ply.line = {example.better};
  ply.turning_point = review::TurningPoint::blunder;
  ply.reason = review::find_reason<G>(moment);
  REQUIRE((ply.reason ? std::string(ply.reason->id) : "") == example.reason);
  if (!ply.reason) return;
  test::check_reason(std::string(G::id), example.position, ply, {});
  const auto players = G::picture(pos).players;
  const std::string sentence = sentence_of(ply, ply, {players[0].colour, players[1].colour});
  test::check_sentence(ply, sentence);
  if (!example.sentence.empty()) REQUIRE(sentence == example.sentence);
}

// Games of the two players, both starting; every turning point's sentence is checked.
template <Game G>
std::map<std::string, int> review_games(int games) {
  std::map<std::string, int> reasons;
  const auto champion = test::make_agent<G>("champion");
  const auto greedy = test::make_agent<G>("greedy");
  for (int game = 0; game < games; ++game) {
    const auto setup = G::parse_setup("seed=" + std::to_string(300 + game));
    const auto start = G::start(*setup).value();
    champion->new_game(1);
    greedy->new_game(static_cast<std::uint64_t>(game));
    std::vector<std::string> moves;
    std::vector<std::string> positions;
    auto pos = start;
    for (int ply = 0; !G::outcome(pos).over() && ply < 80; ++ply) {
      positions.push_back(G::to_text(pos));
      moves.push_back(test::take_turn<G>((ply + game) % 2 == 0 ? *greedy : *champion, pos, 400).move);
      G::apply(pos, *G::parse_move(pos, moves.back()));
    }
    champion->new_game(1);
    const auto review = test::review_of<G>(*champion, start, moves, 400, 4'000);
    const auto players = G::picture(start).players;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const review::Ply& ply = review.plies[i];
      REQUIRE((ply.turning_point == review::TurningPoint::none) ==
              sentence_of(ply, review.plies[i + 1], {players[0].colour, players[1].colour}).empty());
      if (ply.turning_point == review::TurningPoint::none) continue;
      test::check_sentence(ply,
                           sentence_of(ply, review.plies[i + 1], {players[0].colour, players[1].colour}));
      if (ply.reason) test::check_reason(std::string(G::id), positions[i], ply, review.plies[i + 1]);
      ++reasons[ply.reason ? std::string(ply.reason->id) : ""];
    }
  }
  return reasons;
}

template <Game G>
void check_games() {
  constexpr int whole = 30;
  const int games = test::effort(whole);
  const auto reasons = review_games<G>(games);
  int named = 0;
  int all = 0;
  std::string counts;
  for (const auto& [reason, count] : reasons) {
    counts.append(reason).append(" ").append(std::to_string(count)).append(", ");
    all += count;
    named += reason.empty() ? 0 : count;
  }
  CAPTURE(counts);
  CHECK(all * whole >= 20 * games);
  // Few games say nothing about shares.
  if (games == whole) CHECK(3 * named >= all);
}

}  // namespace

TEST_CASE("colosseum: reasons of positions worked by hand", "[review]") {
  // A wall between the second and third columns, open at the bottom: orange closes it.
  check<Colosseum>(
      {"01000/01000/01000/01000/00000 a1 c3 a", "a1d", "", "c5l", "must_answer",
       "Orange already threatened to close with c5l, and a1d allows it: orange wins 15-10; cells that "
       "blue loses: 0."});
  // Two gaps, until blue itself closes one of them.
  check<Colosseum>({"01000/01000/01000/00000/00000 b2 c3 a", "b4r", "b4d", "c5l", "lets_close",
                    "b4r lets orange close with c5l and win 15-10; cells that blue loses: 0."});
  // The same wall, orange to move: it could have closed.
  check<Colosseum>({"01000/01000/01000/01000/00000 a3 d3 b", "d3u", "c5l", "", "misses_closing",
                    "c5l would have closed and won 15-10; cells that blue loses: 0."});
  // The four cells of the upper left corner with one door, b2 to b3; orange is too far away to close it now.
  check<Colosseum>({"01000/21000/00000/00000/00000 b3 e5 a", "b1l", "b4l", "", "one_door",
                    "b1l leaves blue in a room with one door; cells inside: 4, outside: 21."});
  // Blue walls itself into two cells; without the wall it would reach nine cells first.
  check<Colosseum>({"22000/00000/00000/00000/00000 c1 e5 a", "b1r", "c2l", "", "own_wall", ""});
  // A move that costs nothing has no reason.
  check<Colosseum>({"00000/00000/00000/00000/00000 c3 e5 a", "c3u", "c3l", "", "", ""});
}

TEST_CASE("infexion: reasons of positions worked by hand", "[review]") {
  check<Infexion>({"7/7/2FA3/7/7/7/2b4 r 6", "d3nw", "e5", "", "stacks_to_seven",
                   "d3nw raises stacks of red's to seven: power 7 is lost."});
  check<Infexion>({"7/7/2aB3/7/7/7/7 r 6", "g7", "d3nw", "c3se", "leaves_stack",
                   "g7 lets blue capture power 2 with c3se; stacks lost: 1."});
  check<Infexion>({"7/7/1b1aA2/7/7/7/7 r 6", "e3nw", "g7", "b3se", "spreads_into_recapture",
                   "e3nw takes power 1, and b3se takes 2 back; stacks lost: 1."});
  check<Infexion>({"7/7/3cA2/7/7/7/7 r 6", "g7", "e3nw", "d3se", "misses_capture",
                   "e3nw would have captured power 3; g7 captured 0."});
  check<Infexion>(
      {"7/7/3aA2/7/7/7/7 r 6", "a7", "e3nw", "d3se", "spawns_out_of_contact",
       "a7 is out of contact: no stack is next to it and red cannot reach it. e3nw keeps contact."});
  check<Infexion>({"7/7/3aA2/7/7/7/7 r 6", "f3", "e3nw", "d3se", "", ""});
}

TEST_CASE("tetress: reasons of positions worked by hand", "[review]") {
  check<Tetress>({"RRRRRRR4/11/11/11/11/11/5BBBB2/11/11/11/11 r 10", "h1i1j1k1", "a2b2c2d2", "",
                  "clears_wrong_line", "h1i1j1k1 clears 11 of red's tokens and 0 of blue's."});
}

TEST_CASE("colosseum: every sentence of thirty games is true", "[review]") {
  check_games<Colosseum>();
}
TEST_CASE("infexion: every sentence of thirty games is true", "[review]") {
  check_games<Infexion>();
}
TEST_CASE("tetress: every sentence of thirty games is true", "[review]") {
  check_games<Tetress>();
}
