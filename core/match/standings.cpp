#include "match/standings.hpp"

#include <algorithm>
#include <functional>

namespace arena::match {
namespace {

// The half points of the player that began.
int half_points_of(Outcome::Kind kind) {
  return kind == Outcome::Kind::first_wins ? 2 : kind == Outcome::Kind::draw ? 1 : 0;
}

void count(Tally& tally, int half_points) {
  ++(half_points == 2 ? tally.wins : half_points == 1 ? tally.draws : tally.losses);
}

}  // namespace

Standings::Standings(int players, std::optional<Sprt> sprt)
    : players_(players),
      against_(static_cast<std::size_t>(players) * static_cast<std::size_t>(players)),
      conduct_(static_cast<std::size_t>(players)) {
  if (sprt) test_ = Test{*sprt, {}, Sprt::Verdict::undecided};
}

const Standing& Standings::against(int player, int opponent) const {
  return against_[static_cast<std::size_t>(player * players_ + opponent)];
}
Standing& Standings::entry(int player, int opponent) {
  return against_[static_cast<std::size_t>(player * players_ + opponent)];
}

Standing Standings::total(int player) const {
  Standing sum;
  for (int opponent = 0; opponent < players_; ++opponent) {
    const auto& [tally, pairs] = against(player, opponent);
    sum.tally.wins += tally.wins;
    sum.tally.draws += tally.draws;
    sum.tally.losses += tally.losses;
    std::transform(pairs.counts.begin(), pairs.counts.end(), sum.pairs.counts.begin(),
                   sum.pairs.counts.begin(), std::plus<>{});
  }
  return sum;
}

void Standings::add(const GameResult& game) {
  const int number = game.fixture.number;
  const int first = game.fixture.first;
  const int second = game.fixture.second;
  if (!counted_.insert(number).second) return;
  const int half_points = half_points_of(game.outcome.kind);
  count(entry(first, second).tally, half_points);
  count(entry(second, first).tally, 2 - half_points);
  for (const std::size_t side : {0, 1}) {
    auto& conduct = conduct_[static_cast<std::size_t>(side == 0 ? first : second)];
    conduct.illegal += game.illegal[side];
    conduct.crashes += game.crashes[side];
    conduct.late += game.late[side];
    for (const double ms : game.times[side]) conduct.times.add(ms);
  }
  const auto [mirror, is_new] = halves_.try_emplace(number / 2, Half{game.fixture, half_points});
  if (is_new) return;
  const Half half = mirror->second;
  halves_.erase(mirror);
  if (half.fixture.first == second && half.fixture.second == first)
    add_pair(first, second, half_points + 2 - half.half_points);
}

void Standings::add_pair(int player, int opponent, int half_points) {
  entry(player, opponent).pairs.add(half_points);
  entry(opponent, player).pairs.add(4 - half_points);
  if (!test_ || decided()) return;
  test_->pairs.add(player == 0 ? half_points : 4 - half_points);
  test_->verdict = test_->sprt.verdict(test_->pairs);
}

Ratings Standings::ratings() const {
  std::vector<Pairs> against;
  for (const auto& standing : against_) against.push_back(standing.pairs);
  return {players_, against};
}

}  // namespace arena::match
