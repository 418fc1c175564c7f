#include "games/record.hpp"

#include <catch2/catch_all.hpp>

#include "engine/rules.hpp"

namespace arena {
namespace {

const std::string sample =
    "[Game \"colosseum\"]\n"
    "[First \"you \\\"the \\\\ first\\\"\"]\n"
    "[Position \"100000/000000/000000/000000/000000/000000 a1 f6 b\"]\n"
    "[Mystery \"kept\"]\n"
    "[Result \"0-1\"]\n"
    "[Score \"1-35\"]\n"
    "\n"
    "1… f6u {[%eval 0.35] [%clk 0:00:01.9] a word} 2. a1d {[%eval #-34]} 0-1\n";

TEST_CASE("a record is read and written back", "[record]") {
  const auto record = parse_record(sample);
  REQUIRE(record);
  REQUIRE(record->header("First") == "you \"the \\ first\"");
  REQUIRE(record->header("Mystery") == "kept");
  REQUIRE(record->header("Absent").empty());
  REQUIRE(record->begins == Side::second);
  REQUIRE(record->result == "0-1");
  REQUIRE(record->moves.size() == 2);
  REQUIRE(record->moves[0] == RecordMove{"f6u", "a word", "0.35", "0:00:01.9"});
  REQUIRE(record->moves[1] == RecordMove{"a1d", "", "#-34", std::nullopt});
  REQUIRE(to_text(*record) == sample);
  REQUIRE(parse_record(to_text(*record)).value() == *record);
  const auto line = rules::replay(*record);
  REQUIRE(line);
  REQUIRE_FALSE(line->fault);
  REQUIRE(line->outcome == Outcome{Outcome::Kind::second_wins, {1, 35}});
}

TEST_CASE("a record may vary in white space and in move numbers", "[record]") {
  const auto record = parse_record("[Game \"colosseum\"]\r\n\r\na1d   {x} {y}\n1... f6u 2. a2d *");
  REQUIRE(record);
  REQUIRE(record->begins == Side::first);
  REQUIRE(record->moves.size() == 3);
  REQUIRE(record->moves[0].comment == "x y");
  REQUIRE(parse_record("").value().moves.empty());
}

TEST_CASE("an error in a record is reported with its line", "[record]") {
  struct Row {
    std::string text;
    std::string says;
  };
  const auto row = GENERATE(values<Row>({
      {"[Game]", "header Game has no value in quotes"},
      {"[Game \"x]\n", "value of header Game does not end"},
      {"[Game \"x\"\n", "does not end in ]"},
      {"[Game \"\\x\"]", "lone \\"},
      {"[ \"x\"]", "begins with a name"},
      {"[A \"1\"]\n[A \"2\"]", "line 2: duplicate header A"},
      {"\n\n{early} a1d", "line 3: a comment comes before"},
      {"a1d {open", "does not end in }"},
      {"2. a1d", "where 1. was expected"},
      {"1. a1d 1. f6u", "where 1… was expected"},
      {"1. a1d f6u 2… a1r", "where 2. was expected"},
      {"1x a1d", "neither a move number"},
      {"99999999999. a1d", "neither a move number"},
      {"a1d * f6u", "after the result"},
      {"[Result \"2-0\"]", "none of 1-0"},
      {"[Result \"1-0\"]\n\na1d 0-1", "the moves end in 0-1"},
      {"a1d {[%eval 2]}", "the evaluation \"2\""},
      {"a1d {[%eval #6]}", "the evaluation \"#6\""},
      {"a1d {[%clk 1:2:3]}", "the time \"1:2:3\""},
      {"a1d {[%eval} {0.5]}", "does not end in ]"},
      {"(1. a1d) *", "a variation comes before the first move"},
      {"1. a1d (1. a1r", "a variation does not end in )"},
      {"1. a1d () *", "a variation has no move"},
      {"1. a1d (1. a1r 1-0) *", "ends in the result \"1-0\""},
      {"1. a1d f6u) *", "a ) closes no variation"},
      {"1. a1d (2. a1r) *", "where 1. was expected"},
  }));
  INFO(row.text);
  const auto record = parse_record(row.text);
  REQUIRE_FALSE(record);
  INFO(record.error().message);
  REQUIRE(record.error().code == Error::Code::bad_record);
  REQUIRE(record.error().message.find(row.says) != std::string::npos);
}

TEST_CASE("the replay reports the first bad move", "[record]") {
  const auto fault = [](const std::string& text) {
    const auto line = rules::replay(parse_record(text).value());
    return line ? line->fault.value_or(Error{}).message : line.error().message;
  };
  const std::string head = "[Game \"colosseum\"]\n[Position \"000/000/000 a1 c3 a\"]\n\n";
  REQUIRE(fault(head + "1. a1r c3l 2. a1r *") == "move 3: the right side of a1 is not free");
  REQUIRE(fault(head + "1… a1r") ==
          "the numbering says that the second player begins, the position says the other");
  REQUIRE(fault("[Position \"x\"]\n\na1r") == "the record has no Game header");
  REQUIRE(fault("[Game \"chess\"]\n\na1r").starts_with("no game is named"));
  REQUIRE(fault("[Game \"colosseum\"]\n[Setup \"size=99\"]\n\na1r").starts_with("option size"));
  REQUIRE(fault(head + "1. a1r c3l 2. a1d 1-0") == "the result is given as 1-0, but the moves end in 0-1");
  REQUIRE(fault("[Score \"2-7\"]\n" + head + "1. a1r c3l 2. a1d 0-1") ==
          "the score is given as \"2-7\", but the moves end in 1-8");
  REQUIRE(fault("[Score \"1-8\"]\n" + head + "1. a1r c3l 2. a1d 0-1").empty());
}

TEST_CASE("a comment cannot break the record it is written to", "[record]") {
  Record record;
  record.set_header("Event", "a\nb");
  record.moves.push_back({"a1d", "ends } early", std::nullopt, std::nullopt});
  const auto read = parse_record(to_text(record));
  REQUIRE(read);
  REQUIRE(read->header("Event") == "a b");
  REQUIRE(read->moves[0].comment == "ends ) early");
}

TEST_CASE("variations are read, written and kept", "[record]") {
  const std::string text =
      "[Game \"colosseum\"]\n\n"
      "1. a1d {[%eval 0.4] quiet} (1. a1r {sharp} f6u (1… e6l 2. b1d) (1… d6r) 2. zz9) 1… f6u 2. a2d (2. "
      "a3d) *\n";
  const auto record = parse_record(text);
  REQUIRE(record);
  REQUIRE(record->moves.size() == 3);
  REQUIRE(record->moves[0].variations.size() == 1);
  const auto& line = record->moves[0].variations[0];
  REQUIRE(line.size() == 3);
  REQUIRE(line[0].comment == "sharp");
  REQUIRE(line[1].variations.size() == 2);
  REQUIRE(line[1].variations[0].size() == 2);
  REQUIRE(line[2].text == "zz9");  // parsing does not know the game
  REQUIRE(record->moves[2].variations[0][0].text == "a3d");
  REQUIRE(parse_record(to_text(*record)).value() == *record);
  REQUIRE(to_text(parse_record(to_text(*record)).value()) == to_text(*record));
  REQUIRE(write_record(*record).value() == to_text(*record));
}

TEST_CASE("variations where the second player begins keep their numbers", "[record]") {
  const auto record = parse_record("3… a1d *");
  REQUIRE_FALSE(record);
  const auto second = parse_record("1… f6u (1… e6l 2. a1d) 2. a1d (2. b2r c3d) 2… zz *").value();
  REQUIRE(second.begins == Side::second);
  REQUIRE(to_text(second) == "\n1… f6u (1… e6l 2. a1d) 2. a1d (2. b2r c3d) 2… zz *\n");
}

TEST_CASE("a record that could not be read back is not written", "[record]") {
  const auto refused = [](auto change) {
    Record record;
    record.set_header("Game", "colosseum");
    record.moves = {{"a1d", "", std::nullopt, std::nullopt}, {"f6u", "", std::nullopt, std::nullopt}};
    REQUIRE(write_record(record));
    change(record);
    const auto text = write_record(record);
    return !text && text.error().code == Error::Code::bad_record;
  };
  REQUIRE(refused([](Record& r) { r.set_header("A B", "x"); }));
  REQUIRE(refused([](Record& r) { r.headers.emplace_back("Game", "tetress"); }));
  REQUIRE(refused([](Record& r) { r.moves[0].text = "7"; }));
  REQUIRE(refused([](Record& r) { r.moves[0].text = "a1d f6u"; }));
  REQUIRE(refused([](Record& r) { r.moves[0].text = "1-0"; }));
  REQUIRE(refused([](Record& r) { r.moves = {{"a1d f6u", "", std::nullopt, std::nullopt}}; }));
  REQUIRE(refused([](Record& r) { r.moves[0].text = ""; }));
  REQUIRE(refused([](Record& r) { r.moves[0].eval = "5"; }));
  REQUIRE(refused([](Record& r) { r.moves[0].clock = "now"; }));
  REQUIRE(refused([](Record& r) { r.result = "won"; }));
}

TEST_CASE("deeply nested variations are read or refused, never a crash", "[record]") {
  std::string text = "1. a1d";
  for (int i = 0; i < 50'000; ++i) text += " (1. a1d";
  REQUIRE_FALSE(parse_record(text));
  std::string closed = "1. a1d";
  for (int i = 0; i < 99; ++i) closed += " (1. a1d";
  for (int i = 0; i < 99; ++i) closed += ")";
  REQUIRE(parse_record(closed));
}

TEST_CASE("removing a command from a comment does not create another", "[record]") {
  const auto record = parse_record("a1d {[[%clk 0:00:01]%eval 7]}");
  REQUIRE(record);
  REQUIRE(record->moves[0].comment == "[ %eval 7]");
  REQUIRE(parse_record(to_text(*record)).value() == *record);
}

TEST_CASE("ten megabytes of arbitrary text are read or refused", "[record]") {
  for (const char c : {'a', '{', '[', '1', ' ', '\n', '"', '\\', '}', '.', '(', ')'}) {
    const auto record = parse_record(std::string(10'000'000, c));
    if (!record) REQUIRE(record.error().message.size() < 300);
  }
}

}  // namespace
}  // namespace arena
