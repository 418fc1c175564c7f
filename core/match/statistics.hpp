#pragma once
#include <optional>
#include <span>

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

struct Interval {
  double low;
  double high;
};

// The 95 % interval of the score by Wilson (1927), draws as half a win: for draws it is a little too wide,
// and unlike the normal one it says something about a match that was won in every game.
[[nodiscard]] Interval score_interval(const Tally& tally);

// The Elo difference that makes a score likely; infinite for 0 and 1.
[[nodiscard]] double elo_of_score(double score);
[[nodiscard]] double score_of_elo(double elo);

// Sequential probability ratio test of "elo0 or less" against "elo1 or more" for logistic Elo, with the
// normal approximation of the generalised test for three results (Van den Bergh, "A practical introduction to
// the GSPRT").
struct Sprt {
  double elo0;
  double elo1;
  double alpha = 0.05;
  double beta = 0.05;

  enum class Verdict { undecided, accept_h0, accept_h1 };
  [[nodiscard]] double log_likelihood_ratio(const Tally& tally) const;
  [[nodiscard]] double lower_bound() const;
  [[nodiscard]] double upper_bound() const;
  [[nodiscard]] Verdict verdict(const Tally& tally) const;
};

// The value that the given share of the numbers does not exceed; 0 of nothing.
[[nodiscard]] double percentile(std::span<const double> sorted, double share);

}  // namespace arena::match
