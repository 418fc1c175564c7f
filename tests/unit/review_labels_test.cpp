// Labels of reviews against exact results: what is called proven must be true, and moves that change the
// result must be named.
#include "games/dispatch.hpp"
#include "support/effort.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"
#include "support/random_games.hpp"
#include "support/reviews.hpp"

using namespace arena;

namespace {

constexpr std::uint64_t nodes = 2'000;
constexpr std::uint64_t deep_nodes = 40'000;

using Result = std::optional<int>;  // 1, 0 or -1 for the side to move

// Exact results: of Colosseum by the solver, of the others by trying every move.
Result known(const Colosseum::Position& pos) {
  if (const auto end = test::exact_result<Colosseum>(pos, 0)) return end;
  const SteadyClock clock;
  Budget budget({20'000, {}, {}, {}}, clock);
  const auto solution = solver_of<Colosseum>()(pos, budget, 1);
  if (solution.min && *solution.min > 0) return 1;
  if (solution.max && *solution.max < 0) return -1;
  if (solution.exact()) return 0;
  return std::nullopt;
}
template <Game G>
Result known_by_trying(const typename G::Position& pos, int plies, int max_moves) {
  if (G::count_moves(pos) > max_moves) return std::nullopt;
  return test::exact_result<G>(pos, plies);
}
Result known(const Infexion::Position& pos) {
  return known_by_trying<Infexion>(pos, 3, 70);
}
Result known(const Tetress::Position& pos) {
  return known_by_trying<Tetress>(pos, 3, 60);
}

// A position a few plies before the end of a random game; for Infexion before the limit of plies, because
// random games rarely end otherwise.
Colosseum::Position late_position(Rng& rng, GameTag<Colosseum>) {
  const auto setup = Colosseum::parse_setup("size=" + std::to_string(5 + uniform(rng, 2)) +
                                            " seed=" + std::to_string(rng.next() % 100'000));
  std::vector<Colosseum::Position> positions;
  test::play_random_game<Colosseum>(Colosseum::start(*setup).value(), rng,
                                    [&](const auto& pos, const auto&) { positions.push_back(pos); });
  const auto back = 2 + uniform(rng, 4);
  return positions[positions.size() > back ? positions.size() - 1 - back : 0];
}
Infexion::Position late_position(Rng& rng, GameTag<Infexion>) {
  auto pos =
      Infexion::start(Infexion::parse_setup("opening=6 seed=" + std::to_string(rng.next() % 100'000)).value())
          .value();
  for (auto plies = 4 + uniform(rng, 14); plies > 0; --plies) {
    Infexion::MoveList moves;
    Infexion::legal_moves(pos, moves);
    if (moves.empty()) break;
    Infexion::apply(pos, moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))]);
  }
  pos.ply = static_cast<std::uint16_t>(infexion::max_plies - 3 + uniform(rng, 2));
  return pos;
}
Tetress::Position late_position(Rng& rng, GameTag<Tetress>) {
  std::vector<Tetress::Position> positions;
  test::play_random_game<Tetress>(Tetress::start({}).value(), rng,
                                  [&](const auto& pos, const auto&) { positions.push_back(pos); });
  const auto back = 2 + uniform(rng, 3);
  return positions[positions.size() > back ? positions.size() - 1 - back : 0];
}

int value_of(Score::Kind kind) {
  return kind == Score::Kind::win ? 1 : kind == Score::Kind::loss ? -1 : 0;
}

// A proven result is the exact one, and its margin does not contradict it.
void check_proven(const std::optional<review::Judged>& judged, Result exact) {
  if (!judged || judged->proven == Score::Kind::none) return;
  REQUIRE(exact);
  REQUIRE(value_of(judged->proven) == *exact);
  REQUIRE(judged->chance.chance == (1 + *exact) / 2.0);
  REQUIRE(judged->chance.low == judged->chance.high);
  // A lead of one power draws, and a side without a placement may lose to one that would have none either.
  if (judged->plies) REQUIRE(judged->margin.value() * *exact >= 0);
}

struct Count {
  int positions = 0;
  int proven = 0;
  int changes = 0;
  int named = 0;
};

template <Game G>
Count review_positions(int wanted) {
  Count count;
  Rng rng(24);
  const auto champion = test::make_agent<G>("champion");
  while (count.positions < wanted) {
    const auto pos = late_position(rng, GameTag<G>{});
    const Result before = known(pos);
    typename G::MoveList moves;
    G::legal_moves(pos, moves);
    if (!before || moves.empty()) continue;
    auto next = pos;
    const auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    G::apply(next, move);
    const Result after = known(next);
    if (!after) continue;
    ++count.positions;
    champion->new_game(1);
    const auto review = test::review_of<G>(*champion, pos, {G::to_text(pos, move)}, nodes, deep_nodes);
    INFO(G::to_text(pos) << " " << G::to_text(pos, move) << " " << *before << " " << *after);
    const review::Ply& ply = review.plies[0];
    check_proven(ply.judged, before);
    check_proven(review.plies[1].judged, after);
    count.proven += ply.judged->proven != Score::Kind::none ? 1 : 0;
    const bool changes = -*after < *before;
    const bool is_named = ply.turning_point != review::TurningPoint::none;
    count.changes += changes ? 1 : 0;
    count.named += changes && is_named ? 1 : 0;
    // Where everything loses, and where the result stays, no move turned the game if the review knows it.
    if (*before == -1 && ply.judged->proven == Score::Kind::loss) REQUIRE_FALSE(is_named);
    if (is_named && ply.judged->proven != Score::Kind::none &&
        review.plies[1].judged->proven != Score::Kind::none)
      REQUIRE(changes);
  }
  return count;
}

template <Game G>
void check_labels() {
  const Count count = review_positions<G>(test::effort(300));
  CAPTURE(count.positions, count.proven, count.changes, count.named);
  CHECK(2 * count.proven >= count.positions);
  CHECK(count.changes >= count.positions / 20);
  CHECK(100 * count.named >= 95 * count.changes);
}

}  // namespace

TEST_CASE("colosseum: labels of a review are true", "[review]") {
  check_labels<Colosseum>();
}
TEST_CASE("infexion: labels of a review are true", "[review]") {
  check_labels<Infexion>();
}
TEST_CASE("tetress: labels of a review are true", "[review]") {
  check_labels<Tetress>();
}
