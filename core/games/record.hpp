#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace arena {

// One move of a record, its comment, and the alternatives that were played or considered.
struct RecordMove {
  std::string text;
  std::string comment;                                   // without the commands below
  std::optional<std::string> eval;                       // "0.35", or "#+6" and "#-6" for proven margins
  std::optional<std::string> clock;                      // "0:00:01.9", time used for the move
  std::vector<std::vector<RecordMove>> variations = {};  // "(…)" after the move; none is empty
  friend bool operator==(const RecordMove&, const RecordMove&) = default;
};

// A saved game: headers, then moves, similar to PGN. Parsing does not need to know the game; replay.hpp does.
struct Record {
  std::vector<std::pair<std::string, std::string>>
      headers;                // in the order of the text, including unknown ones
  Side begins = Side::first;  // the second player begins where numbering starts "1…"
  std::vector<RecordMove> moves;
  std::string result = "*";
  friend bool operator==(const Record&, const Record&) = default;

  [[nodiscard]] std::string_view header(std::string_view key) const;  // empty when absent
  void set_header(std::string_view key, std::string_view value);      // replaces, or adds at the end
};

[[nodiscard]] Expected<Record> parse_record(std::string_view text);

[[nodiscard]] std::string to_text(const Record& record);

// For records from outside: returns an Error if parse_record would not read the text back, for example
// because a header's name has a space or a move is a number.
[[nodiscard]] Expected<std::string> write_record(const Record& record);

// "1-0", "0-1", "1/2-1/2" or "*".
[[nodiscard]] std::string_view result_text(Outcome::Kind kind);

}  // namespace arena
