#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/game.hpp"

namespace arena::review {

// Why a move was a turning point: one of a closed set of each game, with the facts of its sentence. Every
// fact can be replayed on the rules. Facts that are moves have names that end in "move" or "reply"; "player"
// and "opponent" are sides, 0 or 1.
struct ReasonFact {
  std::string_view name;
  std::variant<int, std::string> value;
};

struct Reason {
  std::string_view id;
  std::vector<ReasonFact> facts;
  std::vector<int> cells;  // for a picture, numbered row by row
};

// A move, the best one instead of it, and the best answer to it, if they are known.
template <Game G>
struct Moment {
  typename G::Position before;
  typename G::Move move;
  typename G::Position after;
  std::optional<typename G::Move> better;
  std::optional<typename G::Move> reply;
};

// The reason that fits best, or nothing if none is true. Each game defines it in review/<game>/reasons.cpp.
template <Game G>
[[nodiscard]] std::optional<Reason> find_reason(const Moment<G>& moment);

// How far a side is ahead: cells that it reaches first, power, or placements; in a finished game the final
// difference. For the side to move. Each game defines it there, too.
template <Game G>
[[nodiscard]] int margin_of(const typename G::Position& pos);

// Is the game so young that scores say nothing about its winner?
template <Game G>
[[nodiscard]] bool is_open(const typename G::Position& pos);

// Starts a reason with the facts that all have.
template <Game G>
[[nodiscard]] Reason make_reason(std::string_view id, const Moment<G>& moment) {
  const int player = index(G::side_to_move(moment.before));
  return {id,
          {{"move", G::to_text(moment.before, moment.move)}, {"player", player}, {"opponent", 1 - player}},
          {}};
}

}  // namespace arena::review
