#pragma once
#include "match/play.hpp"

namespace arena::cli {

// Called once per failure of an engine, with the reason.
using Complaint = std::function<void(const std::string& sentence)>;

// A player for an external engine that the shell starts and that speaks UGI over its standard input and
// output. If the engine stops answering or dies, each turn returns an Error and never blocks; the engine is
// killed and restarted for the next game.
[[nodiscard]] std::unique_ptr<match::Player> make_external_player(std::string command,
                                                                  const Resources& resources,
                                                                  const Clock& clock, Complaint complain);

}  // namespace arena::cli
