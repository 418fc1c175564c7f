#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace arena {

// Multiplies eight pairs of 16-bit numbers and adds neighbouring products: the one instruction that makes
// small networks cheap. Each instruction set has its own name for it; the result is the same on all.
class Sums {
 public:
  using Eight = std::int16_t __attribute__((vector_size(16)));
  using Four = std::int32_t __attribute__((vector_size(16)));

  void add_products(Eight a, Eight b) {
#if defined(__SSE2__)
    four_ += (Four)_mm_madd_epi16((__m128i)a, (__m128i)b);
#elif defined(__wasm_simd128__)
    four_ += (Four)wasm_i32x4_dot_i16x8((v128_t)a, (v128_t)b);
#else
    for (int i = 0; i < 4; ++i) four_[i] += a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
#endif
  }
  [[nodiscard]] std::int32_t operator[](int i) const {
    return four_[i];
  }
  [[nodiscard]] Four clamped(std::int32_t max) const {
    const Four zero{};
    const Four top = zero + max;
    const Four positive = four_ > zero ? four_ : zero;
    return positive < top ? positive : top;
  }
  [[nodiscard]] std::int32_t total() const {
    return four_[0] + four_[1] + four_[2] + four_[3];
  }

 private:
  Four four_{};
};

// A small network in integers. Inputs are in units of 1/64. One hidden layer is clipped to 0..1; beside it
// the inputs are also summed directly, so that the hidden units learn only what a weighted sum cannot
// express. The output is the log-odds of winning in units of 1/2^18, equal to the last bit natively and in
// wasm.
template <int Inputs, int Hidden>
class Network {
 public:
  static_assert(Inputs % 8 == 0 && Hidden % 8 == 0);
  // Order of the parameters: for each input its weights to the hidden units, then its weight in the direct
  // sum; at the end the output weight of each hidden unit and the bias. Weights are in units of 1/256, the
  // bias in 1/2^18.
  static constexpr int parameters = Inputs * (Hidden + 1) + Hidden + 1;
  using Features = std::array<std::int16_t, Inputs>;

  explicit Network(std::span<const int> values) {
    const auto small = [](int v) { return static_cast<std::int16_t>(std::clamp(v, -32767, 32767)); };
    for (int i = 0; i < Inputs; ++i) {
      const auto row = values.subspan(static_cast<std::size_t>(i * (Hidden + 1)));
      for (int h = 0; h < Hidden; ++h)
        pairs_[static_cast<std::size_t>((i / 2 * Hidden + h) * 2 + i % 2)] = small(row[h]);
      direct_[static_cast<std::size_t>(i)] = small(row[Hidden]);
    }
    const auto end = values.subspan(static_cast<std::size_t>(Inputs * (Hidden + 1)));
    for (int h = 0; h < Hidden; ++h) out_[static_cast<std::size_t>(h)] = small(end[h]);
    bias_ = end[Hidden];
  }

  [[nodiscard]] int operator()(const Features& features) const {
    using Eight = Sums::Eight;
    std::array<Sums, Hidden / 4> hidden;
    Sums direct;
    for (int i = 0; i < Inputs; i += 2) {
      std::int32_t two;
      std::memcpy(&two, &features[static_cast<std::size_t>(i)], sizeof two);
      const auto both = (Eight)(Sums::Four{} + two);
      for (int h = 0; h < Hidden / 4; ++h)
        hidden[static_cast<std::size_t>(h)].add_products(
            both, eight(&pairs_[static_cast<std::size_t>(i * Hidden + 8 * h)]));
    }
    for (int i = 0; i < Inputs; i += 8)
      direct.add_products(eight(&features[static_cast<std::size_t>(i)]),
                          eight(&direct_[static_cast<std::size_t>(i)]));
    // The hidden sums have 1 at 2^14. Four bits are dropped so that products fit into 16-bit inputs again.
    Sums sum;
    for (int h = 0; h < Hidden; h += 8) {
      const auto low = hidden[static_cast<std::size_t>(h / 4)].clamped(1 << 14) >> 4;
      const auto high = hidden[static_cast<std::size_t>(h / 4 + 1)].clamped(1 << 14) >> 4;
      const auto units = __builtin_shufflevector((Eight)low, (Eight)high, 0, 2, 4, 6, 8, 10, 12, 14);
      sum.add_products(units, eight(&out_[static_cast<std::size_t>(h)]));
    }
    return sum.total() + bias_ + 16 * direct.total();
  }

 private:
  [[nodiscard]] static Sums::Eight eight(const std::int16_t* from) {
    Sums::Eight loaded;
    std::memcpy(&loaded, from, sizeof loaded);
    return loaded;
  }

  alignas(16) std::array<std::int16_t, static_cast<std::size_t>(Inputs* Hidden)> pairs_;
  alignas(16) std::array<std::int16_t, Inputs> direct_;
  alignas(16) std::array<std::int16_t, Hidden> out_;
  int bias_;
};

}  // namespace arena
