#pragma once
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "games/record.hpp"

// Converts answers to plain JavaScript objects, as described in engine.d.ts.
namespace arena::wasm {

using emscripten::val;

// The two kinds of replies.
[[nodiscard]] val failed(const Error& error);
[[nodiscard]] val succeeded();

template <class Range, class Convert>
val array_of(const Range& range, Convert&& convert) {
  val array = val::array();
  for (const auto& item : range) array.call<void>("push", convert(item));
  return array;
}

// Converts a whole list in one call to JavaScript.
[[nodiscard]] val strings(const std::vector<std::string>& list);
[[nodiscard]] val numbers(const std::vector<int>& list);  // a separate Int32Array

[[nodiscard]] val as_val(const Outcome& outcome);
[[nodiscard]] val as_val(const Score& score);
[[nodiscard]] val as_val(OptionSpecs specs);
[[nodiscard]] val as_val(const Thought& thought);
[[nodiscard]] val as_val(const std::vector<RecordMove>& moves);

}  // namespace arena::wasm
