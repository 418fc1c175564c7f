#include "cli/players.hpp"

#include <algorithm>

#include "cli/app.hpp"
#include "cli/suggest.hpp"
#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

const std::vector<std::string> keys{"cmd", "name", "arg", "dir", "option.NAME"};

// Splits at spaces outside of quotation marks, single or double, which are removed as a shell does.
std::vector<std::string> quoted_words(const std::string& text) {
  std::vector<std::string> parts;
  bool inside = false;  // a word
  char quote = 0;
  for (const char c : text) {
    if (c == ' ' && quote == 0) {
      inside = false;
      continue;
    }
    if (!inside) parts.emplace_back();
    inside = true;
    if (c == quote)
      quote = 0;
    else if (quote == 0 && (c == '"' || c == '\''))
      quote = c;
    else
      parts.back() += c;
  }
  if (quote != 0)
    throw BadInput("--engine has a quotation mark without its counterpart: " + arena::quoted(text));
  return parts;
}

bool has_keys(const std::string& text) {
  return std::any_of(keys.begin(), keys.end() - 1,
                     [&](const auto& key) { return text.starts_with(key + "="); }) ||
         text.starts_with("option.");
}

}  // namespace

EngineSpec read_engine(const std::string& text) {
  EngineSpec spec;
  spec.name = text;
  spec.command = text;
  if (!has_keys(text)) return spec;
  spec.command.clear();
  for (const auto& word : quoted_words(text)) {
    const auto equals = word.find('=');
    const std::string key = word.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
    if (equals == std::string::npos || value.empty())
      throw BadInput("--engine expects KEY=VALUE, not " + arena::quoted(word));
    if (key == "cmd")
      spec.command = value;
    else if (key == "name")
      spec.name = value;
    else if (key == "arg")
      spec.arguments.push_back(value);
    else if (key == "dir")
      spec.folder = value;
    else if (key.starts_with("option.") && key.size() > 7)
      spec.options.emplace_back(key.substr(7), value);
    else
      throw BadInput("--engine has no key " + arena::quoted(key) + " (cmd, name, arg, dir, option.NAME)" +
                     did_you_mean(key, keys));
  }
  if (spec.command.empty()) throw BadInput("--engine needs cmd=COMMAND in " + arena::quoted(text));
  if (spec.name == text) spec.name = spec.command;
  return spec;
}

PlayerSpec agent_player(const std::string& text) {
  return {.name = text, .agent = text};
}

PlayerSpec engine_player(const std::string& text) {
  auto engine = read_engine(text);
  return {engine.name, "", std::move(engine)};
}

std::unique_ptr<match::Player> make_player(const PlayerSpec& spec, const Resources& resources,
                                           const Clock& clock, const Complaint& complain) {
  if (spec.agent.empty()) return make_external_player(spec.engine, resources, clock, complain);
  const auto end = std::min(spec.agent.find(' '), spec.agent.size());
  return match::make_agent_player(spec.agent.substr(0, end), std::string_view(spec.agent).substr(end), clock,
                                  resources);
}

void check_player(const PlayerSpec& spec, const std::string& game, const Resources& resources,
                  const Clock& clock) {
  if (spec.agent.empty()) return;
  require_agent(game, spec.agent.substr(0, spec.agent.find(' ')));
  const auto position = value_or_throw(rules::start(game, ""));
  const auto player = make_player(spec, resources, clock, {});
  player->new_game(game, 1);
  value_or_throw(player->choose({position, {}, position, Side::first, Limits{1, {}, {}, {}}, {}}));
}

}  // namespace arena::cli
