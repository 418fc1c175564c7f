#pragma once
#include "engine/engine.hpp"

// The options of a UGI session: the game, the agent, the options of every agent (seed, hash table) and those
// of the current agent. The engine holds their values.
namespace arena::cli {

// Returns the name of an option as it is listed, for any capitalisation: names and values are
// case-insensitive, as in UCI.
[[nodiscard]] std::string listed_name(const Engine& engine, std::string_view name);

// Sets "Game", "Agent" or any other option by its listed name; an Error changes nothing.
[[nodiscard]] std::optional<Error> set_option(Engine& engine, std::string_view name, std::string_view value);

// As UGI lists them: `option name … type …`.
[[nodiscard]] std::vector<std::string> option_lines(const Engine& engine);
[[nodiscard]] std::vector<std::string> agent_option_lines(const Engine& engine);

}  // namespace arena::cli
