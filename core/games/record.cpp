#include "games/record.hpp"

#include <algorithm>
#include <cctype>

#include "util/text.hpp"

namespace arena {
namespace {

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
constexpr std::string_view ellipsis = "…";

bool is_result(std::string_view text) {
  return std::find(results.begin(), results.end(), text) != results.end();
}

Error bad(std::size_t line, const std::string& what) {
  return {Error::Code::bad_record, "line " + std::to_string(line) + ": " + what};
}

// Reads the record character by character; every take_* moves `at_` past the text it consumed.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Expected<Record> read() {
    for (skip_space(); peek() == '['; skip_space())
      if (auto fault = take_header()) return *fault;
    if (auto fault = take_moves(record_.moves, 0, 0)) return *fault;
    if (auto fault = settle_result()) return *fault;
    return std::move(record_);
  }

 private:
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  [[nodiscard]] static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
  [[nodiscard]] static bool ends_word(char c) { return is_space(c) || c == '{' || c == '(' || c == ')'; }

  char take() {
    if (text_[at_] == '\n') ++line_;
    return text_[at_++];
  }
  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) take();
  }

  // [Key "value"] with \" and \\ escaped.
  std::optional<Error> take_header() {
    take();
    std::string key;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_'))
      key += take();
    if (key.empty()) return bad(line_, "a header begins with a name, like [Game \"…\"]");
    if (rest().substr(0, 2) != " \"") return bad(line_, "header " + key + " has no value in quotes");
    at_ += 2;
    std::string value;
    for (;;) {
      if (at_ >= text_.size() || peek() == '\n')
        return bad(line_, "the value of header " + key + " does not end");
      char c = take();
      if (c == '"') break;
      if (c == '\\') {
        if (peek() != '"' && peek() != '\\')
          return bad(line_, "header " + key + " has a lone \\ (write \\\\ or \\\")");
        c = take();
      }
      value += c;
    }
    if (peek() != ']') return bad(line_, "header " + key + " does not end in ]");
    take();
    const auto has_key = [&](const auto& header) { return header.first == key; };
    if (std::any_of(record_.headers.begin(), record_.headers.end(), has_key))
      return bad(line_, "duplicate header " + key);
    if (record_.headers.size() == max_headers) return bad(line_, "there are too many headers");
    record_.headers.emplace_back(std::move(key), std::move(value));
    return std::nullopt;
  }

  // Reads moves up to the end of the text or of the current variation. The first of them is made at `ply`,
  // counted from the first player's first move.
  std::optional<Error> take_moves(std::vector<RecordMove>& moves, std::size_t ply, int depth) {
    for (skip_space(); at_ < text_.size(); skip_space()) {
      if (finished_) return bad(line_, "found " + quoted(rest()) + " after the result");
      std::optional<Error> fault;
      if (peek() == ')' && depth > 0) {
        take();
        return moves.empty() ? std::optional(bad(line_, "a variation has no move")) : std::nullopt;
      }
      if (peek() == '{')
        fault = take_comment(moves);
      else if (peek() == '(')
        fault = take_variation(moves, ply, depth);
      else
        fault = take_word(moves, ply, depth);
      if (fault) return fault;
    }
    if (depth > 0) return bad(line_, "a variation does not end in )");
    return std::nullopt;
  }

  // A variation is an alternative to the move before it.
  std::optional<Error> take_variation(std::vector<RecordMove>& moves, std::size_t ply, int depth) {
    if (moves.empty()) return bad(line_, "a variation comes before the first move");
    if (depth == max_depth) return bad(line_, "variations are nested too deeply");
    take();
    std::vector<RecordMove> line;
    if (auto fault = take_moves(line, ply + moves.size() - 1, depth + 1)) return fault;
    moves.back().variations.push_back(std::move(line));
    return std::nullopt;
  }

  std::optional<Error> take_comment(std::vector<RecordMove>& moves) {
    const auto line = line_;
    const auto end = text_.find('}', at_);
    if (end == std::string_view::npos) return bad(line, "a comment does not end in }");
    if (moves.empty()) return bad(line, "a comment comes before the first move");
    std::string_view body = text_.substr(at_ + 1, end - at_ - 1);
    while (at_ <= end) take();
    return read_comment(moves.back(), body, line);
  }

  // Splits "[%eval 0.35] [%clk 0:00:01.9] words" into commands and words; unknown commands are kept as words.
  static std::optional<Error> read_comment(RecordMove& move, std::string_view body, std::size_t line) {
    std::string words;
    while (!body.empty()) {
      const auto open = body.find("[%");
      words += body.substr(0, open);
      if (open == std::string_view::npos) break;
      const auto close = body.find(']', open);
      if (close == std::string_view::npos)
        return bad(line, "the command " + quoted(body.substr(open)) + " in a comment does not end in ]");
      const auto command = body.substr(open + 2, close - open - 2);
      if (command.substr(0, 5) == "eval ") {
        if (!is_eval(command.substr(5)))
          return bad(line, "the evaluation " + quoted(command.substr(5)) + " is neither 0 to 1 nor like #+6");
        move.eval = command.substr(5);
        words += ' ';  // words on either side of a command stay separate
      } else if (command.substr(0, 4) == "clk ") {
        if (!is_clock(command.substr(4)))
          return bad(line, "the time " + quoted(command.substr(4)) + " is not like 0:00:01.9");
        move.clock = command.substr(4);
        words += ' ';
      } else {
        words += body.substr(open, close - open + 1);
      }
      body.remove_prefix(close + 1);
    }
    const auto text = trimmed(words);
    if (!move.comment.empty() && !text.empty()) move.comment += ' ';
    move.comment += text;
    return std::nullopt;
  }

  static bool all_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  }
  static bool is_eval(std::string_view text) {
    if (text.substr(0, 2) == "#+" || text.substr(0, 2) == "#-") return all_digits(text.substr(2));
    if (text == "0" || text == "1") return true;
    const auto whole = text.substr(0, 2);
    const auto digits = text.size() > 2 ? text.substr(2) : std::string_view{};
    return all_digits(digits) &&
           (whole == "0." || (whole == "1." && digits.find_first_not_of('0') == digits.npos));
  }
  static bool is_clock(std::string_view text) {
    const auto parts = split(text, ':');
    if (parts.size() != 3 || !all_digits(parts[0]) || parts[1].size() != 2 || !all_digits(parts[1]))
      return false;
    const auto fields = split(parts[2], '.');
    return fields.size() <= 2 && fields[0].size() == 2 && all_digits(fields[0]) &&
           (fields.size() == 1 || all_digits(fields[1]));
  }

  // A move number, a result, or a move.
  std::optional<Error> take_word(std::vector<RecordMove>& moves, std::size_t& ply, int depth) {
    const auto begin = at_;
    while (at_ < text_.size() && !ends_word(peek())) ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (word.empty()) return bad(line_, "a ) closes no variation");
    if (is_result(word)) {
      if (depth > 0) return bad(line_, "a variation ends in the result " + quoted(word));
      record_.result = word;
      finished_ = true;
      return std::nullopt;
    }
    if (const auto digits = std::min(word.find_first_not_of("0123456789"), word.size()); digits > 0)
      return check_number(word, digits, moves, ply, depth);
    moves.push_back({std::string(word), {}, {}, {}});
    return std::nullopt;
  }

  // "7." before a move of the first player; "7…" (or "7...") before a move of the second player that begins
  // the game or follows a comment or a variation.
  std::optional<Error> check_number(std::string_view word, std::size_t digits,
                                    const std::vector<RecordMove>& moves, std::size_t& ply, int depth) {
    const auto number = parse_number<std::uint32_t>(word.substr(0, digits));
    const auto dots = word.substr(digits);
    const bool second = dots == ellipsis || dots == "...";
    if (!number || (dots != "." && !second))
      return bad(line_, quoted(word) + " is neither a move number like 7. nor a move");
    if (depth == 0 && moves.empty() && second) {
      record_.begins = Side::second;
      ply = 1;
    }
    const std::size_t now = ply + moves.size();
    if (*number != now / 2 + 1 || second != (now % 2 == 1))
      return bad(line_, "found move number " + quoted(word) + " where " + std::to_string(now / 2 + 1) +
                            (now % 2 == 1 ? "…" : ".") + " was expected");
    return std::nullopt;
  }

  // The result may be given as a header, after the moves, or both; then they must agree.
  std::optional<Error> settle_result() {
    const auto header = record_.header("Result");
    if (header.empty()) return std::nullopt;
    if (!is_result(header))
      return bad(line_, "the result " + quoted(header) + " is none of 1-0, 0-1, 1/2-1/2, *");
    if (finished_ && header != record_.result)
      return bad(line_, "the moves end in " + record_.result + ", but the Result header says " +
                            std::string(header));
    record_.result = header;
    return std::nullopt;
  }

  static constexpr int max_depth = 100;  // of variations, because each level is a recursive call
  static constexpr std::size_t max_headers = 1000;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  bool finished_ = false;
  Record record_;
};

