#include "values.hpp"

#include <algorithm>
#include <chrono>

#include "util/text.hpp"

namespace arena::wasm {
namespace {

std::string kind_name(Outcome::Kind kind) {
  switch (kind) {
    case Outcome::Kind::ongoing: return "ongoing";
    case Outcome::Kind::first_wins: return "first";
    case Outcome::Kind::second_wins: return "second";
    case Outcome::Kind::draw: return "draw";
  }
  return "ongoing";
}

std::string kind_name(Score::Kind kind) {
  switch (kind) {
    case Score::Kind::none: return "none";
    case Score::Kind::points: return "points";
    case Score::Kind::win: return "win";
    case Score::Kind::loss: return "loss";
    case Score::Kind::draw: return "draw";
  }
  return "none";
}

Duration milliseconds(double ms) {
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double, std::milli>(ms));
}

}  // namespace

val failed(const Error& error) {
  val reply = val::object();
  reply.set("ok", false);
  reply.set("error", error.message);
  reply.set("code", std::string(name_of(error.code)));
  return reply;
}

val succeeded() {
  val reply = val::object();
  reply.set("ok", true);
  return reply;
}

val strings(const std::vector<std::string>& list) {
  return array_of(list, [](const std::string& text) { return val(text); });
}

val numbers(const std::vector<int>& list) {
  return array_of(list, [](int number) { return val(number); });
}

val as_val(const Outcome& outcome) {
  val object = val::object();
  object.set("kind", kind_name(outcome.kind));
  object.set("score", numbers({outcome.score[0], outcome.score[1]}));
  return object;
}

val as_val(const Score& score) {
  val object = val::object();
  object.set("kind", kind_name(score.kind));
  object.set("value", score.value);
  return object;
}

val as_val(OptionSpecs specs) {
  return array_of(specs, [](const OptionSpec& spec) {
    val object = val::object();
    object.set("name", std::string(spec.name));
    object.set("kind", std::string(name_of(spec.kind)));
    object.set("fallback", std::string(spec.fallback));
    object.set("least", static_cast<double>(spec.least));
    object.set("most", static_cast<double>(spec.most));
    const auto choices = spec.choices.empty() ? std::vector<std::string_view>{} : split(spec.choices, '|');
    object.set("choices",
               array_of(choices, [](std::string_view choice) { return val(std::string(choice)); }));
    object.set("help", std::string(spec.help));
    return object;
  });
}

val as_val(const Thought& thought) {
  val object = val::object();
  object.set("depth", thought.depth);
  object.set("selectiveDepth", thought.selective_depth);
  object.set("rank", thought.rank);
  object.set("score", as_val(thought.score));
  object.set("nodes", static_cast<double>(thought.nodes));
  object.set("ms", 1000.0 * seconds(thought.time));
  object.set("line", strings(thought.line));
  return object;
}

val optional_text(const std::optional<std::string>& text) {
  return text ? val(*text) : val::null();
}

std::optional<std::string> text_or_nothing(const val& value) {
  if (value.isNull() || value.isUndefined()) return std::nullopt;
  return value.as<std::string>();
}

std::optional<double> number_or_nothing(const val& value) {
  if (value.isNull() || value.isUndefined()) return std::nullopt;
  return value.as<double>();
}

// NaN fails every comparison.
double at_most(double number, double most) {
  return number >= 0 ? std::min(number, most) : 0;
}

Limits as_limits(const val& source) {
  Limits limits;
  if (const auto nodes = number_or_nothing(source["nodes"]))
    limits.nodes = static_cast<std::uint64_t>(at_most(*nodes, 9e15));
  if (const auto depth = number_or_nothing(source["depth"]))
    limits.depth = static_cast<int>(at_most(*depth, 1000));
  if (const auto ms = number_or_nothing(source["ms"])) limits.time = milliseconds(at_most(*ms, 1e9));
  if (const auto ms = number_or_nothing(source["gameMs"])) limits.game_time = milliseconds(at_most(*ms, 1e9));
  return limits;
}

}  // namespace arena::wasm
