#pragma once
#include <array>
#include <cstdint>
#include <map>

#include "util/expected.hpp"

// What the results of a match prove. Pure functions, tested on published values.
namespace arena::match {

struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  [[nodiscard]] int games() const { return wins + draws + losses; }
  [[nodiscard]] double score() const { return games() == 0 ? 0.5 : (wins + draws / 2.0) / games(); }
  friend bool operator==(const Tally&, const Tally&) = default;
};

// Mirrored pairs, counted by the half points that a player took from both games of a start: 0 to 4. The two
// games depend on each other (a start may favour a side), so the pair and not the game is the unit of every
// interval and test.
struct Pairs {
  std::array<int, 5> counts{};
  void add(int half_points) { ++counts[static_cast<std::size_t>(half_points)]; }
  [[nodiscard]] int size() const;
  [[nodiscard]] double score() const;     // points of a game, 0 to 1; a half of nothing
  [[nodiscard]] double variance() const;  // of a pair's score
  friend bool operator==(const Pairs&, const Pairs&) = default;
};

struct Interval {
  double low;
  double high;
};

// How much less likely the pairs are at an expected `score` than at their own mean: the logarithm of the
// ratio, 0 at the mean and negative elsewhere. The likelihood is the greatest that any distribution of the
// five results with that expectation gives (M. Van den Bergh, "Comments on normalized Elo", proposition 1.1).
[[nodiscard]] double log_likelihood(const Pairs& pairs, double score);

// The 95 % interval of the score: the scores whose likelihood ratio is under the 95 % point of chi-square.
// Unlike the normal interval it says something about a match of which every pair ended alike.
[[nodiscard]] Interval score_interval(const Pairs& pairs);

// The Elo difference that makes a score likely; infinite for 0 and 1.
[[nodiscard]] double elo_of_score(double score);
[[nodiscard]] double score_of_elo(double elo);

// Normalized Elo: the distance of the score from a half in standard deviations of a game, scaled so that it
// is near Elo where there are no draws. It says how many games a difference takes to be seen.
[[nodiscard]] double normalized_elo(const Pairs& pairs, double score);

// Sequential probability ratio test of "elo0 or less" against "elo1 or more" in logistic Elo: the generalised
// test on pairs.
struct Sprt {
  double elo0;
  double elo1;
  double alpha = 0.05;  // chance to accept H1 at elo0
  double beta = 0.05;   // chance to accept H0 at elo1

  enum class Verdict { undecided, accept_h0, accept_h1 };
  [[nodiscard]] double log_likelihood_ratio(const Pairs& pairs) const;
  [[nodiscard]] double lower_bound() const;
  [[nodiscard]] double upper_bound() const;
  [[nodiscard]] Verdict verdict(const Pairs& pairs) const;
};
[[nodiscard]] Expected<Sprt> make_sprt(double elo0, double elo1);

// Counts of times in hundredths of a millisecond, as exact as a log keeps them, in little memory.
class Times {
 public:
  void add(double ms);
  // The time that the given share of all does not exceed; 0 of nothing.
  [[nodiscard]] double percentile(double share) const;
  [[nodiscard]] double max() const { return percentile(1.0); }

 private:
  std::map<std::int64_t, std::int64_t> counts_;
  std::int64_t total_ = 0;
};

}  // namespace arena::match
