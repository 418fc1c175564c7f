#include "util/option.hpp"

#include <algorithm>
#include <cassert>

#include "util/text.hpp"

namespace arena {
namespace {

const OptionSpec* find_spec(OptionSpecs specs, std::string_view name) {
  const auto at =
      std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& spec) { return spec.name == name; });
  return at == specs.end() ? nullptr : &*at;
}

std::string names_of(OptionSpecs specs) {
  std::string names;
  for (const auto& spec : specs) names.append(names.empty() ? "" : ", ").append(spec.name);
  return names.empty() ? "there is none" : names;
}

Error bad(const OptionSpec& spec, std::string_view value, const std::string& wanted) {
  return {Error::Code::bad_option,
          "option " + std::string(spec.name) + " cannot be " + quoted(value) + ": it takes " + wanted};
}

std::optional<Error> find_fault(const OptionSpec& spec, std::string_view value) {
  switch (spec.kind) {
    case OptionSpec::Kind::check:
      if (value == "true" || value == "false") return std::nullopt;
      return bad(spec, value, "true or false");
    case OptionSpec::Kind::spin: {
      const auto number = parse_number<std::uint64_t>(value);
      if (number && *number >= static_cast<std::uint64_t>(spec.min) &&
          *number <= static_cast<std::uint64_t>(spec.max))
        return std::nullopt;
      return bad(spec, value,
                 "a whole number from " + std::to_string(spec.min) + " to " + std::to_string(spec.max));
    }
    case OptionSpec::Kind::combo: {
      const auto choices = split(spec.choices, '|');
      if (std::find(choices.begin(), choices.end(), value) != choices.end()) return std::nullopt;
      std::string wanted;
      for (const auto choice : choices) wanted.append(wanted.empty() ? "" : " or ").append(choice);
      return bad(spec, value, wanted);
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view name_of(OptionSpec::Kind kind) {
  switch (kind) {
    case OptionSpec::Kind::check: return "check";
    case OptionSpec::Kind::spin: return "spin";
    case OptionSpec::Kind::combo: return "combo";
  }
  return "unknown";
}

OptionValues::OptionValues(OptionSpecs specs) : specs_(specs) {
  for (const auto& spec : specs) values_.emplace_back(spec.default_value);
}

std::optional<Error> OptionValues::set(std::string_view name, std::string_view value) {
  const OptionSpec* spec = find_spec(specs_, name);
  if (!spec)
    return Error{Error::Code::bad_option,
                 "no option is named " + quoted(name) + " here (" + names_of(specs_) + ")"};
  if (auto fault = find_fault(*spec, value)) return fault;
  values_[static_cast<std::size_t>(spec - specs_.data())] = value;
  return std::nullopt;
}

std::string OptionValues::text(std::string_view name) const {
  const OptionSpec* spec = find_spec(specs_, name);
  assert(spec);
  return spec ? values_[static_cast<std::size_t>(spec - specs_.data())] : std::string();
}

std::int64_t OptionValues::spin(std::string_view name) const {
  return static_cast<std::int64_t>(parse_number<std::uint64_t>(text(name)).value_or(0));
}

Expected<OptionValues> parse_options(OptionSpecs specs, std::string_view text) {
  OptionValues values(specs);
  for (const auto word : words(text)) {
    const auto equals = word.find('=');
    if (equals == std::string_view::npos)
      return Error{Error::Code::bad_option, "expected key=value and found " + quoted(word)};
    if (auto fault = values.set(word.substr(0, equals), word.substr(equals + 1))) return *fault;
  }
  return values;
}

std::string to_text(const OptionValues& values) {
  std::string text;
  for (const auto& spec : values.specs())
    text.append(text.empty() ? "" : " ").append(spec.name).append("=").append(values.text(spec.name));
  return text;
}

}  // namespace arena
