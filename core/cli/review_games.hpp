#pragma once
#include <array>
#include <functional>
#include <string>
#include <vector>

namespace arena::cli {

// A game to review, from a record or the log of a match.
struct ReviewGame {
  std::string name;  // of its file, with its number if the file holds several
  std::string game;
  std::array<std::string, 2> players;
  std::string start;
  std::vector<std::string> moves;
};

// The games of a file: a record, several records one after the other, or the log of a match. "-" is standard
// input. Throws BadInput for a game that breaks the rules.
[[nodiscard]] std::vector<ReviewGame> read_review_games(const std::string& path);

}  // namespace arena::cli
