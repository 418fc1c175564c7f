#include "foreign.hpp"

#include <emscripten.h>

using emscripten::EM_VAL;

namespace {
// The kinds that `foreign_kind` distinguishes.
enum Kind { absent, number, boolean, text, object, other };
}  // namespace

// clang-format does not understand JavaScript.
// clang-format off
EM_JS(int, foreign_kind, (EM_VAL handle, int max_length), {
  const value = Emval.toValue(handle);
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'boolean') return 2;
  if (typeof value === 'string') return value.length <= max_length ? 3 : 5;
  return typeof value === 'object' ? 4 : 5;
});

EM_JS(EM_VAL, foreign_member, (EM_VAL handle, const char* name), {
  try {
    return Emval.toHandle(Emval.toValue(handle)[UTF8ToString(name)]);
  } catch (error) {
    return Emval.toHandle(Symbol('unreadable'));
  }
});

// Copied by Array.from, so that the elements cannot change while they are read.
EM_JS(EM_VAL, foreign_array, (EM_VAL handle, int max_length), {
  try {
    const value = Emval.toValue(handle);
    return Emval.toHandle(Array.isArray(value) && value.length <= max_length ? Array.from(value) : null);
  } catch (error) {
    return Emval.toHandle(null);
  }
});

EM_JS(EM_VAL, foreign_looks, (EM_VAL handle, int max_length), {
  try {
    const score = (of) => (of ? of.kind + ' ' + of.value : 'none 0');
    const line = (look) => look ? [score(look.score), look.pass, score(look.second), ...look.line].join(' ') : '';
    const looks = Emval.toValue(handle);
    const text = Array.isArray(looks) && looks.length <= max_length && looks.map(line).join('\n');
    return Emval.toHandle(text === false ? null : text);
  } catch (error) {
    return Emval.toHandle(null);
  }
});

EM_JS(EM_VAL, foreign_parsed, (const char* json), { return Emval.toHandle(JSON.parse(UTF8ToString(json))); });

EM_JS(void, foreign_notify, (EM_VAL listener, EM_VAL argument), {
  try {
    Emval.toValue(listener)(Emval.toValue(argument));
  } catch (error) {
    console.error(error);
  }
});
// clang-format on

namespace arena::wasm {
namespace {

constexpr int max_elements = 10'000;

}  // namespace

ForeignValue read(const val& value) {
  switch (foreign_kind(value.as_handle(), max_text_length)) {
    case absent: return std::monostate{};
    case number: return value.as<double>();
    case boolean: return value.as<bool>();
    case text: return value.as<std::string>();
    default: return OtherType{};
  }
}

val member(const val& object, const char* name) {
  return val::take_ownership(foreign_member(object.as_handle(), name));
}

Expected<std::string> read_text(const val& value, const char* what, Error::Code code) {
  ForeignValue found = read(value);
  if (auto* text = std::get_if<std::string>(&found)) return std::move(*text);
  return Error{code, std::string(what) + " must be a text of at most a million characters"};
}

std::optional<std::vector<val>> read_array(const val& value) {
  const val copy = val::take_ownership(foreign_array(value.as_handle(), max_elements));
  if (copy.isNull()) return std::nullopt;
  return emscripten::vecFromJSArray<val>(copy);
}

ForeignObject members_of(const val& object) {
  return [object](std::string_view name) -> ForeignValue {
    const auto is_object = [](const val& value) {
      return foreign_kind(value.as_handle(), max_text_length) == Kind::object;
    };
    if (name.empty()) return is_object(object) ? ForeignValue{} : OtherType{};
    const val limits = member(object, "limits");
    if (name == "limits") return is_object(limits) ? ForeignValue{} : OtherType{};
    constexpr std::string_view prefix = "limits.";
    if (!name.starts_with(prefix)) return read(member(object, std::string(name).c_str()));
    return read(member(limits, std::string(name.substr(prefix.size())).c_str()));
  };
}

std::optional<std::string> read_looks(const val& value) {
  const ForeignValue looks = read(val::take_ownership(foreign_looks(value.as_handle(), max_elements)));
  if (const auto* text = std::get_if<std::string>(&looks)) return *text;
  return std::nullopt;
}

val parsed(const std::string& json) {
  return val::take_ownership(foreign_parsed(json.c_str()));
}

void notify(const val& listener, const val& argument) {
  foreign_notify(listener.as_handle(), argument.as_handle());
}

}  // namespace arena::wasm
