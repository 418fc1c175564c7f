#pragma once
#include <functional>
#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "match/play.hpp"

namespace arena::match {

// The first line of a match's log; one line per game follows. The log makes a match resumable and shards
// mergeable, and it is the only input of a table. Logs are read game by game, because they may be larger than
// the memory.
struct LogHeader {
  std::string description;  // the settings of the match as JSON; equal for all logs of one match
  std::vector<std::string> players;
  friend bool operator==(const LogHeader&, const LogHeader&) = default;
};

// Names, such as the command of an engine, need not be UTF-8; the header contains only UTF-8.
[[nodiscard]] LogHeader make_header(const nlohmann::json& description,
                                    const std::vector<std::string>& players);
[[nodiscard]] std::string header_line(const LogHeader& header);
[[nodiscard]] std::string game_line(const GameResult& result);

using GameSink = std::function<void(const GameResult&)>;

[[nodiscard]] Expected<LogHeader> read_header(std::istream& in);
// Reads the lines after the header and skips a last line that was cut off while it was written.
[[nodiscard]] std::optional<Error> read_games(std::istream& in, const LogHeader& header,
                                              const GameSink& sink);

}  // namespace arena::match
