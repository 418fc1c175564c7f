#pragma once
#include <cstdint>

#include "review/judge.hpp"
#include "review/reason.hpp"

// The review of a game, for the command line and the wasm module: texts in, plain data out, no search. The
// caller searches the positions, passes what it found, and searches those in `deepen` again.
namespace arena::review {

// What a search found at a position.
struct Look {
  Score score;
  std::vector<std::string> line;  // the best line
  std::uint64_t nodes = 0;
  int pass = 1;                 // 1: short, 2: deep
  std::optional<Score> second;  // of the second-best move, if it was asked for
};

struct MoveReview {
  Side side = Side::first;
  std::string move;
  std::optional<Judged> before;  // both for the side that moved
  std::optional<Judged> after;
  Verdict verdict;
  std::vector<std::string> better;  // better moves, best first
  std::vector<std::string> line;    // the best line, with its end if that is a proven win
  std::vector<std::string> reply;   // the best line after the move that was played
  std::optional<Reason> reason;     // only of a turning point
};

struct Review {
  std::vector<MoveReview> moves;
  std::optional<Judged> last;  // the position after them, for the side to move there
  std::array<std::optional<double>, 2> accuracy;
  std::vector<int> deepen;
};

// looks[i] is of the position after i moves; looks that are missing, or have no score, leave the moves around
// them unjudged.
[[nodiscard]] Expected<Review> review(std::string_view game, std::string_view start, std::string_view moves,
                                      const std::vector<std::optional<Look>>& looks);

[[nodiscard]] Expected<Chance> chance(std::string_view game, std::string_view position, const Score& score);

}  // namespace arena::review
