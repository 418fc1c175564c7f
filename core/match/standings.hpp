#pragma once
#include <unordered_map>
#include <unordered_set>

#include "match/log.hpp"
#include "match/ratings.hpp"

namespace arena::match {

// The results of one player against another, or against all.
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

// The contents of a table, updated after each game at constant cost, because a match reads it after every
// game.
class Standings {
 public:
  explicit Standings(int players, std::optional<Sprt> sprt = std::nullopt);

  // Counts a game, unless a game with this number is already counted.
  void add(const GameResult& game);
  [[nodiscard]] bool has(int number) const { return counted_.contains(number); }
  [[nodiscard]] std::size_t games() const { return counted_.size(); }
  [[nodiscard]] int players() const { return players_; }

  [[nodiscard]] Standing total(int player) const;
  [[nodiscard]] const Standing& against(int player, int opponent) const;
  [[nodiscard]] Ratings ratings() const;
  [[nodiscard]] const Conduct& conduct(int player) const {
    return conduct_[static_cast<std::size_t>(player)];
  }

  // The test of the first player against the second. It is frozen once it has decided: pairs that were still
  // being played then do not change it.
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

  // A game whose mirrored game is not finished yet.
  struct Half {
    Fixture fixture;
    int half_points;  // of the player that began
  };

  int players_;
  std::vector<Standing> against_;  // one row per player
  std::vector<Conduct> conduct_;
  std::unordered_set<int> counted_;
  std::unordered_map<int, Half> halves_;
  std::optional<Test> test_;
};

}  // namespace arena::match
