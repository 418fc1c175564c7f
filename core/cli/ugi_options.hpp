#pragma once
#include "engine/engine.hpp"

// The options of a UGI conversation: the game, the agent, what every agent has (a seed, a table) and what
// this one has. The engine holds their values.
namespace arena::cli {

// An option's name as it is listed, however it is capitalised: names and values do not depend on case, as in
// UCI.
[[nodiscard]] std::string listed_name(const Engine& engine, std::string_view name);

// "Game", "Agent" or any other option by its listed name; a wrong one changes nothing.
[[nodiscard]] std::optional<Error> set_option(Engine& engine, std::string_view name, std::string_view value);

// As UGI lists them: `option name … type …`.
[[nodiscard]] std::vector<std::string> option_lines(const Engine& engine);
[[nodiscard]] std::vector<std::string> agent_option_lines(const Engine& engine);

}  // namespace arena::cli
