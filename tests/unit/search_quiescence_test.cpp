// The search, compared with one without any pruning, on an evaluation of power alone.
#include <catch2/catch_all.hpp>

#include "games/infexion/infexion.hpp"
#include "search/alpha_beta.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

using G = Infexion;

struct PowerLead {
  static constexpr int history_size = infexion::cells * 7;
  [[nodiscard]] static Evaluation evaluate(const G::Position& pos) {
    const int lead = pos.power_on(pos.mine()) - pos.power_on(pos.theirs());
    if (G::outcome(pos).over()) return {true, lead};
    return {false, 100 * lead};
  }
  static void score_moves(const G::Position&, const G::MoveList&, std::span<int>) {}
  [[nodiscard]] static int history_index(const G::Position&, G::Move move) {
    return move.cell * 7 + static_cast<int>(move.action);
  }
};
static_assert(Evaluator<PowerLead, G>);
static_assert(!SeesTactics<PowerLead, G> && !SeesEnds<PowerLead, G> && !SeesSymmetry<PowerLead, G>);

// Every capture is tactical and may gain any amount, so that none is omitted.
struct PowerAndCaptures : PowerLead {
  static void tactical_moves(const G::Position& pos, int, G::MoveList& moves, std::span<int> gains) {
    G::MoveList all;
    G::legal_moves(pos, all);
    moves.clear();
    for (const auto& move : all) {
      if (!is_spread(move) || (hit_by(pos, move.cell, direction_of(move)) & pos.theirs()) == 0) continue;
      gains[moves.size()] = value::infinity;
      moves.push_back(move);
    }
  }
};
static_assert(SeesTactics<PowerAndCaptures, G>);

constexpr int plies_beyond = 3;

// No pruning, so that the values equal those of the plain search below.
constexpr Pruning no_pruning{.reverse_futility_depth = 0,
                             .reverse_futility_margin = 0,
                             .futility_margin = value::infinity,
                             .reduce_from_move = 1000,
                             .reduce_from_depth = 1000,
                             .tactical_plies = plies_beyond,
                             .tactical_margin = 0};

int plain_captures(const G::Position& pos, int ply, int left) {
  const Evaluation evaluation = PowerLead::evaluate(pos);
  if (evaluation.over) return value::of_end(evaluation.value, ply);
  int best = evaluation.value;
  if (left == 0) return best;
  G::MoveList moves;
  std::array<int, G::MoveList::capacity()> gains;
  PowerAndCaptures::tactical_moves(pos, 0, moves, gains);
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    best = std::max(best, -plain_captures(next, ply + 1, left - 1));
  }
  return best;
}

int plain_search(const G::Position& pos, int depth, int ply, int beyond) {
  if (depth == 0 || G::outcome(pos).over()) return plain_captures(pos, ply, beyond);
  int best = -value::infinity;
  G::MoveList moves;
  G::legal_moves(pos, moves);
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    best = std::max(best, -plain_search(next, depth - 1, ply + 1, beyond));
  }
  return best;
}

template <class E>
int searched_value(const G::Position& pos, int depth) {
  AlphaBeta<G, E> search(1, no_pruning);
  const SteadyClock clock;
  Budget budget({{}, depth, {}, {}}, clock);
  return search.search(pos, budget, 1, {}).front().value;
}

TEST_CASE("quiescence: values equal those of a search without pruning", "[search]") {
  Rng rng(3);
  int differences = 0;
  int positions = 0;
  for (int game = 0; game < 4; ++game)
    test::play_random_game<G>(G::start({}).value(), rng, [&](const auto& pos, const auto& moves) {
      if (pos.ply < 3 || pos.ply > 30 || moves.empty() || uniform(rng, 4) != 0) return;
      INFO(G::to_text(pos));
      const int depth = pos.ply < 16 ? 2 : 1;
      const int with_captures = plain_search(pos, depth, 0, plies_beyond);
      REQUIRE(searched_value<PowerAndCaptures>(pos, depth) == with_captures);
      const int without = plain_search(pos, depth, 0, 0);
      REQUIRE(searched_value<PowerLead>(pos, depth) == without);
      differences += with_captures != without ? 1 : 0;
      ++positions;
    });
  REQUIRE(positions > 10);
  REQUIRE(differences > 5);  // quiescence makes a difference
}

TEST_CASE("quiescence: does not capture a stack that is recaptured", "[search]") {
  // d4 captures d5 for a lead of one, but e5 recaptures two.
  const auto pos = G::parse_position("7/7/7/3A3/3aa2/7/7 r 20").value();
  REQUIRE(searched_value<PowerLead>(pos, 1) == 100);
  REQUIRE(searched_value<PowerAndCaptures>(pos, 1) < 100);
}

}  // namespace
}  // namespace arena
