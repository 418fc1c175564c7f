#include "cli/ugi_options.hpp"

#include <algorithm>
#include <array>

#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

// Options that every agent has; names and ranges as `ugi` lists them.
constexpr std::array<OptionSpec, 4> common_options{{
    {"Seed", OptionSpec::Kind::spin, "1", 0, (std::int64_t{1} << 53) - 1},
    {"Threads", OptionSpec::Kind::spin, "1", 1, 64},
    {"Hash", OptionSpec::Kind::spin, "16", 1, 1024},
    {"MultiPV", OptionSpec::Kind::spin, "1", 1, 64},
}};

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string option_line(const OptionSpec& spec) {
  std::string line = "option name " + std::string(spec.name) + " type " + std::string(name_of(spec.kind)) +
                     " default " + std::string(spec.fallback);
  if (spec.kind == OptionSpec::Kind::spin)
    line += " min " + std::to_string(spec.least) + " max " + std::to_string(spec.most);
  if (spec.kind == OptionSpec::Kind::combo)
    for (const auto choice : split(spec.choices, '|')) line.append(" var ").append(choice);
  return line;
}

// A combo whose choices are known only now.
std::string combo_line(std::string_view name, std::string_view chosen,
                       const std::vector<std::string>& choices) {
  std::string joined;
  for (const auto& choice : choices) joined.append(joined.empty() ? "" : "|").append(choice);
  return option_line({.name = name, .kind = OptionSpec::Kind::combo, .fallback = chosen, .choices = joined});
}

std::vector<std::string> agent_ids(std::string_view game) {
  std::vector<std::string> ids;
  for (const auto& agent : agents(game).value()) ids.push_back(agent.id);
  return ids;
}

OptionSpecs options_of_agent(const ThinkRequest& request) {
  const auto list = agents(request.game).value();
  const auto at =
      std::find_if(list.begin(), list.end(), [&](const AgentInfo& info) { return info.id == request.agent; });
  return at->options;
}

std::optional<Error> choose_agent(ThinkRequest& request, std::string_view agent) {
  const auto ids = agent_ids(request.game);
  if (std::find(ids.begin(), ids.end(), agent) == ids.end())
    return Error{Error::Code::unknown_agent, "no agent of " + request.game + " is named " + quoted(agent)};
  request.agent = agent;
  request.options.clear();
  return std::nullopt;
}

std::optional<Error> set_common_option(ThinkRequest& request, std::string_view name, std::string_view value) {
  OptionValues common(common_options);
  if (auto fault = common.set(name, value)) return fault;
  const auto number = common.spin(name);
  if (name == "Seed") request.seed = static_cast<std::uint64_t>(number);
  if (name == "Threads") request.resources.threads = static_cast<int>(number);
  if (name == "Hash") request.resources.hash_mb = static_cast<int>(number);
  if (name == "MultiPV") request.resources.multi_pv = static_cast<int>(number);
  return std::nullopt;
}

std::optional<Error> set_agent_option(ThinkRequest& request, std::string_view name, std::string_view value) {
  auto options = parse_options(options_of_agent(request), request.options).value();
  if (auto fault = options.set(name, value)) return fault;
  request.options = to_text(options);
  return std::nullopt;
}

}  // namespace

std::optional<Error> choose_game(ThinkRequest& request, std::string_view game) {
  const auto position = rules::start(game, "");
  if (!position) return position.error();
  request.game = game;
  request.position = *position;
  return choose_agent(request, agent_ids(game).back());  // the strongest stands last
}

std::string listed_name(const ThinkRequest& request, std::string_view name) {
  std::vector<std::string_view> listed{"Game", "Agent"};
  for (const auto& spec : common_options) listed.push_back(spec.name);
  for (const auto& spec : options_of_agent(request)) listed.push_back(spec.name);
  const auto at = std::find_if(listed.begin(), listed.end(), [&](std::string_view known) {
    return in_small_letters(known) == in_small_letters(name);
  });
  return std::string(at == listed.end() ? name : *at);
}

std::optional<Error> set_option(ThinkRequest& request, std::string_view name, std::string_view given) {
  const std::string value = in_small_letters(given);
  if (name == "Game") return choose_game(request, value);
  if (name == "Agent") return choose_agent(request, value);
  const bool is_common = std::any_of(common_options.begin(), common_options.end(),
                                     [&](const OptionSpec& spec) { return spec.name == name; });
  return is_common ? set_common_option(request, name, value) : set_agent_option(request, name, value);
}

std::vector<std::string> option_lines(const ThinkRequest& request) {
  std::vector<std::string> lines{combo_line("Game", request.game, rules::games()),
                                 combo_line("Agent", request.agent, agent_ids(request.game))};
  for (const auto& spec : common_options) lines.push_back(option_line(spec));
  for (auto& line : agent_option_lines(request)) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> agent_option_lines(const ThinkRequest& request) {
  std::vector<std::string> lines;
  for (const auto& spec : options_of_agent(request)) lines.push_back(option_line(spec));
  return lines;
}

}  // namespace arena::cli
