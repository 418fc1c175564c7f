#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace arena::review {

// Why a move was a turning point: one of a closed set of each game, with the facts of its sentence. Every
// fact can be replayed on the rules.
struct Reason {
  struct Count {
    std::string_view name;
    int value;
  };

  std::string_view id;
  std::string reply = {};              // what the opponent can do now; empty if that is not the point
  std::string better_move = {};        // what would have been better; empty likewise
  InlineVector<Count, 4> counts = {};  // that its sentence uses
  std::vector<int> cells = {};         // for a picture, numbered row by row

  [[nodiscard]] std::optional<int> count(std::string_view name) const {
    for (const auto& [known, value] : counts)
      if (known == name) return value;
    return std::nullopt;
  }
};

// A move, the best one instead of it, and the best answer, if they are known.
template <Game G>
struct Moment {
  typename G::Position before;
  typename G::Move move;
  typename G::Position after;
  std::optional<typename G::Move> better;
  std::optional<typename G::Move> reply;
  // The positions after the move, and after the better one, and as many plies of best play.
  typename G::Position now;
  typename G::Position then;
};

// The reason that fits best, or nothing if none is true. Each game defines it in review/<game>/reasons.cpp.
template <Game G>
[[nodiscard]] std::optional<Reason> find_reason(const Moment<G>& moment);

// How far the side to move is ahead: cells that it reaches first, power, or placements; in a finished game
// the final difference. Each game defines it there, too.
template <Game G>
[[nodiscard]] int margin_of(const typename G::Position& pos);

}  // namespace arena::review
