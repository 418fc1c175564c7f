#pragma once
#include "games/infexion/moves.hpp"
#include "games/infexion/setup.hpp"
#include "games/infexion/text.hpp"

namespace arena {

// Infexion, the game of Melbourne's COMP30024 in 2023; README.md in this folder has the rules.
struct Infexion {
  static constexpr std::string_view id = "infexion";
  static constexpr OptionSpecs setup_options = infexion::Setup::options;
  using Setup = infexion::Setup;
  using Position = infexion::Position;
  using Move = infexion::Move;
  using MoveList = infexion::MoveList;

  static Expected<Setup> parse_setup(std::string_view text) { return Setup::parse(text); }
  static std::string to_text(const Setup& setup) { return arena::to_text(setup); }
  static Expected<Position> start(const Setup& setup) { return infexion::start(setup); }

  static Side side_to_move(const Position& pos) noexcept { return pos.side(); }
  static void legal_moves(const Position& pos, MoveList& out) { infexion::legal_moves(pos, out); }
  static int count_moves(const Position& pos) { return infexion::count_moves(pos); }
  static bool is_legal(const Position& pos, const Move& move) { return infexion::is_legal(pos, move); }
  static void apply(Position& pos, const Move& move) { infexion::apply(pos, move); }
  static Outcome outcome(const Position& pos) { return infexion::outcome(pos); }
  static std::uint64_t hash(const Position& pos) noexcept { return infexion::hash(pos); }
  static std::optional<Error> find_fault(const Position& pos) { return infexion::find_fault(pos); }

  // power_first, power_second: the power of each side's stack on every cell, 0 where it has none. hits_first,
  // hits_second: how many of the side's spreads would hit each cell. stacks: the number of stacks of each
  // side. plies_left: the plies until the limit. may_spawn: 1 or 0.
  static std::vector<Fact> facts(const Position& pos);

  static Picture picture(const Position& pos);

  static std::string to_text(const Position& pos) { return infexion::to_text(pos); }
  static std::string to_text(const Position&, const Move& move) { return infexion::to_text(move); }
  static Expected<Position> parse_position(std::string_view text) { return infexion::parse_position(text); }
  static Expected<Move> parse_move(const Position& pos, std::string_view text) {
    return infexion::parse_move(pos, text);
  }
  // "SPAWN(3, 4)", "SPREAD(3, 4, 1, 0)" or "SPREAD(3-4, ↗)": row and column, then those of the step.
  static Expected<Move> parse_course_move(const Position& pos, std::string_view text);
  // The cell, then the direction clockwise from north, or 6 for a spawn.
  static std::uint16_t packed(const Move& move);
};

static_assert(Game<Infexion>);

}  // namespace arena
