#include "engine/request.hpp"

#include <cmath>

#include "util/text.hpp"

namespace arena {
namespace {

constexpr double max_exact = 9007199254740992.0;  // 2^53: above it a double cannot represent every integer
constexpr double max_ms = 30.0 * 24 * 3600 * 1000;

Error bad(std::string_view name, std::string_view wanted) {
  return {Error::Code::bad_request, std::string(name) + " must be " + std::string(wanted)};
}

// Reads the members of a request and keeps the first fault.
class Reader {
 public:
  explicit Reader(const ForeignObject& source) : source_(source) {}

  void text(std::string_view name, std::string& target, bool required = false) {
    const ForeignValue value = source_(name);
    if (const auto* found = std::get_if<std::string>(&value))
      target = *found;
    else if (required || !std::holds_alternative<std::monostate>(value))
      fail(bad(name, "a text"));
  }

  // Returns nothing if the member is absent.
  [[nodiscard]] std::optional<double> number(std::string_view name, double min, double max) {
    const ForeignValue value = source_(name);
    if (std::holds_alternative<std::monostate>(value)) return std::nullopt;
    const auto* found = std::get_if<double>(&value);
    if (found && *found >= min && *found <= max) return *found;
    fail(bad(name, "a number from " + std::to_string(static_cast<std::int64_t>(min)) + " to " +
                       std::to_string(static_cast<std::int64_t>(max))));
    return std::nullopt;
  }

  void whole(std::string_view name, int& target, int min, int max) {
    if (const auto found = number(name, min, max)) target = static_cast<int>(*found);
  }

  [[nodiscard]] std::optional<Duration> milliseconds(std::string_view name) {
    const auto ms = number(name, 0, max_ms);
    if (!ms) return std::nullopt;
    return std::chrono::duration_cast<Duration>(std::chrono::duration<double, std::milli>(*ms));
  }

  void flag(std::string_view name, bool& target) {
    const ForeignValue value = source_(name);
    if (const auto* found = std::get_if<bool>(&value))
      target = *found;
    else if (!std::holds_alternative<std::monostate>(value))
      fail(bad(name, "true or false"));
  }

  void object(std::string_view name) {
    if (std::holds_alternative<OtherType>(source_(name)))
      fail(bad(name.empty() ? "the request" : name, "an object"));
  }

  [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }

 private:
  void fail(Error error) {
    if (!fault_) fault_ = std::move(error);
  }

  const ForeignObject& source_;
  std::optional<Error> fault_;
};

}  // namespace

std::optional<Error> find_fault(const Resources& resources) {
  if (resources.hash_mb < 1 || resources.hash_mb > max_hash_mb)
    return bad("the size of the hash table", "1 to " + std::to_string(max_hash_mb) + " MB");
  if (resources.multi_pv < 1 || resources.multi_pv > max_multi_pv)
    return bad("the number of lines", "1 to " + std::to_string(max_multi_pv));
  return std::nullopt;
}

std::optional<Error> find_fault(const Limits& limits) {
  if (limits.depth && *limits.depth < 1) return bad("the depth", "1 or more");
  const auto negative = [](const std::optional<Duration>& time) { return time && *time < Duration{}; };
  if (negative(limits.time) || negative(limits.game_time) || limits.increment < Duration{} ||
      limits.spent < Duration{} || limits.delay < Duration{})
    return bad("a time", "0 or more");
  return std::nullopt;
}

Expected<ThinkRequest> read_request(const ForeignObject& source) {
  Reader reader(source);
  ThinkRequest request;
  reader.object("");
  if (reader.fault()) return *reader.fault();
  reader.text("game", request.game, true);
  reader.text("position", request.position, true);
  reader.text("agent", request.agent.id, true);
  reader.text("options", request.agent.options);
  if (const auto seed = reader.number("seed", 0, max_exact))
    request.agent.seed = static_cast<std::uint64_t>(*seed);
  reader.whole("hashMb", request.agent.resources.hash_mb, 1, max_hash_mb);
  reader.whole("multiPv", request.agent.resources.multi_pv, 1, max_multi_pv);
  reader.object("limits");
  if (reader.fault()) return *reader.fault();
  Limits& limits = request.limits;
  if (const auto nodes = reader.number("limits.nodes", 0, max_exact))
    limits.nodes = static_cast<std::uint64_t>(*nodes);
  if (const auto depth = reader.number("limits.depth", 1, max_exact))
    limits.depth = static_cast<int>(std::min(*depth, 1000.0));
  limits.time = reader.milliseconds("limits.ms");
  limits.game_time = reader.milliseconds("limits.gameMs");
  limits.increment = reader.milliseconds("limits.incrementMs").value_or(Duration{});
  limits.spent = reader.milliseconds("limits.spentMs").value_or(Duration{});
  limits.delay = reader.milliseconds("limits.lagMs").value_or(Duration{});
  reader.flag("limits.early", limits.early);
  if (reader.fault()) return *reader.fault();
  return request;
}

}  // namespace arena
