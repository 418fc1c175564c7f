#pragma once
#include "engine/session.hpp"

// What `setoption` of a UGI conversation can set: the game, the agent, what every agent has (a seed, a table)
// and what this one has. All of it is kept in the request for the next search.
namespace arena::cli {

// Begins with the game's usual start and its strongest agent.
[[nodiscard]] std::optional<Error> choose_game(ThinkRequest& request, std::string_view game);

// An option's name as it is listed, however it is capitalised: names and values do not depend on case, as in
// UCI.
[[nodiscard]] std::string listed_name(const ThinkRequest& request, std::string_view name);

// "Game", "Agent" or any other option by its listed name; a wrong one changes nothing.
[[nodiscard]] std::optional<Error> set_option(ThinkRequest& request, std::string_view name,
                                              std::string_view value);

// As UGI lists them: `option name … type …`.
[[nodiscard]] std::vector<std::string> option_lines(const ThinkRequest& request);
[[nodiscard]] std::vector<std::string> agent_option_lines(const ThinkRequest& request);

}  // namespace arena::cli
