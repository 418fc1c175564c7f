#include <emscripten/bind.h>

#include "engine/bench.hpp"
#include "engine/rules.hpp"
#include "engine/session.hpp"
#include "values.hpp"

// The boundary to JavaScript: translates and decides nothing. engine.d.ts beside this file describes what
// arrives there. Every function answers a plain object; when `ok` is false, `error` has the sentence and
// `code` its name.
namespace arena::wasm {
namespace {

using emscripten::val;

val text_reply(const Expected<std::string>& text) {
  if (!text) return failed(text.error());
  val reply = succeeded();
  reply.set("text", *text);
  return reply;
}

val games() {
  return array_of(rules::games(), [](const std::string& id) {
    val game = val::object();
    game.set("id", id);
    game.set("setup", as_val(rules::setup_defaults(id).value().specs()));
    game.set("agents", array_of(agents(id).value(), [](const AgentInfo& info) {
               val agent = val::object();
               agent.set("id", info.id);
               agent.set("summary", info.summary);
               agent.set("options", as_val(info.options));
               return agent;
             }));
    return game;
  });
}

val start(const std::string& game, const std::string& setup) {
  return text_reply(rules::start(game, setup));
}

val play(const std::string& game, const std::string& position, const std::string& move) {
  return text_reply(rules::play(game, position, move));
}

val view(const std::string& game, const std::string& position) {
  const auto view = rules::view(game, position);
  if (!view) return failed(view.error());
  val reply = succeeded();
  reply.set("position", view->position);
  reply.set("side", index(view->side));
  reply.set("outcome", as_val(view->outcome));
  reply.set("moves", strings(view->moves));
  val facts = val::object();
  for (const auto& fact : view->facts) facts.set(std::string(fact.name), numbers(fact.values));
  reply.set("facts", facts);
  return reply;
}

void set_line(val& reply, const rules::Line& line) {
  reply.set("positions", strings(line.positions));
  reply.set("outcome", as_val(line.outcome));
  reply.set("fault", line.fault ? val(line.fault->message) : val::null());
}

val play_all(const std::string& game, const std::string& position, const std::string& moves) {
  const auto line = rules::play_all(game, position, moves);
  if (!line) return failed(line.error());
  val reply = succeeded();
  set_line(reply, *line);
  return reply;
}

val read_record(const std::string& text) {
  const auto record = parse_record(text);
  if (!record) return failed(record.error());
  const auto line = rules::replay(*record);
  if (!line) return failed(line.error());
  val reply = succeeded();
  reply.set("headers", array_of(record->headers, [](const auto& header) {
              return array_of(std::array{header.first, header.second},
                              [](const std::string& part) { return val(part); });
            }));
  reply.set("moves", array_of(record->moves, [](const RecordMove& move) {
              val object = val::object();
              object.set("text", move.text);
              object.set("comment", move.comment);
              object.set("eval", optional_text(move.eval));
              object.set("clock", optional_text(move.clock));
              return object;
            }));
  reply.set("result", record->result);
  set_line(reply, *line);
  return reply;
}

std::string write_record(const val& source) {
  Record record;
  const auto headers = emscripten::vecFromJSArray<val>(source["headers"]);
  for (const val& header : headers)
    record.headers.emplace_back(header[0].as<std::string>(), header[1].as<std::string>());
  record.begins = source["begins"].as<int>() == 0 ? Side::first : Side::second;
  for (const val& move : emscripten::vecFromJSArray<val>(source["moves"]))
    record.moves.push_back({move["text"].as<std::string>(), text_or_nothing(move["comment"]).value_or(""),
                            text_or_nothing(move["eval"]), text_or_nothing(move["clock"])});
  record.result = source["result"].as<std::string>();
  return to_text(record);
}

// 64-bit counts cross as double: exact up to 2^53.
val perft(const std::string& game, const std::string& position, int depth) {
  const auto leaves = rules::perft(game, position, depth);
  if (!leaves) return failed(leaves.error());
  val reply = succeeded();
  reply.set("nodes", static_cast<double>(*leaves));
  return reply;
}

double bench() {
  return static_cast<double>(arena::bench());
}

// The one object that lives in wasm: made and delete()d by the worker that thinks.
class ThinkingSession {
 public:
  val think(const val& source, const val& on_thought) {
    ThinkRequest request;
    request.game = source["game"].as<std::string>();
    request.position = source["position"].as<std::string>();
    request.agent = source["agent"].as<std::string>();
    request.options = text_or_nothing(source["options"]).value_or("");
    request.seed = static_cast<std::uint64_t>(at_most(number_or_nothing(source["seed"]).value_or(1.0), 9e15));
    request.limits = as_limits(source["limits"]);
    request.resources.hash_mb =
        static_cast<int>(at_most(number_or_nothing(source["hashMb"]).value_or(8.0), 16));
    request.resources.multi_pv =
        static_cast<int>(at_most(number_or_nothing(source["multiPv"]).value_or(1.0), 64));
    ThoughtSink sink;
    if (!on_thought.isNull() && !on_thought.isUndefined())
      sink = [&](const Thought& thought) { on_thought(as_val(thought)); };
    const auto answer = session_.think(request, clock_, sink);
    if (!answer) return failed(answer.error());
    val reply = succeeded();
    reply.set("move", answer->move);
    reply.set("score", as_val(answer->score));
    reply.set("nodes", static_cast<double>(answer->nodes));
    reply.set("ms", 1000.0 * seconds(answer->time));
    return reply;
  }
  void reset() { session_.reset(); }

 private:
  Session session_;
  SteadyClock clock_;
};

}  // namespace
}  // namespace arena::wasm

EMSCRIPTEN_BINDINGS(arena) {
  using namespace arena::wasm;
  emscripten::function("games", &games);
  emscripten::function("start", &start);
  emscripten::function("play", &play);
  emscripten::function("playAll", &play_all);
  emscripten::function("view", &view);
  emscripten::function("readRecord", &read_record);
  emscripten::function("writeRecord", &write_record);
  emscripten::function("perft", &arena::wasm::perft);
  emscripten::function("bench", &arena::wasm::bench);
  emscripten::class_<ThinkingSession>("Session")
      .constructor<>()
      .function("think", &ThinkingSession::think)
      .function("reset", &ThinkingSession::reset);
}
