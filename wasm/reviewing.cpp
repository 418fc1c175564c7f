#include "reviewing.hpp"

#include <cmath>

#include "foreign.hpp"
#include "review/review.hpp"
#include "values.hpp"

namespace arena::wasm {
namespace {

constexpr double max_points = 1e9;

Error bad(const char* what) {
  return {Error::Code::bad_request, what};
}

Expected<Score> read_score(const val& source) {
  const ForeignValue kind = read(member(source, "kind"));
  const ForeignValue value = read(member(source, "value"));
  const auto* name = std::get_if<std::string>(&kind);
  const auto* number = std::get_if<double>(&value);
  if (name && number && std::abs(*number) <= max_points)
    for (const auto known :
         {Score::Kind::none, Score::Kind::points, Score::Kind::win, Score::Kind::loss, Score::Kind::draw})
      if (*name == name_of(known)) return Score{known, static_cast<int>(*number)};
  return bad("a score must have a kind (none, points, win, loss or draw) and a value");
}

Expected<std::optional<review::Look>> read_look(const val& source) {
  if (std::holds_alternative<std::monostate>(read(source))) return std::optional<review::Look>();
  review::Look look;
  const auto score = read_score(member(source, "score"));
  if (!score) return score.error();
  look.score = *score;
  const auto line = read_array(member(source, "line"));
  if (!line) return bad("the line of a look must be an array of moves");
  for (const val& move : *line) {
    auto text = read_text(move, "a move", Error::Code::bad_request);
    if (!text) return text.error();
    look.line.push_back(std::move(*text));
  }
  const ForeignValue pass = read(member(source, "pass"));
  const auto* number = std::get_if<double>(&pass);
  if (!number || (*number != 1 && *number != 2)) return bad("the pass of a look must be 1 or 2");
  look.pass = static_cast<int>(*number);
  if (const val second = member(source, "second"); !std::holds_alternative<std::monostate>(read(second))) {
    const auto second_score = read_score(second);
    if (!second_score) return second_score.error();
    look.second = *second_score;
  }
  return std::optional(std::move(look));
}

void set_chance(val& object, const review::Chance& chance) {
  object.set("chance", chance.chance);
  object.set("low", chance.low);
  object.set("high", chance.high);
}

template <class T, class Convert>
val or_null(const std::optional<T>& value, Convert&& convert) {
  return value ? val(convert(*value)) : val::null();
}
template <class T>
val or_null(const std::optional<T>& value) {
  return value ? val(*value) : val::null();
}

val as_val(const review::Judged& judged) {
  val object = val::object();
  set_chance(object, judged.chance);
  object.set("margin", or_null(judged.margin));
  object.set("proven",
             judged.proven == Score::Kind::none ? val::null() : val(std::string(name_of(judged.proven))));
  object.set("plies", or_null(judged.plies));
  return object;
}

val as_val(const review::Reason& reason) {
  val facts = val::object();
  for (const auto& fact : reason.facts) {
    const auto* text = std::get_if<std::string>(&fact.value);
    facts.set(std::string(fact.name), text ? val(*text) : val(*std::get_if<int>(&fact.value)));
  }
  val object = val::object();
  object.set("id", std::string(reason.id));
  object.set("facts", facts);
  object.set("cells", array_of(reason.cells, [](int cell) { return val(cell); }));
  return object;
}

val as_val(const review::MoveReview& move) {
  const auto judged = [](const review::Judged& at) { return as_val(at); };
  val object = val::object();
  object.set("side", index(move.side));
  object.set("move", move.move);
  object.set("before", or_null(move.before, judged));
  object.set("after", or_null(move.after, judged));
  object.set("lost", or_null(move.verdict.lost));
  object.set("forced", move.verdict.forced);
  const auto turning_point = name_of(move.verdict.turning_point);
  object.set("turningPoint", turning_point.empty() ? val::null() : val(std::string(turning_point)));
  object.set("better", strings(move.better));
  object.set("line", strings(move.line));
  object.set("reply", strings(move.reply));
  object.set("reason", or_null(move.reason, [](const review::Reason& reason) { return as_val(reason); }));
  return object;
}

}  // namespace

val review(const val& game, const val& start, const val& moves, const val& looks) {
  const auto id = read_text(game, "the game", Error::Code::unknown_game);
  if (!id) return failed(id.error());
  const auto position = read_text(start, "the position", Error::Code::bad_position);
  if (!position) return failed(position.error());
  const auto played = read_text(moves, "the moves", Error::Code::bad_move);
  if (!played) return failed(played.error());
  const auto elements = read_array(looks);
  if (!elements) return failed(bad("the looks must be an array"));
  std::vector<std::optional<review::Look>> read_looks;
  for (const val& element : *elements) {
    auto look = read_look(element);
    if (!look) return failed(look.error());
    read_looks.push_back(std::move(*look));
  }
  const auto found = review::review(*id, *position, *played, read_looks);
  if (!found) return failed(found.error());
  val reply = succeeded();
  reply.set("moves", array_of(found->moves, [](const auto& move) { return as_val(move); }));
  reply.set("last", or_null(found->last, [](const review::Judged& at) { return as_val(at); }));
  reply.set("accuracy", array_of(found->accuracy, [](const auto& accuracy) { return or_null(accuracy); }));
  reply.set("deepen", array_of(found->deepen, [](int at) { return val(at); }));
  return reply;
}

val chance(const val& game, const val& position, const val& score) {
  const auto id = read_text(game, "the game", Error::Code::unknown_game);
  if (!id) return failed(id.error());
  const auto text = read_text(position, "the position", Error::Code::bad_position);
  if (!text) return failed(text.error());
  const auto points = read_score(score);
  if (!points) return failed(points.error());
  const auto found = review::chance(*id, *text, *points);
  if (!found) return failed(found.error());
  val reply = succeeded();
  set_chance(reply, *found);
  return reply;
}

}  // namespace arena::wasm
