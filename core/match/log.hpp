#pragma once
#include <functional>
#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "match/play.hpp"

namespace arena::match {

// The first line of a match's log; a line for each game follows. The log makes a match resumable, lets shards
// be merged, and is all that a table is made from. Logs are read game by game: they may be longer than the
// memory.
struct LogHeader {
  std::string description;  // everything that makes two matches the same one, as JSON
  std::vector<std::string> players;
  friend bool operator==(const LogHeader&, const LogHeader&) = default;
};

// Names need not be UTF-8, such as the command of an engine; in the header they are.
[[nodiscard]] LogHeader make_header(const nlohmann::json& description,
                                    const std::vector<std::string>& players);
[[nodiscard]] std::string header_line(const LogHeader& header);
[[nodiscard]] std::string game_line(const GameResult& result);

using GameSink = std::function<void(const GameResult&)>;

[[nodiscard]] Expected<LogHeader> read_header(std::istream& in);
// Reads the lines that follow the header; a last line that was cut off in writing is passed over.
[[nodiscard]] std::optional<Error> read_games(std::istream& in, const LogHeader& header,
                                              const GameSink& sink);

}  // namespace arena::match
