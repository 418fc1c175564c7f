#pragma once
#include <array>
#include <cstdint>
#include <map>

#include "util/expected.hpp"

// The statistics of match results. Pure functions, tested on published values.
namespace arena::match {

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  [[nodiscard]] int games() const { return wins + draws + losses; }
  [[nodiscard]] double score() const { return games() == 0 ? 0.5 : (wins + draws / 2.0) / games(); }
  friend bool operator==(const Tally&, const Tally&) = default;
};

// Mirrored pairs, counted by the half points (0 to 4) that a player scored in the two games of a start. The
// two games depend on each other (a start may favour a side), so the unit of every interval and test is the
// pair, not the game.
struct Pairs {
  std::array<int, 5> counts{};
  void add(int half_points) { ++counts[static_cast<std::size_t>(half_points)]; }
  [[nodiscard]] int size() const;
  [[nodiscard]] double score() const;     // mean points per game, 0 to 1; 0.5 without games
  [[nodiscard]] double variance() const;  // of a pair's score
  friend bool operator==(const Pairs&, const Pairs&) = default;
};

struct Interval {
  double low;
  double high;
};

// The logarithm of the likelihood of the pairs at an expected `score`, relative to that at their own mean: 0
// at the mean, negative elsewhere. The likelihood is the maximum over all distributions of the five results
// with that expectation (M. Van den Bergh, "Comments on normalized Elo", proposition 1.1).
[[nodiscard]] double log_likelihood(const Pairs& pairs, double score);

// The 95 % interval of the score: the scores whose likelihood ratio is below the 95 % point of chi-square.
// Unlike the normal interval, it is not empty when all pairs ended alike.
[[nodiscard]] Interval score_interval(const Pairs& pairs);

// The Elo difference that corresponds to a score; infinite for 0 and 1.
[[nodiscard]] double elo_of_score(double score);
[[nodiscard]] double score_of_elo(double elo);

// Normalized Elo: the distance of the score from 0.5 in standard deviations of a game, scaled so that it is
// close to Elo if there are no draws. It determines how many games are needed to detect a difference.
[[nodiscard]] double normalized_elo(const Pairs& pairs, double score);

// Sequential probability ratio test of "elo0 or less" (H0) against "elo1 or more" (H1) in logistic Elo: the
// generalised test on pairs.
struct Sprt {
  double elo0;
  double elo1;
  double alpha = 0.05;  // probability of accepting H1 at elo0
  double beta = 0.05;   // probability of accepting H0 at elo1

  enum class Verdict { undecided, accept_h0, accept_h1 };
  [[nodiscard]] double log_likelihood_ratio(const Pairs& pairs) const;
  [[nodiscard]] double lower_bound() const;
  [[nodiscard]] double upper_bound() const;
  [[nodiscard]] Verdict verdict(const Pairs& pairs) const;
};
[[nodiscard]] Expected<Sprt> make_sprt(double elo0, double elo1);

// A histogram of times in hundredths of a millisecond, the precision of a log. It needs little memory.
class Times {
 public:
  void add(double ms);
  // The time that this share of all times does not exceed; 0 without times.
  [[nodiscard]] double percentile(double share) const;
  [[nodiscard]] double max() const { return percentile(1.0); }

 private:
  std::map<std::int64_t, std::int64_t> counts_;
  std::int64_t total_ = 0;
};

}  // namespace arena::match
