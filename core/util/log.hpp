#pragma once
#include <bit>
#include <cstdint>

namespace arena {

// The natural logarithm of a positive number. Equal to the last bit natively and in wasm, which the standard
// libraries do not guarantee. Splits x into m * 2^e with m in [sqrt 1/2, sqrt 2) and sums the series of 2
// artanh((m-1)/(m+1)).
[[nodiscard]] constexpr double natural_log(double x) {
  const auto bits = __builtin_bit_cast(std::uint64_t, x);
  int exponent = static_cast<int>(bits >> 52) - 1023;
  double m = __builtin_bit_cast(double, (bits & 0x000fffffffffffffULL) | 0x3ff0000000000000ULL);
  if (m > 1.4142135623730951) {
    m /= 2;
    ++exponent;
  }
  const double t = (m - 1) / (m + 1);
  const double square = t * t;
  double sum = 0;
  for (int k = 23; k >= 1; k -= 2) sum = sum * square + 1.0 / k;
  return 2 * t * sum + exponent * 0.6931471805599453;
}

}  // namespace arena
