#pragma once
#include <cstdint>

namespace arena {

enum class Side : std::uint8_t { first, second };

[[nodiscard]] constexpr Side other(Side side) noexcept {
  return side == Side::first ? Side::second : Side::first;
}
[[nodiscard]] constexpr int index(Side side) noexcept {
  return static_cast<int>(side);
}

}  // namespace arena
