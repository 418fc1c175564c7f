#include "cli/describe.hpp"

#include <algorithm>
#include <cstdio>

#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "util/text.hpp"

namespace arena::cli {
namespace {

std::vector<std::string> all_agents() {
  std::vector<std::string> ids;
  for (const auto& game : rules::games())
    for (const auto& agent : agents(game).value())
      if (std::find(ids.begin(), ids.end(), agent.id) == ids.end()) ids.push_back(agent.id);
  return ids;
}

// CLI11 writes the type of a value and the checks of it, such as "INT:INT in [1 - 256]" and
// "TEXT:{fair,course}".
struct Type {
  std::string name;
  std::string check;
};
Type type_of(const CLI::Option& option) {
  const std::string text = option.get_type_name();
  const auto colon = text.find(':');
  return {text.substr(0, colon), colon == std::string::npos ? "" : text.substr(colon + 1)};
}

std::string value_of(const std::string& type) {
  if (type == "INT" || type == "UINT" || type == "FLOAT") return "N";
  return type;
}

std::vector<std::string> choices_of(const Type& type) {
  if (type.name == "GAME") return rules::games();
  if (type.name == "AGENT") return all_agents();
  std::vector<std::string> choices;
  if (type.check.starts_with("{"))
    for (const auto choice : split(std::string_view(type.check).substr(1, type.check.size() - 2), ','))
      choices.emplace_back(choice);
  return choices;
}

// "1 to 256"
std::string range_of(const Type& type) {
  const auto begin = type.check.find("in [");
  const auto middle = type.check.find(" - ", begin);
  if (begin == std::string::npos || middle == std::string::npos) return "";
  return type.check.substr(begin + 4, middle - begin - 4) + " to " +
         type.check.substr(middle + 3, type.check.find(']', middle) - middle - 3);
}

}  // namespace

OptionText describe(const CLI::Option& option) {
  const Type type = type_of(option);
  OptionText text;
  text.is_argument = option.get_positional();
  text.name = text.is_argument ? option.get_name() : "--" + option.get_lnames().front();
  if (option.get_items_expected_max() > 0) {
    text.value = text.is_argument ? option.get_name() : value_of(type.name);
    if (option.get_type_size() * option.get_expected_min() == 2) text.value += " " + text.value;
  }
  text.choices = choices_of(type);
  text.summary = option.get_description();
  if (type.check.starts_with("{") && text.summary.find(text.choices.front()) == std::string::npos) {
    std::string list;
    for (const auto& choice : text.choices) list += (list.empty() ? ": " : ", ") + choice;
    text.summary += list;
  }
  const auto range = range_of(type);
  const auto standard = option.get_default_str();
  if (!range.empty() || !standard.empty())
    text.summary += " (" + range + (range.empty() || standard.empty() ? "" : ", ") +
                    (standard.empty() ? "" : "default " + standard) + ")";
  return text;
}

std::vector<CommandText> describe(const CLI::App& app) {
  std::vector<CommandText> commands;
  for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    auto& text = commands.emplace_back();
    text.name = command->get_name();
    text.summary = command->get_description();
    text.group = command->get_group();
    for (const auto* option : command->get_options()) text.options.push_back(describe(*option));
    const std::string footer = command->get_footer();
    for (const auto line : split(footer, '\n'))
      if (line.starts_with("  ")) text.examples.emplace_back(line.substr(2));
  }
  return commands;
}

HelpFormatter::HelpFormatter() {
  column_width(26);
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  const auto text = describe(*option);
  return text.is_argument || text.value.empty() ? "" : " " + text.value;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
  return describe(*option).summary;
}

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

std::string names_of(const std::vector<CommandText>& commands) {
  std::string names;
  for (const auto& command : commands) names.append(names.empty() ? "" : " ").append(command.name);
  return names;
}

std::string for_bash(const std::vector<CommandText>& commands) {
  std::string options;
  std::string values;
  for (const auto& command : commands) {
    std::vector<std::string> names;
    for (const auto& option : command.options) {
      if (option.is_argument) continue;
      names.push_back(option.name);
      if (!option.choices.empty())
        values +=
            "    '" + command.name + " " + option.name + "') words='" + joined(option.choices) + "' ;;\n";
      else if (!option.value.empty())
        values += "    '" + command.name + " " + option.name + "') return ;;\n";
    }
    options += "    " + command.name + ") words='" + joined(names) + "' ;;\n";
  }
  // -o default: where no word fits, file names.
  return "# Completion of arena for bash; made by `arena completions bash`.\n"
         "_arena() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} words=\n"
         "  COMPREPLY=()\n"
         "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
         "    words='" +
         names_of(commands) +
         " --help --version'\n"
         "  else case \"${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD - 1]}\" in\n" +
         values + "    *) case $current in -*) case ${COMP_WORDS[1]} in\n" + options +
         "    esac ;; esac ;;\n"
         "  esac; fi\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
         "}\n"
         "complete -o default -F _arena arena\n";
}

// Text between single quotes of a shell.
std::string in_quotes(const std::string& text) {
  std::string safe;
  for (const char c : text) safe.append(c == '\'' ? "'\\''" : std::string(1, c));
  return "'" + safe + "'";
}

