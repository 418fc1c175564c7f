#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

#include "agents/agent.hpp"
#include "search/limits.hpp"

namespace arena {

// An agent with its options, seed and resources.
struct AgentChoice {
  std::string id = {};
  std::string options = {};  // "python-pace=true"; other options keep their defaults
  std::uint64_t seed = 1;
  Resources resources = {};
  friend bool operator==(const AgentChoice&, const AgentChoice&) = default;
};

// A request for one move, complete in itself.
struct ThinkRequest {
  std::string game;
  std::string position;
  AgentChoice agent;
  Limits limits;
};

// Returns the first fault of resources or limits from outside, if any. Every front end uses these two
// functions.
[[nodiscard]] std::optional<Error> find_fault(const Resources& resources);
[[nodiscard]] std::optional<Error> find_fault(const Limits& limits);

// A value of a foreign object: absent (monostate), of another type, or one of the types below.
struct OtherType {};
using ForeignValue = std::variant<std::monostate, OtherType, double, bool, std::string>;

// Returns the member of a foreign object with this name; "limits.nodes" is a member of the object in
// `limits`. The names "" and "limits" are the object itself and its limits; for them it returns OtherType
// unless they are objects.
using ForeignObject = std::function<ForeignValue(std::string_view name)>;

// Reads a request whose members may have any type and value. A number outside its range is an Error; so is
// NaN.
[[nodiscard]] Expected<ThinkRequest> read_request(const ForeignObject& source);

}  // namespace arena
