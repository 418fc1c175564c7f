#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// Report 002 ("Ramon VI Entourage") and the program that its strength figures were measured with are not the
// same: whoever uses a piece of it says which of the two is meant (agents/infexion.md lists where they part).
enum class Variant : std::uint8_t { as_reported, as_coded };

// The terms of the evaluation, for each side: stacks N, power P, clusters, and how many times a cluster is
// larger (DN) or stronger (DP) than an enemy's that it touches.
struct Terms {
  std::array<int, 2> stacks{};
  std::array<int, 2> power{};
  std::array<int, 2> clusters{};
  std::array<int, 2> larger{};
  std::array<int, 2> stronger{};
};
[[nodiscard]] Terms terms_of(const Position& pos, Variant variant);

// The weights are multiples of 0.05, so in this unit all values are whole numbers and exact.
inline constexpr int unit = 20;
struct Weights {
  int stacks;
  int power;
  int clusters;
  int larger;
  int stronger;
};
// "Evaluation Function": 2, 1.6, 1.55, 0.85. The program: 2, 1.6, clusters 0.8, 1.55, 0.65.
inline constexpr Weights report_weights{40, 32, 0, 31, 17};
inline constexpr Weights coded_weights{40, 32, 16, 31, 13};

// What a side that has nothing left is worth.
inline constexpr int loss_value = 1000 * unit;

// The value for the side to move, in twentieths. An empty board is red's loss_value.
[[nodiscard]] int evaluate(const Position& pos, Variant variant);

// A value as agents tell it: hundredths.
[[nodiscard]] constexpr int hundredths(int value) noexcept {
  return value * (100 / unit);
}

}  // namespace arena::infexion
