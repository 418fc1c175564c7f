// The levels of the champions of all games.
#include "agents/level.hpp"

#include <set>

#include "agents/colosseum/champion.hpp"
#include "agents/infexion/champion.hpp"
#include "agents/tetress/champion.hpp"
#include "support/random_games.hpp"
#include "support/turns.hpp"

namespace arena {
namespace {

using namespace test;

// NoisyEvaluation<E> must keep every optional hook of E.
template <class G, class E>
constexpr bool keeps_hooks = Evaluator<NoisyEvaluation<G, E>, G>&& SeesEnds<NoisyEvaluation<G, E>, G> ==
                             SeesEnds<E, G>&& SeesTactics<NoisyEvaluation<G, E>, G> ==
                             SeesTactics<E, G>&& SeesSymmetry<NoisyEvaluation<G, E>, G> == SeesSymmetry<E, G>;
static_assert(keeps_hooks<Colosseum, colosseum::ChampionEvaluation>);
static_assert(keeps_hooks<Infexion, infexion::ChampionEvaluation>);
static_assert(keeps_hooks<Tetress, tetress::ChampionEvaluation>);

// Evaluates every position as 0 unless the game is over.
struct Silence {
  static constexpr int history_size = 1;
  [[nodiscard]] static Evaluation evaluate(const Infexion::Position& pos) {
    return is_over(pos) ? Evaluation{true, 3} : Evaluation{};
  }
  static void score_moves(const Infexion::Position&, const Infexion::MoveList&, std::span<int>) {}
  [[nodiscard]] static int history_index(const Infexion::Position&, Infexion::Move) { return 0; }
};

TEST_CASE("noise: differs between games and between positions; a position keeps its noise for a whole game",
          "[agents]") {
  const auto start = Infexion::start({}).value();
  NoisyEvaluation<Infexion, Silence> noisy({}, {.noise = 500});
  std::set<int> judgements;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    noisy.new_game(seed);
    const int value = noisy.evaluate(start).value;
    REQUIRE(noisy.evaluate(start).value == value);
    judgements.insert(value);
  }
  REQUIRE(judgements.size() > 150);
  REQUIRE(*judgements.begin() >= -500);
  REQUIRE(*judgements.begin() < -400);
  REQUIRE(*judgements.rbegin() <= 500);
  REQUIRE(*judgements.rbegin() > 400);

  Rng rng(3);
  std::set<int> within_a_game;
  int positions = 0;
  play_random_game<Infexion>(start, rng, [&](const auto& pos, const auto& moves) {
    if (moves.empty()) return;
    within_a_game.insert(noisy.evaluate(pos).value);
    ++positions;
  });
  REQUIRE(positions > 10);
  REQUIRE(static_cast<int>(within_a_game.size()) > positions / 2);
}

TEST_CASE("noise: none once the game is over, and none at amplitude 0", "[agents]") {
  const auto over = Infexion::parse_position("7/7/7/7/7/7/E6 b 21").value();
  const Evaluation end = NoisyEvaluation<Infexion, Silence>({}, {.noise = 500}).evaluate(over);
  REQUIRE(end.over);
  REQUIRE(end.value == 3);
  REQUIRE(NoisyEvaluation<Infexion, Silence>({}, {}).evaluate(Infexion::start({}).value()).value == 0);
}

constexpr int last_level = 10;

template <Game G>
std::unique_ptr<Agent<G>> champion(int level) {
  return make_agent<G>("champion", "level=" + std::to_string(level));
}

TEMPLATE_LIST_TEST_CASE("champion: every level below the last stops by itself", "[agents]", AllGames) {
  using G = TestType;
  constexpr std::uint64_t more_than_any = 100'000;
  const auto pos = some_starts<G>(1, 5).front();
  for (int level = 1; level < last_level; ++level) {
    INFO("level " << level << " in " << G::to_text(pos));
    REQUIRE(take_turn<G>(*champion<G>(level), pos, Limits{}).nodes < more_than_any);
  }
  REQUIRE(take_turn<G>(*champion<G>(last_level), pos, more_than_any).nodes == more_than_any);
}

TEMPLATE_LIST_TEST_CASE("champion: takes an immediate win at every level", "[agents]", AllGames) {
  using G = TestType;
  const auto wins = [](const auto& pos, const auto& move) {
    auto next = pos;
    G::apply(next, move);
    return G::outcome(next).kind == win_for(G::side_to_move(pos));
  };
  Rng rng(24);
  std::vector<typename G::Position> with_a_win;
  while (with_a_win.size() < 8)
    play_random_game<G>(some_starts<G>(1, rng.next()).front(), rng, [&](const auto& pos, const auto& moves) {
      if (std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return wins(pos, move); }))
        with_a_win.push_back(pos);
    });
  for (int level = 1; level <= last_level; ++level)
    for (const auto& pos : with_a_win) {
      INFO("level " << level << " in " << G::to_text(pos));
      const auto turn = take_turn<G>(*champion<G>(level), pos, 20'000);
      // A slower win may have a larger margin: any proven win will do.
      REQUIRE((wins(pos, G::parse_move(pos, turn.move).value()) || turn.info.score.kind == Score::Kind::win));
    }
}

TEMPLATE_LIST_TEST_CASE("champion: weak levels do not play the same game twice", "[agents]", AllGames) {
  using G = TestType;
  constexpr std::uint64_t games = 10;
  const auto start = some_starts<G>(1, 5).front();
  for (int level = 1; level <= 3; ++level) {
    std::set<std::string> openings;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      const auto agent = champion<G>(level);
      agent->new_game(seed);
      auto pos = start;
      std::string moves;
      for (int ply = 0; ply < 4 && !G::outcome(pos).over(); ++ply) {
        const auto move = take_turn<G>(*agent, pos, Limits{}).move;
        moves += move + ' ';
        G::apply(pos, G::parse_move(pos, move).value());
      }
      openings.insert(moves);
    }
    INFO("level " << level << " in " << G::to_text(start));
    REQUIRE(openings.size() >= 6);
  }
}

// A position where the side to move would win at once, and an evaluation that sees this.
struct Ends : Silence {
  [[nodiscard]] static int winning_end(const Infexion::Position&) { return 1; }
};

TEST_CASE("a level overlooks its share of the opponent's immediate wins, the same ones for a whole game",
          "[agents]") {
  const auto start = Infexion::start({}).value();
  const auto seen = [&](int overlooks) {
    NoisyEvaluation<Infexion, Ends> evaluation({}, {.overlooks = overlooks});
    int count = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
      evaluation.new_game(seed);
      const int end = evaluation.winning_end(start);
      REQUIRE(evaluation.winning_end(start) == end);
      count += end;
    }
    return count;
  };
  REQUIRE(seen(0) == 1000);
  REQUIRE(seen(100) == 0);
  REQUIRE(seen(40) > 550);
  REQUIRE(seen(40) < 650);
}

}  // namespace
}  // namespace arena
