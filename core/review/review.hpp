#pragma once
#include "review/judge.hpp"

// The review of a game, for the command line and the wasm module: texts in, plain data out, no search. The
// caller searches the positions, passes what it found, and searches those in `deepen` again.
namespace arena::review {

// What a search found at a position.
struct Look {
  Score score;                    // none: nobody has looked
  std::vector<std::string> line;  // the best line
  int pass = 1;                   // 1: short, 2: deep
  Score second;                   // of the second-best move; none if it was not asked for
};

// looks[i] is of the position after i moves. Moves around a position without a look are not judged.
[[nodiscard]] Expected<Review> review(std::string_view game, std::string_view start, std::string_view moves,
                                      std::vector<Look> looks);

[[nodiscard]] Expected<Chance> chance(std::string_view game, std::string_view position, const Score& score);

}  // namespace arena::review
