#pragma once
#include "games/colosseum/moves.hpp"
#include "games/colosseum/setup.hpp"
#include "games/colosseum/text.hpp"

namespace arena {

// Colosseum Survival!, the game of McGill's COMP 424; README.md in this folder has the rules.
struct Colosseum {
  static constexpr std::string_view id = "colosseum";
  static constexpr OptionSpecs setup_options = colosseum::setup_options;
  using Setup = colosseum::Setup;
  using Position = colosseum::Position;
  using Move = colosseum::Move;
  using MoveList = colosseum::MoveList;

  static Expected<Setup> parse_setup(std::string_view text) { return colosseum::parse_setup(text); }
  static std::string to_text(const Setup& setup) { return colosseum::to_text(setup); }
  static Expected<Position> start(const Setup& setup) { return colosseum::start(setup); }

  static Side side_to_move(const Position& pos) noexcept { return pos.side; }
  static void legal_moves(const Position& pos, MoveList& out) { colosseum::legal_moves(pos, out); }
  static int count_moves(const Position& pos) { return colosseum::count_moves(pos); }
  static bool is_legal(const Position& pos, const Move& move) { return colosseum::is_legal(pos, move); }
  static void apply(Position& pos, const Move& move) { colosseum::apply(pos, move); }
  static Outcome outcome(const Position& pos) { return colosseum::outcome(pos); }
  static std::uint64_t hash(const Position& pos) noexcept { return pos.hash; }
  static std::optional<Error> find_fault(const Position& pos) { return colosseum::find_fault(pos); }

  // steps_first, steps_second: walking distance of each player to every cell, around the other player (-1:
  // unreachable). step_limit: the longest walk of one move. nearer: how many cells each player reaches in
  // fewer steps than the other.
  static std::vector<Fact> facts(const Position& pos);

  static Picture picture(const Position& pos);

  static std::string to_text(const Position& pos) { return colosseum::to_text(pos); }
  static std::string to_text(const Position&, const Move& move) { return colosseum::to_text(move); }
  static Expected<Position> parse_position(std::string_view text) { return colosseum::parse_position(text); }
  static Expected<Move> parse_move(const Position& pos, std::string_view text) {
    return colosseum::parse_move(pos, text);
  }
  // "3,2,u" or "(3, 2), 0": row, column and side, by its letter or counted from the upper one clockwise.
  static Expected<Move> parse_course_move(const Position& pos, std::string_view text);
  // The cell in rows of 16, then the side.
  static std::uint16_t packed(const Move& move) {
    return static_cast<std::uint16_t>(move.cell << 2 | static_cast<int>(move.wall));
  }
};

static_assert(Game<Colosseum>);

}  // namespace arena
