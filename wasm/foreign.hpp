#pragma once
#include <emscripten/val.h>

#include "engine/request.hpp"

// Reads values that JavaScript hands over. They may be anything, also objects whose members throw when they
// are read: nothing here throws, because an exception would pass through C++ frames without unwinding them.
namespace arena::wasm {

using emscripten::val;

// A text longer than this is no position, no setup and no record.
inline constexpr int max_text_length = 1'000'000;

// The value by itself; a number as double, an array or an object as OtherType.
[[nodiscard]] ForeignValue read(const val& value);

// The member of an object, undefined if there is none.
[[nodiscard]] val member(const val& object, const char* name);

// A text, or an Error with the code given that says which argument was none.
[[nodiscard]] Expected<std::string> read_text(const val& value, const char* what, Error::Code code);

// The elements of an array, nothing if it is none.
[[nodiscard]] std::optional<std::vector<val>> read_array(const val& value);

// The members of a request by name, those of its limits by "limits.name".
[[nodiscard]] ForeignObject members_of(const val& object);

// Calls a function of the page; what it throws is dropped.
void notify(const val& listener, const val& argument);

}  // namespace arena::wasm
