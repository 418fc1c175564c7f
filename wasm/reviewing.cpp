#include "reviewing.hpp"

#include <charconv>

#include "foreign.hpp"
#include "review/review.hpp"
#include "util/text.hpp"
#include "values.hpp"

// Looks arrive and reviews leave as one text each, because the code that builds JavaScript objects member by
// member is five times as large.
namespace arena::wasm {
namespace {

const Error bad_looks{Error::Code::bad_request,
                      "the looks must be an array of looks, or null for a missing one"};

std::optional<int> read_integer(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<Score> read_score(std::string_view kind, std::string_view value) {
  const auto number = read_integer(value);
  for (const auto known :
       {Score::Kind::none, Score::Kind::points, Score::Kind::win, Score::Kind::loss, Score::Kind::draw})
    if (number && kind == name_of(known)) return Score{known, *number};
  return std::nullopt;
}

// "points 120 1 none 0 c2l d3r": score, pass, score of the second-best move, line; "" for a missing look.
bool read_look(std::string_view text, review::Look& look) {
  const auto parts = words(text);
  if (parts.empty()) return true;
  if (parts.size() < 5) return false;
  const auto score = read_score(parts[0], parts[1]);
  const auto pass = read_integer(parts[2]);
  const auto second = read_score(parts[3], parts[4]);
  if (!score || !second || pass.value_or(0) < 1 || *pass > 2) return false;
  look.score = *score;
  look.pass = *pass;
  look.second = *second;
  for (std::size_t i = 5; i < parts.size(); ++i) look.line.emplace_back(parts[i]);
  return true;
}

// Writes JSON. Its texts are moves and names, which need no escapes.
class Json {
 public:
  Json& name(std::string_view name) {
    comma();
    text_.append("\"").append(name).append("\":");
    return *this;
  }
  void open(char bracket) {
    comma();
    text_ += bracket;
  }
  void close(char bracket) { text_ += bracket; }
  void value(std::string_view text) {
    comma();
    text_.append("\"").append(text).append("\"");
  }
  void raw(std::string_view text) {
    comma();
    text_ += text;
  }
  void value(int number) { raw(std::to_string(number)); }
  void value(bool flag) { raw(flag ? "true" : "false"); }
  // To four places behind the point.
  void value(double number) {
    constexpr int unit = 10'000;
    const int parts = static_cast<int>(number * unit + 0.5);
    raw(std::to_string(parts / unit) + "." + std::to_string(unit + parts % unit).substr(1));
  }
  template <class T>
  void value(const std::optional<T>& optional) {
    if (optional)
      value(*optional);
    else
      raw("null");
  }
  void value(const std::vector<std::string>& moves) {
    open('[');
    for (const auto& move : moves) value(move);
    close(']');
  }
  void value(const std::vector<int>& numbers) {
    open('[');
    for (const int number : numbers) value(number);
    close(']');
  }
  void members(const review::Chance& chance) {
    name("chance").value(chance.chance);
    name("low").value(chance.low);
    name("high").value(chance.high);
  }
  void value(const review::Judged& judged) {
    open('{');
    members(judged.chance);
    name("margin").value(judged.margin);
    name("proven");
    name_or_null(judged.proven == Score::Kind::none ? "" : arena::name_of(judged.proven));
    name("plies").value(judged.plies);
    close('}');
  }
  void move(const review::Ply& ply, const review::Ply& next) {
    open('{');
    name("side").value(index(ply.side));
    name("move").value(ply.move);
    name("before").value(ply.judged);
    name("after");
    if (next.judged)
      value(turned(*next.judged));
    else
      raw("null");
    name("lost").value(ply.lost);
    name("forced").value(ply.forced);
    name("turningPoint");
    name_or_null(name_of(ply.turning_point));
    name("better").open('[');
    if (ply.has_better()) value(ply.line.front());
    close(']');
    name("line").value(ply.line);
    name("reply").value(next.line);
    name("reason");
    if (ply.reason)
      reason(*ply.reason, ply);
    else
      raw("null");
    close('}');
  }
  void reason(const review::Reason& reason, const review::Ply& ply) {
    open('{');
    name("id").value(reason.id);
    name("facts").open('{');
    name("move").value(ply.move);
    name("player").value(index(ply.side));
    name("opponent").value(index(other(ply.side)));
    if (!reason.reply.empty()) name("reply").value(reason.reply);
    if (!reason.better_move.empty()) name("better_move").value(reason.better_move);
    for (const auto& [of, count] : reason.counts) name(of).value(count);
    close('}');
    name("cells").value(reason.cells);
    close('}');
  }
  void name_or_null(std::string_view name) {
    if (name.empty())
      raw("null");
    else
      value(name);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  // Before every member and value but the first.
  void comma() {
    if (!text_.empty() && text_.find_last_of("{[:") + 1 != text_.size()) text_ += ',';
  }

  std::string text_;
};

}  // namespace

val review(const val& game, const val& start, const val& moves, const val& looks) {
  const auto id = read_text(game, "the game", Error::Code::unknown_game);
  if (!id) return failed(id.error());
  const auto position = read_text(start, "the position", Error::Code::bad_position);
  if (!position) return failed(position.error());
  const auto played = read_text(moves, "the moves", Error::Code::bad_move);
  if (!played) return failed(played.error());
  const auto seen = read_looks(looks);
  if (!seen) return failed(bad_looks);
  std::vector<review::Look> found;
  for (const auto text : split(*seen, '\n'))
    if (!read_look(text, found.emplace_back())) return failed(bad_looks);
  if (seen->empty()) found.clear();
  const auto result = review::review(*id, *position, *played, std::move(found));
  if (!result) return failed(result.error());
  Json json;
  json.open('{');
  json.name("ok").value(true);
  json.name("moves").open('[');
  const auto& plies = result->plies;
  for (std::size_t i = 0; i + 1 < plies.size(); ++i) json.move(plies[i], plies[i + 1]);
  json.close(']');
  json.name("last").value(plies.back().judged);
  json.name("accuracy").open('[');
  for (const auto& accuracy : result->accuracy) json.value(accuracy);
  json.close(']');
  json.name("deepen").value(result->deepen);
  json.close('}');
  return parsed(json.text());
}

val chance(const val& game, const val& position, const val& score) {
  const auto id = read_text(game, "the game", Error::Code::unknown_game);
  if (!id) return failed(id.error());
  const auto text = read_text(position, "the position", Error::Code::bad_position);
  if (!text) return failed(text.error());
  const ForeignValue kind = read(member(score, "kind"));
  const ForeignValue value = read(member(score, "value"));
  const auto* number = std::get_if<double>(&value);
  const auto* name = std::get_if<std::string>(&kind);
  const auto points =
      name && number ? read_score(*name, std::to_string(static_cast<int>(*number))) : std::nullopt;
  if (!points)
    return failed(
        {Error::Code::bad_request, "a score must have a kind (none, points, win, loss or draw) and a value"});
  const auto found = review::chance(*id, *text, *points);
  if (!found) return failed(found.error());
  Json json;
  json.open('{');
  json.name("ok").value(true);
  json.members(*found);
  json.close('}');
  return parsed(json.text());
}

}  // namespace arena::wasm
