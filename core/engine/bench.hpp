#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace arena {

// One number for the behaviour of an agent in fixed positions: a hash of its nodes, moves and scores.
struct Signature {
  std::string_view game;
  std::string_view agent;
  std::uint32_t value = 0;
};

// Every agent of every game plays a fixed short game and searches a position of the middle game more deeply.
// A refactoring that changes no behaviour leaves the signatures unchanged; they are equal in Release, in
// Debug and in wasm.
[[nodiscard]] std::vector<Signature> bench();

// The sum of all signatures.
[[nodiscard]] std::uint32_t total(const std::vector<Signature>& signatures);

}  // namespace arena