// In _arguments and _describe, brackets and colons have a meaning.
std::string for_zsh_spec(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':') safe += '\\';
    safe += c;
  }
  return safe;
}

std::string for_zsh(const std::vector<CommandText>& commands) {
  std::string list;
  std::string cases;
  for (const auto& command : commands) {
    list += "    " + in_quotes(command.name + ":" + for_zsh_spec(command.summary)) + "\n";
    cases += "    " + command.name + ") _arguments -S";
    for (const auto& option : command.options) {
      if (option.is_argument) {
        cases += " \\\n      '*:file:_files'";
        continue;
      }
      std::string spec = "*" + option.name + "[" + for_zsh_spec(option.summary) + "]";
      if (!option.choices.empty())
        spec += ":" + option.value + ":(" + joined(option.choices) + ")";
      else if (!option.value.empty())
        spec +=
            ":" + option.value + ":" + (option.value == "FILE" || option.value == "FOLDER" ? "_files" : "");
      cases += " \\\n      " + in_quotes(spec);
    }
    cases += " ;;\n";
  }
  return "#compdef arena\n"
         "# Completion of arena for zsh; made by `arena completions zsh`.\n"
         "_arena() {\n"
         "  local -a commands=(\n" +
         list +
         "  )\n"
         "  if (( CURRENT == 2 )); then\n"
         "    _describe command commands\n"
         "    return\n"
         "  fi\n"
         "  local command=$words[2]\n"
         "  shift words\n"
         "  (( CURRENT-- ))\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "}\n"
         "if [ \"$funcstack[1]\" = _arena ]; then _arena \"$@\"; else compdef _arena arena; fi\n";
}

std::string for_fish(const std::vector<CommandText>& commands) {
  std::string text =
      "# Completion of arena for fish; made by `arena completions fish`.\n"
      "complete -c arena -n __fish_use_subcommand -f\n";
  for (const auto& command : commands) {
    text += "complete -c arena -n __fish_use_subcommand -a " + command.name + " -d " +
            in_quotes(command.summary) + "\n";
    for (const auto& option : command.options) {
      if (option.is_argument) continue;
      text += "complete -c arena -n '__fish_seen_subcommand_from " + command.name + "' -l " +
              option.name.substr(2);
      if (!option.choices.empty())
        text += " -x -a " + in_quotes(joined(option.choices));
      else if (!option.value.empty())
        text += option.value == "FILE" || option.value == "FOLDER" ? " -r" : " -x";
      text += " -d " + in_quotes(option.summary) + "\n";
    }
  }
  return text;
}

// In roff a backslash and a hyphen have a meaning, and so has a dot or an apostrophe that begins a line.
std::string for_roff(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '\\')
      safe += "\\e";
    else if (c == '-')
      safe += "\\-";
    else
      safe += c;
  }
  return safe.starts_with(".") || safe.starts_with("'") ? "\\&" + safe : safe;
}

}  // namespace

std::string completions(const std::vector<CommandText>& commands, const std::string& shell) {
  if (shell == "bash") return for_bash(commands);
  return shell == "zsh" ? for_zsh(commands) : for_fish(commands);
}

std::string manual(const std::vector<CommandText>& commands) {
  std::string text =
      ".TH ARENA 1\n"
      ".SH NAME\n"
      "arena \\- rules, agents and matches of two\\-second board games\n"
      ".SH SYNOPSIS\n"
      ".B arena\n"
      ".I COMMAND\n"
      "[\\fIOPTION\\fR]...\n"
      ".SH DESCRIPTION\n"
      "Play, watch, study and beat the agents of board games that university courses invented.\n"
      ".B arena \\-\\-help\n"
      "lists the commands,\n"
      ".B arena\n"
      ".I COMMAND\n"
      ".B \\-\\-help\n"
      "the options of one.\n";
  std::string group;
  for (const auto& command : commands) {
    if (command.group != group) text += ".SH " + for_roff(group = command.group) + "\n";
    text += ".SS arena " + for_roff(command.name) + "\n" + for_roff(command.summary) + ".\n";
    for (const auto& option : command.options) {
      text += ".TP\n.B " + for_roff(option.name);
      if (!option.is_argument && !option.value.empty()) text += " \\fI" + option.value + "\\fR";
      text += "\n" + for_roff(option.summary) + "\n";
    }
    text += ".PP\nExamples:\n.PP\n.nf\n";
    for (const auto& example : command.examples) text += "    " + for_roff(example) + "\n";
    text += ".fi\n";
  }
  return text +
         ".SH EXIT STATUS\n"
         ".TP\n.B 0\nDone.\n"
         ".TP\n.B 1\nDone, but not proven or not passed: \\fBsolve\\fR, \\fBmatch \\-\\-sprt\\fR, a match "
         "ended by Ctrl\\-C.\n"
         ".TP\n.B 2\nWrong use.\n"
         ".TP\n.B 3\nThe machine failed: a full disk, no memory.\n"
         ".SH ENVIRONMENT\n"
         ".TP\n.B NO_COLOR\nIf set, boards have no colours, even on a terminal.\n";
}

}  // namespace arena::cli
