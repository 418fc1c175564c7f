#pragma once
#include <nlohmann/json_fwd.hpp>
#include <unordered_map>
#include <unordered_set>

#include "match/log.hpp"
#include "match/statistics.hpp"

namespace arena::match {

// What one player made of the games against another, or against all.
struct Standing {
  Tally tally;
  Pairs pairs;
};

// How a player behaved in all its games.
struct Conduct {
  int illegal = 0;
  int crashes = 0;
  int late = 0;
  Times times;
};

// All that a table says, kept up game by game in the time of one game: a match asks it after every game.
class Standings {
 public:
  explicit Standings(int players, std::optional<Sprt> sprt = std::nullopt);

  // Counts a game, unless one of that number has been counted.
  void add(const GameResult& game);
  [[nodiscard]] bool has(int number) const { return counted_.contains(number); }
  [[nodiscard]] std::size_t games() const { return counted_.size(); }
  [[nodiscard]] int players() const { return players_; }

  [[nodiscard]] Standing total(int player) const;
  [[nodiscard]] const Standing& against(int player, int opponent) const;
  [[nodiscard]] const Conduct& conduct(int player) const {
    return conduct_[static_cast<std::size_t>(player)];
  }

  // The test of the first player against the second, as it was when it decided: pairs that end later, because
  // they were being played, do not undo it.
  struct Test {
    Sprt sprt;
    Pairs pairs;
    Sprt::Verdict verdict = Sprt::Verdict::undecided;
  };
  [[nodiscard]] const std::optional<Test>& test() const { return test_; }
  [[nodiscard]] bool decided() const { return test_ && test_->verdict != Sprt::Verdict::undecided; }

 private:
  [[nodiscard]] Standing& entry(int player, int opponent);
  void add_pair(int player, int opponent, int half_points);

  // The game of a pair whose mirror is still to come.
  struct Half {
    Fixture fixture;
    int half_points;  // of the player who began
  };

  int players_;
  std::vector<Standing> against_;  // a row for each player
  std::vector<Conduct> conduct_;
  std::unordered_set<int> counted_;
  std::unordered_map<int, Half> halves_;
  std::optional<Test> test_;
};

// For people: a paragraph for each player, and a cross-table when there are more than two.
[[nodiscard]] std::string as_text(const LogHeader& header, const Standings& standings);
[[nodiscard]] nlohmann::json as_json(const LogHeader& header, const Standings& standings);

// How far a match has come, in one line: the games played of all, the first player's score where there are
// two, what went wrong, and the time that the rest takes at the pace of the `timed` games so far.
[[nodiscard]] std::string progress_line(const Standings& standings, std::size_t games, std::size_t timed,
                                        Duration time);

}  // namespace arena::match