std::string escaped(std::string_view value) {
  std::string text;
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' || c == '\r' ? ' ' : c;
  }
  return text;
}

// A comment cannot contain its own closing brace.
std::string comment_of(const RecordMove& move) {
  std::string text;
  const auto add = [&](const std::string& part) { text.append(text.empty() ? "" : " ").append(part); };
  if (move.eval) add("[%eval " + *move.eval + "]");
  if (move.clock) add("[%clk " + *move.clock + "]");
  if (!move.comment.empty()) add(move.comment);
  std::replace(text.begin(), text.end(), '}', ')');
  return text;
}

// The moves as words: "7.", "c4u", "{better}", "(7.", "c4d)".
void add_words(const std::vector<RecordMove>& moves, std::size_t ply, std::vector<std::string>& words) {
  bool number_due = true;
  for (const RecordMove& move : moves) {
    if (ply % 2 == 0 || number_due)
      words.push_back(std::to_string(ply / 2 + 1) + (ply % 2 == 0 ? "." : std::string(ellipsis)));
    words.push_back(move.text);
    const std::string comment = comment_of(move);
    if (!comment.empty()) words.push_back("{" + comment + "}");
    for (const auto& variation : move.variations) {
      const std::size_t first = words.size();
      add_words(variation, ply, words);
      if (first == words.size()) continue;
      words[first].insert(0, "(");
      words.back() += ')';
    }
    number_due = !comment.empty() || !move.variations.empty();
    ++ply;
  }
}

