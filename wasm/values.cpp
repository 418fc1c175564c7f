#include "values.hpp"

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

val optional_text(const std::optional<std::string>& text) {
  return text ? val(*text) : val::null();
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

// The texts are moves and positions, which contain no line feed.
val strings(const std::vector<std::string>& list) {
  if (list.empty()) return val::array();
  std::string joined;
  for (const auto& text : list) joined.append(joined.empty() ? "" : "\n").append(text);
  return val(joined).call<val>("split", std::string("\n"));
}

// Sliced, because the view itself refers to the module's memory.
val numbers(const std::vector<int>& list) {
  return val(emscripten::typed_memory_view(list.size(), list.data())).call<val>("slice");
}

val as_val(const Outcome& outcome) {
  val object = val::object();
  object.set("kind", kind_name(outcome.kind));
  object.set("score", array_of(outcome.score, [](int score) { return val(score); }));
  return object;
}

val as_val(const Score& score) {
  val object = val::object();
  object.set("kind", std::string(name_of(score.kind)));
  object.set("value", score.value);
  return object;
}

val as_val(OptionSpecs specs) {
  return array_of(specs, [](const OptionSpec& spec) {
    val object = val::object();
    object.set("name", std::string(spec.name));
    object.set("kind", std::string(name_of(spec.kind)));
    object.set("default", std::string(spec.default_value));
    object.set("min", static_cast<double>(spec.min));
    object.set("max", static_cast<double>(spec.max));
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

val as_val(const std::vector<RecordMove>& moves) {
  return array_of(moves, [](const RecordMove& move) {
    val object = val::object();
    object.set("text", move.text);
    object.set("comment", move.comment);
    object.set("eval", optional_text(move.eval));
    object.set("clock", optional_text(move.clock));
    object.set("variations",
               array_of(move.variations, [](const std::vector<RecordMove>& line) { return as_val(line); }));
    return object;
  });
}

}  // namespace arena::wasm
