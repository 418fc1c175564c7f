#pragma once
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/external_engine.hpp"

// Players as the command line names them.
namespace arena::cli {

// "python3 engine.py", or keys: "cmd=./engine name=mine arg=--fast dir=/tmp option.Hash=64". Values with
// spaces are quoted.
[[nodiscard]] EngineSpec read_engine(const std::string& text);

struct PlayerSpec {
  std::string name;        // in tables and records
  std::string agent;       // "champion level=3", or empty
  EngineSpec engine = {};  // if there is no agent
};

[[nodiscard]] PlayerSpec agent_player(const std::string& text);
[[nodiscard]] PlayerSpec engine_player(const std::string& text);

[[nodiscard]] std::unique_ptr<match::Player> make_player(const PlayerSpec& spec, const Resources& resources,
                                                         const Clock& clock, const Complaint& complain);

// Asks an agent for one move, so that a wrong name or option is reported early. Does nothing for an engine.
void check_player(const PlayerSpec& spec, const std::string& game, const Resources& resources,
                  const Clock& clock);

}  // namespace arena::cli
