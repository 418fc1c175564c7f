#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace arena {

// What an agent did in fixed positions, as one number: nodes, moves and scores are mixed into it.
struct Signature {
  std::string_view game;
  std::string_view agent;
  std::uint32_t value = 0;
};

// Plays a fixed short game with every agent of every game and searches once deeper into a middle game. A
// refactoring that changes no behaviour leaves the signatures as they were; they are the same natively, in
// Debug and in wasm.
[[nodiscard]] std::vector<Signature> bench();

// One number for all of them: their sum.
[[nodiscard]] std::uint32_t total(const std::vector<Signature>& signatures);

}  // namespace arena
