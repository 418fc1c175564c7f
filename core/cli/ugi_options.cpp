#include "cli/ugi_options.hpp"

#include <algorithm>
#include <array>

#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

// The options of every agent, with names and ranges as `ugi` lists them.
constexpr std::array<OptionSpec, 3> common_options{{
    {"Seed", OptionSpec::Kind::spin, "1", 0, (std::int64_t{1} << 53) - 1},
    {"Hash", OptionSpec::Kind::spin, "16", 1, max_hash_mb},
    {"MultiPV", OptionSpec::Kind::spin, "1", 1, max_multi_pv},
}};

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string option_line(const OptionSpec& spec) {
  std::string line = "option name " + std::string(spec.name) + " type " + std::string(name_of(spec.kind)) +
                     " default " + std::string(spec.default_value);
  if (spec.kind == OptionSpec::Kind::spin)
    line += " min " + std::to_string(spec.min) + " max " + std::to_string(spec.max);
  if (spec.kind == OptionSpec::Kind::combo)
    for (const auto choice : split(spec.choices, '|')) line.append(" var ").append(choice);
  return line;
}

// A combo option whose choices are known only at run time.
std::string combo_line(std::string_view name, std::string_view chosen,
                       const std::vector<std::string>& choices) {
  std::string joined;
  for (const auto& choice : choices) joined.append(joined.empty() ? "" : "|").append(choice);
  return option_line(
      {.name = name, .kind = OptionSpec::Kind::combo, .default_value = chosen, .choices = joined});
}

std::vector<std::string> agent_ids(std::string_view game) {
  std::vector<std::string> ids;
  for (const auto& agent : agents(game).value()) ids.push_back(agent.id);
  return ids;
}

OptionSpecs options_of_agent(const Engine& engine) {
  const auto list = agents(engine.game()).value();
  const auto at = std::find_if(list.begin(), list.end(),
                               [&](const AgentInfo& info) { return info.id == engine.agent().id; });
  return at->options;
}

std::optional<Error> set_common_option(AgentChoice& choice, std::string_view name, std::string_view value) {
  OptionValues common(common_options);
  if (auto fault = common.set(name, value)) return fault;
  const auto number = common.spin(name);
  if (name == "Seed") choice.seed = static_cast<std::uint64_t>(number);
  if (name == "Hash") choice.resources.hash_mb = static_cast<int>(number);
  if (name == "MultiPV") choice.resources.multi_pv = static_cast<int>(number);
  return std::nullopt;
}

}  // namespace

std::string listed_name(const Engine& engine, std::string_view name) {
  std::vector<std::string_view> listed{"Game", "Agent"};
  for (const auto& spec : common_options) listed.push_back(spec.name);
  for (const auto& spec : options_of_agent(engine)) listed.push_back(spec.name);
  const auto at = std::find_if(listed.begin(), listed.end(), [&](std::string_view known) {
    return in_small_letters(known) == in_small_letters(name);
  });
  return std::string(at == listed.end() ? name : *at);
}

std::optional<Error> set_option(Engine& engine, std::string_view name, std::string_view given) {
  const std::string value = in_small_letters(given);
  if (name == "Game") return engine.set_game(value);
  AgentChoice choice = engine.agent();
  if (name == "Agent") {
    choice.id = value;
    choice.options.clear();
    return engine.set_agent(choice);
  }
  const bool is_common = std::any_of(common_options.begin(), common_options.end(),
                                     [&](const OptionSpec& spec) { return spec.name == name; });
  if (is_common) {
    if (auto fault = set_common_option(choice, name, value)) return fault;
  } else {
    auto options = parse_options(options_of_agent(engine), choice.options).value();
    if (auto fault = options.set(name, value)) return fault;
    choice.options = to_text(options);
  }
  return engine.set_agent(choice);
}

std::vector<std::string> option_lines(const Engine& engine) {
  std::vector<std::string> lines{combo_line("Game", engine.game(), rules::games()),
                                 combo_line("Agent", engine.agent().id, agent_ids(engine.game()))};
  for (const auto& spec : common_options) lines.push_back(option_line(spec));
  for (auto& line : agent_option_lines(engine)) lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> agent_option_lines(const Engine& engine) {
  std::vector<std::string> lines;
  for (const auto& spec : options_of_agent(engine)) lines.push_back(option_line(spec));
  return lines;
}

}  // namespace arena::cli
