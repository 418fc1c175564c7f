#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

#include "agents/agent.hpp"
#include "search/limits.hpp"

namespace arena {

// Which agent plays, and how.
struct AgentChoice {
  std::string id;
  std::string options;  // "python-pace=true"; an option that is not named keeps its default
  std::uint64_t seed = 1;
  Resources resources;
  friend bool operator==(const AgentChoice&, const AgentChoice&) = default;
};

// One turn, complete in itself.
struct ThinkRequest {
  std::string game;
  std::string position;
  AgentChoice agent;
  Limits limits;
};

// What is wrong with resources or limits that came from outside, if anything: every caller asks here.
[[nodiscard]] std::optional<Error> find_fault(const Resources& resources);
[[nodiscard]] std::optional<Error> find_fault(const Limits& limits);

// A value of any foreign object: absent, of some other type, or one of these.
struct OtherType {};
using ForeignValue = std::variant<std::monostate, OtherType, double, bool, std::string>;

// The members of a foreign object by name; of the object in `limits` by "limits.nodes". The whole object is
// asked for by "" and its limits by "limits": OtherType, unless they are objects.
using ForeignObject = std::function<ForeignValue(std::string_view name)>;

// Reads a request whose members may be anything. A number that no limit could mean is an Error; NaN is one.
[[nodiscard]] Expected<ThinkRequest> read_request(const ForeignObject& source);

}  // namespace arena
