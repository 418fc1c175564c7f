#pragma once
#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "match/play.hpp"
#include "match/statistics.hpp"

namespace arena::match {

// A match's log: a first line that says what is played, then a line a game. It makes a match resumable, lets
// shards be merged, and is all that a table is made from.
struct Log {
  std::string description;  // everything that makes two matches the same one, as JSON
  std::vector<std::string> players;
  std::vector<GameResult> games;
};

[[nodiscard]] std::string header_line(const std::string& description,
                                      const std::vector<std::string>& players);
[[nodiscard]] std::string game_line(const GameResult& result);

// Reads a log; a last line that was cut off in writing is passed over.
[[nodiscard]] Expected<Log> read_log(std::istream& in);

// One log of several with the same description; a game played twice counts once.
[[nodiscard]] Expected<Log> merge(const std::vector<Log>& logs);

}  // namespace arena::match
