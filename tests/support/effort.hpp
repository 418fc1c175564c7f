#pragma once
#include <algorithm>

namespace arena::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
inline constexpr bool sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool sanitized = false;
#endif

// The number of games or positions that a long test covers. With sanitizers, which are ten times slower, it
// is a fifth: they find memory errors, which show up in a few games, and the normal build checks the values.
[[nodiscard]] constexpr int effort(int much) {
  return sanitized ? std::max(1, much / 5) : much;
}

}  // namespace arena::test
