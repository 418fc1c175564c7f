#pragma once
#include "games/infexion/position.hpp"

namespace arena::infexion {

// Report 002 ("Ramon VI Entourage") and the program with which its strength was measured differ in places.
// Code that follows one of them names the variant; the comments there describe the differences.
enum class Variant : std::uint8_t { as_reported, as_coded };

// The terms of the evaluation for each side: number of stacks N, power P, number of clusters, and how often
// one of its clusters is larger (DN) or stronger (DP) than an enemy cluster that it touches.
struct Terms {
  std::array<int, 2> stacks{};
  std::array<int, 2> power{};
  std::array<int, 2> clusters{};
  std::array<int, 2> larger{};
  std::array<int, 2> stronger{};
};
[[nodiscard]] Terms terms_of(const Position& pos, Variant variant);

// The weights are multiples of 0.05, so all values in this unit are exact integers.
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

// The value of having no stacks left is -loss_value.
inline constexpr int loss_value = 1000 * unit;

// The value for the side to move, in twentieths. An empty board counts as a loss for red.
[[nodiscard]] int evaluate(const Position& pos, Variant variant);

// Converts a value to hundredths, the unit of scores.
[[nodiscard]] constexpr int hundredths(int value) noexcept {
  return value * (100 / unit);
}

}  // namespace arena::infexion
