#include <emscripten/bind.h>

#include "engine/rules.hpp"
#include "foreign.hpp"
#include "reviewing.hpp"
#include "util/text.hpp"
#include "values.hpp"

// The boundary to JavaScript: it translates and decides nothing. engine.d.ts in this folder describes its
// types. Every function returns a plain object, whatever its arguments; if `ok` is false, `error` is a
// sentence and `code` its name.
namespace arena::wasm {
namespace {

// The text arguments of a call, the game first.
struct Texts {
  std::array<std::string, 3> at;
  [[nodiscard]] const std::string& game() const { return at[0]; }
  [[nodiscard]] const std::string& position() const { return at[1]; }
};

// The names of the text arguments after the game, and the code of the Error if one of them is not a text.
struct Wanted {
  std::array<const char*, 2> names;
  Error::Code code;
};

// Calls `call` with the texts, or returns an Error that names the argument that is not a text.
val with_texts(const Wanted& wanted, std::initializer_list<const val*> sources, val (*call)(const Texts&)) {
  Texts texts;
  std::size_t i = 0;
  for (const val* source : sources) {
    auto text = read_text(*source, i == 0 ? "the game" : wanted.names[i - 1],
                          i == 0 ? Error::Code::unknown_game : wanted.code);
    if (!text) return failed(text.error());
    texts.at[i++] = std::move(*text);
  }
  return call(texts);
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

val start(const val& game, const val& setup) {
  return with_texts({{"the setup"}, Error::Code::bad_setup}, {&game, &setup}, [](const Texts& texts) {
    const auto position = rules::start(texts.game(), texts.at[1]);
    if (!position) return failed(position.error());
    val reply = succeeded();
    reply.set("text", *position);
    return reply;
  });
}

val view_reply(const Expected<rules::View>& view) {
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

val view(const val& game, const val& position) {
  return with_texts(
      {{"the position"}, Error::Code::bad_position}, {&game, &position},
      [](const Texts& texts) { return view_reply(rules::view(texts.game(), texts.position())); });
}

val play(const val& game, const val& position, const val& move) {
  return with_texts({{"the position", "the move"}, Error::Code::bad_move}, {&game, &position, &move},
                    [](const Texts& texts) {
                      const auto next = rules::play(texts.game(), texts.position(), texts.at[2]);
                      return next ? view_reply(rules::view(texts.game(), *next)) : failed(next.error());
                    });
}

void set_line(val& reply, const rules::Line& line) {
  reply.set("positions", strings(line.positions));
  reply.set("outcome", as_val(line.outcome));
  reply.set("fault", line.fault ? val(line.fault->message) : val::null());
}

val play_all(const val& game, const val& position, const val& moves) {
  return with_texts({{"the position", "the moves"}, Error::Code::bad_move}, {&game, &position, &moves},
                    [](const Texts& texts) {
                      const auto line = rules::play_all(texts.game(), texts.position(), texts.at[2]);
                      if (!line) return failed(line.error());
                      val reply = succeeded();
                      set_line(reply, *line);
                      return reply;
                    });
}

val read_record(const val& source) {
  const auto text = read_text(source, "the record", Error::Code::bad_record);
  if (!text) return failed(text.error());
  const auto record = parse_record(*text);
  if (!record) return failed(record.error());
  const auto line = rules::replay(*record);
  if (!line) return failed(line.error());
  val reply = succeeded();
  reply.set("headers", array_of(record->headers, [](const auto& header) {
              return array_of(std::array{header.first, header.second},
                              [](const std::string& part) { return val(part); });
            }));
  reply.set("moves", as_val(record->moves));
  reply.set("result", record->result);
  set_line(reply, *line);
  return reply;
}

// Reads a record member by member and remembers the first wrong member.
class RecordReader {
 public:
  [[nodiscard]] Expected<Record> read(const val& source) {
    Record record;
    for (const val& header : array(member(source, "headers"), "headers")) {
      record.headers.emplace_back(text(header, "0"), text(header, "1"));
      if (wrong_) break;
    }
    const val begins = member(source, "begins");
    if (!begins.isNumber()) wrong_ = "begins";
    record.begins = begins.isNumber() && begins.as<int>() == 1 ? Side::second : Side::first;
    record.moves = moves(member(source, "moves"), "moves", 0);
    record.result = text(source, "result");
    if (wrong_)
      return Error{Error::Code::bad_record,
                   std::string("the record's member \"") + wrong_ + "\" is missing or wrong"};
    return record;
  }

 private:
  static constexpr int max_depth = 100;  // of variations, because each level is a recursive call

  [[nodiscard]] std::string text(const val& object, const char* name) {
    return optional_text(object, name, true).value_or("");
  }
  [[nodiscard]] std::optional<std::string> optional_text(const val& object, const char* name,
                                                         bool required = false) {
    ForeignValue value = wasm::read(member(object, name));
    if (auto* text = std::get_if<std::string>(&value)) return std::move(*text);
    if (required || !std::holds_alternative<std::monostate>(value)) wrong_ = name;
    return std::nullopt;
  }
  [[nodiscard]] std::vector<val> array(const val& list, const char* name) {
    auto elements = read_array(list);
    if (elements) return std::move(*elements);
    wrong_ = name;
    return {};
  }
  [[nodiscard]] std::vector<RecordMove> moves(const val& moves_list, const char* name, int depth) {
    std::vector<RecordMove> list;
    if (depth > max_depth) wrong_ = name;
    if (wrong_) return list;
    for (const val& move : array(moves_list, name)) {
      RecordMove& read = list.emplace_back();
      read.text = text(move, "text");
      read.comment = optional_text(move, "comment").value_or("");
      read.eval = optional_text(move, "eval");
      read.clock = optional_text(move, "clock");
      const val variations = member(move, "variations");
      if (!variations.isNull() && !variations.isUndefined())
        for (const val& line : array(variations, "variations"))
          read.variations.push_back(moves(line, "variations", depth + 1));
      if (wrong_) break;
    }
    return list;
  }

  const char* wrong_ = nullptr;
};

val write_record(const val& source) {
  const auto record = RecordReader().read(source);
  if (!record) return failed(record.error());
  const auto text = arena::write_record(*record);
  if (!text) return failed(text.error());
  val reply = succeeded();
  reply.set("text", *text);
  return reply;
}

// The depth is also read as a text, such as "3". 64-bit counts are passed as double, exact up to 2^53.
val perft(const val& game, const val& position, const val& depth) {
  const val digits(depth.isNumber() ? val(std::to_string(depth.as<int>())) : depth);
  return with_texts({{"the position", "the depth"}, Error::Code::bad_request}, {&game, &position, &digits},
                    [](const Texts& texts) {
                      const auto depth = parse_number<std::uint32_t>(texts.at[2]);
                      const auto leaves =
                          rules::perft(texts.game(), texts.position(),
                                       static_cast<int>(std::min(depth.value_or(1000), 1000U)));
                      if (!leaves) return failed(leaves.error());
                      val reply = succeeded();
                      reply.set("nodes", static_cast<double>(*leaves));
                      return reply;
                    });
}

// The only object that lives in wasm: created and delete()d by the worker that searches.
class ThinkingSession {
 public:
  val think(const val& source, const val& on_thought) {
    const auto request = read_request(members_of(source));
    if (!request) return failed(request.error());
    ThoughtSink sink;
    if (on_thought.typeOf().as<std::string>() == "function")
      sink = [&](const Thought& thought) { notify(on_thought, as_val(thought)); };
    const auto answer = engine_.think(*request, sink);
    if (!answer) return failed(answer.error());
    val reply = succeeded();
    reply.set("move", answer->move);
    reply.set("score", as_val(answer->score));
    reply.set("nodes", static_cast<double>(answer->nodes));
    reply.set("ms", 1000.0 * seconds(answer->time));
    reply.set("hardMs", answer->hard ? val(1000.0 * seconds(*answer->hard)) : val::null());
    return reply;
  }
  void reset() { engine_.new_game(); }

 private:
  SteadyClock clock_;
  Engine engine_{clock_};
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
  emscripten::function("review", &arena::wasm::review);
  emscripten::function("chance", &arena::wasm::chance);
  emscripten::class_<ThinkingSession>("Session")
      .constructor<>()
      .function("think", &ThinkingSession::think)
      .function("reset", &ThinkingSession::reset);
}
