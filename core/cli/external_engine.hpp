#pragma once
#include "match/play.hpp"

namespace arena::cli {

// Called once per failure of an engine, with the reason.
using Complaint = std::function<void(const std::string& sentence)>;

struct EngineSpec {
  std::string name = {};                                          // in complaints
  std::string command = {};                                       // for the shell
  std::vector<std::string> arguments = {};                        // passed to it as they are
  std::string folder = {};                                        // to start it in; empty: ours
  std::vector<std::pair<std::string, std::string>> options = {};  // of UGI, set before each game
};

// A player for an external engine that the shell starts and that speaks UGI over its standard input and
// output. If the engine stops answering or dies, each turn returns an Error and never blocks; the engine is
// killed and restarted for the next game. What it
// answers to its options by "info string error" is a complaint too.
[[nodiscard]] std::unique_ptr<match::Player> make_external_player(EngineSpec spec, const Resources& resources,
                                                                  const Clock& clock, Complaint complain);

}  // namespace arena::cli
