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

// How many games or positions a test of many goes through. Under the sanitizers, which are ten times slower,
// a fifth: they look for faults of memory, and those show in a few; the values are proven by the build that
// users run.
[[nodiscard]] constexpr int effort(int much) {
  return sanitized ? std::max(1, much / 5) : much;
}

}  // namespace arena::test
