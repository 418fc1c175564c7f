#pragma once

namespace arena {

// Values of positions, from the view of the side to move. Estimates stay inside ±max_estimate; finished games
// lie outside. A greater margin has a greater value; for equal margins a win is better the sooner it comes, a
// loss the later.
namespace value {
inline constexpr int infinity = 1 << 20;
inline constexpr int max_estimate = 1 << 17;
inline constexpr int win = 1 << 18;
inline constexpr int margin_step = 256;  // more than there are plies in a search

[[nodiscard]] constexpr int of_end(int margin, int ply) noexcept {
  if (margin == 0) return 0;
  return margin > 0 ? win + margin * margin_step - ply : -win + margin * margin_step + ply;
}
[[nodiscard]] constexpr bool is_proven(int v) noexcept {
  return v > max_estimate || v < -max_estimate;
}

// The table stores the plies to the end from the stored position, not from the root.
[[nodiscard]] constexpr int to_table(int v, int ply) noexcept {
  return !is_proven(v) ? v : v > 0 ? v + ply : v - ply;
}
[[nodiscard]] constexpr int from_table(int v, int ply) noexcept {
  return !is_proven(v) ? v : v > 0 ? v - ply : v + ply;
}
}  // namespace value

}  // namespace arena
