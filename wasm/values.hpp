#pragma once
#include <emscripten/val.h>

#include <optional>
#include <string>
#include <vector>

#include "engine/session.hpp"
#include "games/game.hpp"
#include "util/option.hpp"

// What crosses the boundary, both ways. engine.d.ts beside this file describes it for JavaScript.
namespace arena::wasm {

using emscripten::val;

// The two beginnings of every reply.
[[nodiscard]] val failed(const Error& error);
[[nodiscard]] val succeeded();

template <class Range, class Convert>
val array_of(const Range& range, Convert&& convert) {
  val array = val::array();
  for (const auto& item : range) array.call<void>("push", convert(item));
  return array;
}

[[nodiscard]] val strings(const std::vector<std::string>& list);
[[nodiscard]] val numbers(const std::vector<int>& list);
[[nodiscard]] val optional_text(const std::optional<std::string>& text);
[[nodiscard]] val as_val(const Outcome& outcome);
[[nodiscard]] val as_val(const Score& score);
[[nodiscard]] val as_val(OptionSpecs specs);
[[nodiscard]] val as_val(const Thought& thought);

// What JavaScript gives may be anything: what is left out is null or undefined, and a number may be NaN.
[[nodiscard]] std::optional<std::string> text_or_nothing(const val& value);
[[nodiscard]] std::optional<double> number_or_nothing(const val& value);
[[nodiscard]] double at_most(double number, double most);
[[nodiscard]] Limits as_limits(const val& source);

}  // namespace arena::wasm
