#pragma once
#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace arena {

// An error: a code for programs, and a sentence for people that names the offending part.
struct Error {
  enum class Code {
    bad_position,
    bad_move,
    bad_setup,
    bad_record,
    bad_option,
    bad_command,
    unknown_game,
    unknown_agent,
    game_over,
    bad_request,
    out_of_memory,
  };
  Code code;
  std::string message;
  friend bool operator==(const Error&, const Error&) = default;
};

// The code as programs read it in JSON and in the page, such as "bad-position".
[[nodiscard]] std::string_view name_of(Error::Code code);

// A value or the reason why there is none: the spelling of C++23's std::expected<T, Error>.
template <class T>
class Expected {
 public:
  template <class U = T>
  requires(!std::is_same_v<std::remove_cvref_t<U>, Expected> &&
           !std::is_same_v<std::remove_cvref_t<U>, Error> && std::is_constructible_v<T, U>)
      // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): the requires clause keeps copies out
      Expected(U&& value)
      : state_(std::in_place_index<0>, std::forward<U>(value)) {}
  Expected(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool has_value() const noexcept { return state_.index() == 0; }
  explicit operator bool() const noexcept { return has_value(); }

  [[nodiscard]] T& value() & { return *checked<0>(); }
  [[nodiscard]] const T& value() const& { return *checked<0>(); }
  // By value, so that the container in `for (x : f().value())` lives as long as the loop.
  [[nodiscard]] T value() && { return std::move(*checked<0>()); }
  [[nodiscard]] const Error& error() const { return *checked<1>(); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  // std::get_if and not std::get, which would bring exceptions into the wasm module.
  template <std::size_t I>
  auto* checked() {
    auto* held = std::get_if<I>(&state_);
    assert(held);
    return held;
  }
  template <std::size_t I>
  const auto* checked() const {
    const auto* held = std::get_if<I>(&state_);
    assert(held);
    return held;
  }
  std::variant<T, Error> state_;
};

}  // namespace arena
