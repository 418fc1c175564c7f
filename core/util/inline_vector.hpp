#pragma once
#include <array>
#include <cassert>
#include <cstddef>

namespace arena {

// A vector of at most N elements stored inside the object, so that a search needs no allocation for its move
// lists.
template <class T, std::size_t N>
class InlineVector {
 public:
  using value_type = T;

  // Not value-initialised: filling hundreds of unused slots would cost more than making the moves.
  InlineVector() noexcept {}  // NOLINT(modernize-use-equals-default)

  void clear() noexcept { size_ = 0; }
  void push_back(const T& value) noexcept {
    assert(size_ < N);
    items_[size_++] = value;
  }
  // Without a branch, for conditions that a processor cannot predict. Always writes the value, but keeps it
  // only if the condition holds.
  void push_back_if(bool condition, const T& value) noexcept {
    assert(size_ < N);
    items_[size_] = value;
    size_ += condition ? 1 : 0;
  }
  void resize(std::size_t size) noexcept {
    assert(size <= N);
    size_ = size;
  }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return N; }

  T& operator[](std::size_t i) noexcept {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const noexcept {
    assert(i < size_);
    return items_[i];
  }
  T* begin() noexcept { return items_.data(); }
  T* end() noexcept { return items_.data() + size_; }
  const T* begin() const noexcept { return items_.data(); }
  const T* end() const noexcept { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, N> items_;
};

}  // namespace arena
