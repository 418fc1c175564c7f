// The generic suite: every game in games/list.hpp must keep the contract of games/game.hpp.
#include <catch2/catch_all.hpp>
#include <set>

#include "games/list.hpp"
#include "games/replay.hpp"
#include "search/perft.hpp"
#include "support/effort.hpp"
#include "support/random_games.hpp"

namespace arena {
namespace {

TEMPLATE_LIST_TEST_CASE("every position of a random game keeps the contract", "[conformance]", AllGames) {
  using G = TestType;
  Rng rng(20240517);
  for (const auto& start : test::some_starts<G>(test::effort(40), 7)) {
    std::set<std::string> seen_before;  // moves of earlier positions: each is either legal now or refused
    test::play_random_game<G>(start, rng, [&](const auto& pos, const auto& moves) {
      const std::string text = G::to_text(pos);
      INFO("position: " << text);
      REQUIRE_FALSE(G::find_fault(pos));
      const auto parsed = G::parse_position(text);
      REQUIRE(parsed);
      REQUIRE(*parsed == pos);
      REQUIRE(G::hash(*parsed) == G::hash(pos));
      REQUIRE(G::count_moves(pos) == static_cast<int>(moves.size()));
      REQUIRE(moves.empty() == G::outcome(pos).over());
      std::set<std::string> texts;
      for (const auto& move : moves) {
        const std::string move_text = G::to_text(pos, move);
        texts.insert(move_text);
        REQUIRE(G::is_legal(pos, move));
        const auto read = G::parse_move(pos, move_text);
        REQUIRE(read);
        REQUIRE(*read == move);
      }
      REQUIRE(texts.size() == moves.size());
      for (const auto& old : seen_before) REQUIRE(G::parse_move(pos, old).has_value() == texts.contains(old));
      if (seen_before.size() < 500) seen_before.insert(texts.begin(), texts.end());
    });
  }
}

TEMPLATE_LIST_TEST_CASE("apply changes the hash and the side, and its result survives a round trip as text",
                        "[conformance]", AllGames) {
  using G = TestType;
  Rng rng(3);
  for (const auto& start : test::some_starts<G>(10, 11))
    test::play_random_game<G>(start, rng, [&](const auto& pos, const auto& moves) {
      std::set<std::uint64_t> hashes;
      for (const auto& move : moves) {
        auto next = pos;
        G::apply(next, move);
        REQUIRE(G::side_to_move(next) == other(G::side_to_move(pos)));
        REQUIRE(G::hash(next) != G::hash(pos));
        hashes.insert(G::hash(next));
        REQUIRE(G::parse_position(G::to_text(next)).value() == next);
      }
      // A few different moves may lead to the same position.
      REQUIRE(2 * hashes.size() >= moves.size());
    });
}

TEMPLATE_LIST_TEST_CASE("perft equals the count by playing every move", "[conformance]", AllGames) {
  using G = TestType;
  const auto pos = test::some_starts<G>(3, 5).back();
  typename G::MoveList moves;
  G::legal_moves(pos, moves);
  std::uint64_t leaves = 0;
  for (const auto& move : moves) {
    auto next = pos;
    G::apply(next, move);
    typename G::MoveList replies;
    G::legal_moves(next, replies);
    leaves += replies.size();
  }
  REQUIRE(perft<G>(pos, 0) == 1);
  REQUIRE(perft<G>(pos, 1) == moves.size());
  REQUIRE(perft<G>(pos, 2) == leaves);
}

TEMPLATE_LIST_TEST_CASE("text that is not a position is refused with a sentence", "[conformance]", AllGames) {
  using G = TestType;
  const std::string good = G::to_text(test::some_starts<G>(1, 1).front());
  std::vector<std::string> bad{
      "", " ", "/", "x", good + " ", " " + good, good + " a", good + "\n", std::string(good.size(), '/')};
  bad.push_back(std::string(10'000'000, '1'));
  bad.push_back(std::string(10'000'000, '/'));
  bad.push_back(std::string("\0\xff\x80", 3));
  // Every prefix, and every character replaced by one that occurs in no position.
  for (std::size_t i = 0; i < good.size(); ++i) {
    bad.push_back(good.substr(0, i));
    bad.push_back(good);
    bad.back()[i] = '#';
  }
  for (const auto& text : bad) {
    INFO(text.substr(0, 200));
    const auto parsed = G::parse_position(text);
    REQUIRE_FALSE(parsed);
    REQUIRE(parsed.error().code == Error::Code::bad_position);
    REQUIRE_FALSE(parsed.error().message.empty());
    REQUIRE(parsed.error().message.size() < 300);
  }
}

TEMPLATE_LIST_TEST_CASE("text that is not a legal move is refused with a sentence", "[conformance]",
                        AllGames) {
  using G = TestType;
  const auto pos = test::some_starts<G>(1, 1).front();
  for (const std::string& text :
       {std::string(), std::string(" "), std::string("a"), std::string("z99u"), std::string("a0u"),
        std::string("a1"), std::string("é1u"), std::string(10'000'000, 'a'),
        std::string("a99999999999999999999u"), std::string("\0\0", 2)}) {
    const auto move = G::parse_move(pos, text);
    if (move) {  // "a1" is a move in some games; then it must be legal here
      REQUIRE(G::is_legal(pos, *move));
      continue;
    }
    REQUIRE_FALSE(move.error().message.empty());
    REQUIRE(move.error().message.size() < 300);
  }
}

TEMPLATE_LIST_TEST_CASE("a setup always gives the same start, and its text is read back", "[conformance]",
                        AllGames) {
  using G = TestType;
  const auto setup = G::parse_setup("").value();
  REQUIRE(setup == typename G::Setup{});
  REQUIRE(G::parse_setup(G::to_text(setup)).value() == setup);
  REQUIRE(G::start(setup).value() == G::start(setup).value());
  REQUIRE_FALSE(G::parse_setup("nonsense=1"));
  REQUIRE_FALSE(G::parse_setup("nonsense"));
}

TEMPLATE_LIST_TEST_CASE("a whole game survives being written to a record and read back", "[conformance]",
                        AllGames) {
  using G = TestType;
  Rng rng(99);
  const auto start = test::some_starts<G>(1, 3).front();
  Record record;
  record.set_header("Game", G::id);
  record.set_header("Position", G::to_text(start));
  record.begins = G::side_to_move(start);
  auto pos = start;
  for (;;) {
    typename G::MoveList moves;
    G::legal_moves(pos, moves);
    if (moves.empty()) break;
    const auto move = moves[uniform(rng, static_cast<std::uint32_t>(moves.size()))];
    record.moves.push_back({G::to_text(pos, move), "", std::nullopt, std::nullopt});
    G::apply(pos, move);
  }
  record.result = result_text(G::outcome(pos).kind);
  const auto read = parse_record(to_text(record));
  REQUIRE(read);
  REQUIRE(read->moves == record.moves);
  const auto replay = replay_record<G>(*read);
  REQUIRE(replay);
  REQUIRE_FALSE(replay->fault);
  REQUIRE(replay->positions.back() == pos);
  // A move after the end of the game is reported with its number.
  record.moves.push_back(record.moves.front());
  const auto too_long = replay_record<G>(record);
  REQUIRE(too_long->fault);
  REQUIRE(too_long->fault->message.starts_with("move " + std::to_string(record.moves.size()) + ":"));
}

}  // namespace
}  // namespace arena