// Counts the moves of all variations too.
std::size_t count_moves(const std::vector<RecordMove>& moves) {
  std::size_t count = moves.size();
  for (const RecordMove& move : moves)
    for (const auto& variation : move.variations) count += count_moves(variation);
  return count;
}

}  // namespace

std::string_view Record::header(std::string_view key) const {
  for (const auto& [name, value] : headers)
    if (name == key) return value;
  return {};
}

void Record::set_header(std::string_view key, std::string_view value) {
  for (auto& [name, held] : headers)
    if (name == key) {
      held = value;
      return;
    }
  headers.emplace_back(key, value);
}

std::string_view result_text(Outcome::Kind kind) {
  switch (kind) {
    case Outcome::Kind::first_wins: return "1-0";
    case Outcome::Kind::second_wins: return "0-1";
    case Outcome::Kind::draw: return "1/2-1/2";
    case Outcome::Kind::ongoing: return "*";
  }
  return "*";
}

Expected<Record> parse_record(std::string_view text) {
  return Reader(text).read();
}

std::string to_text(const Record& record) {
  std::string text;
  for (const auto& [key, value] : record.headers) text.append("[" + key + " \"" + escaped(value) + "\"]\n");
  text += '\n';
  std::vector<std::string> words;
  add_words(record.moves, record.begins == Side::second ? 1 : 0, words);
  words.push_back(record.result);
  std::size_t column = 0;
  for (const auto& word : words) {
    if (column > 0 && column + 1 + word.size() > 100) {
      column = 0;
      text += '\n';
    }
    if (column > 0) text += ' ';
    column += word.size() + (column > 0 ? 1 : 0);
    text += word;
  }
  return text + "\n";
}

Expected<std::string> write_record(const Record& record) {
  std::string text = to_text(record);
  const auto read = parse_record(text);
  if (!read) return read.error();
  if (to_text(*read) != text || count_moves(read->moves) != count_moves(record.moves))
    return Error{Error::Code::bad_record, "a move or a header of the record cannot be written as text"};
  return text;
}

}  // namespace arena
