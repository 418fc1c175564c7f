#pragma once
#include <emscripten/val.h>

#include "engine/request.hpp"

// Reads values from JavaScript. They may be anything, even objects whose members throw when they are read.
// Nothing here throws, because an exception would pass through C++ frames without unwinding them.
namespace arena::wasm {

using emscripten::val;

// No position, setup or record is longer than this.
inline constexpr int max_text_length = 1'000'000;

// Converts a value; a number becomes a double, an array or an object OtherType.
[[nodiscard]] ForeignValue read(const val& value);

// The member of an object; undefined if it does not exist.
[[nodiscard]] val member(const val& object, const char* name);

// Returns a text, or an Error with this code that names the argument.
[[nodiscard]] Expected<std::string> read_text(const val& value, const char* what, Error::Code code);

// The elements of an array; empty if it is not an array.
[[nodiscard]] std::optional<std::vector<val>> read_array(const val& value);

// The members of a request by name, those of its limits by "limits.name".
[[nodiscard]] ForeignObject members_of(const val& object);

// The looks of a review, a line each: "points 120 1 none 0 c2l d3r" is the score, the pass, the score of the
// second-best move and the line; an empty line is a missing look. Returns nothing if they cannot be read.
[[nodiscard]] std::optional<std::string> read_looks(const val& value);

// The value of a JSON text of ours.
[[nodiscard]] val parsed(const std::string& json);

// Calls a function of the page; its exceptions only go to the console.
void notify(const val& listener, const val& argument);

}  // namespace arena::wasm
