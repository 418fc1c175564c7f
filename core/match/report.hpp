#pragma once
#include <nlohmann/json_fwd.hpp>

#include "match/standings.hpp"

// The results of a match, written for people and for programs.
namespace arena::match {

// One paragraph per player, then ratings, and a cross-table if there are more than two.
[[nodiscard]] std::string as_text(const LogHeader& header, const Standings& standings);
[[nodiscard]] nlohmann::json as_json(const LogHeader& header, const Standings& standings);
// A row per player: for spreadsheets, and for a report or a README.
[[nodiscard]] std::string as_csv(const LogHeader& header, const Standings& standings);
[[nodiscard]] std::string as_markdown(const LogHeader& header, const Standings& standings);

// "0:01:30 left"
[[nodiscard]] std::string time_left(double seconds);

// The progress of a match in one line: number of games played, the first player's score if there are two,
// illegal moves, crashes and late moves, and the remaining time at the speed of the `timed` games played in
// `time`.
[[nodiscard]] std::string progress_line(const Standings& standings, std::size_t games, std::size_t timed,
                                        Duration time);

}  // namespace arena::match
