#pragma once
#include "match/play.hpp"

namespace arena::cli {

// Hears why an engine failed, once a failure.
using Complaint = std::function<void(const std::string& sentence)>;

// An engine of somebody else's that speaks UGI over its standard input and output; started by the shell. An
// engine that falls silent or dies is an Error at each turn, never a hang: it is ended and started anew for
// the next game.
[[nodiscard]] std::unique_ptr<match::Player> make_external_player(std::string command,
                                                                  const Resources& resources,
                                                                  const Clock& clock, Complaint complain);

}  // namespace arena::cli
