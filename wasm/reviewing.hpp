#pragma once
#include <emscripten/val.h>

// The functions `review` and `chance` of engine.d.ts.
namespace arena::wasm {

using emscripten::val;

[[nodiscard]] val review(const val& game, const val& start, const val& moves, const val& looks);
[[nodiscard]] val chance(const val& game, const val& position, const val& score);

}  // namespace arena::wasm
