#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace arena::fuzz {

// Like assert, but also active in Release.
inline void require(bool holds) {
  if (!holds) std::abort();
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace arena::fuzz
