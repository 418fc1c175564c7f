#pragma once
#include <nlohmann/json_fwd.hpp>

#include "match/log.hpp"

namespace arena::match {

// How one player did: against one other, or against all.
struct Standing {
  Tally tally;
  int illegal = 0;
  int crashes = 0;
  int late = 0;
  std::vector<double> times;  // sorted, milliseconds
};

// The standing of `player` against `opponent`, or against everybody when that is -1.
[[nodiscard]] Standing standing(const Log& log, int player, int opponent = -1);

// For people: a row a player (two players: their match), and a cross-table when there are more than two.
[[nodiscard]] std::string as_text(const Log& log, const std::optional<Sprt>& sprt);
[[nodiscard]] nlohmann::json as_json(const Log& log, const std::optional<Sprt>& sprt);

}  // namespace arena::match
