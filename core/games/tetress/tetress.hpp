#pragma once
#include "games/tetress/moves.hpp"
#include "games/tetress/setup.hpp"
#include "games/tetress/text.hpp"

namespace arena {

// Tetress, the game of Melbourne's COMP30024 in 2024; README.md in this folder has the rules.
struct Tetress {
  static constexpr std::string_view id = "tetress";
  static constexpr OptionSpecs setup_options = tetress::Setup::options;
  using Setup = tetress::Setup;
  using Position = tetress::Position;
  using Move = tetress::Move;
  using MoveList = tetress::MoveList;

  static Expected<Setup> parse_setup(std::string_view text) { return Setup::parse(text); }
  static std::string to_text(const Setup& setup) { return arena::to_text(setup); }
  static Expected<Position> start(const Setup& setup) { return tetress::start(setup); }

  static Side side_to_move(const Position& pos) noexcept { return pos.side(); }
  static void legal_moves(const Position& pos, MoveList& out) { tetress::legal_moves(pos, out); }
  static int count_moves(const Position& pos) { return tetress::count_moves(pos); }
  static bool is_legal(const Position& pos, const Move& move) { return tetress::is_legal(pos, move); }
  static void apply(Position& pos, const Move& move) { tetress::apply(pos, move); }
  static Outcome outcome(const Position& pos) { return tetress::outcome(pos); }
  static std::uint64_t hash(const Position& pos) noexcept { return tetress::hash(pos); }
  static std::optional<Error> find_fault(const Position& pos) { return tetress::find_fault(pos); }

  // covers_first, covers_second: the number of the side's possible placements that cover each cell. room: how
  // many cells only one side's placements cover, by side. mobility: the number of these placements for each
  // side, if it were its turn now or next. tokens: the number of tokens of each side on the board.
  // plies_left: the plies until the limit.
  static std::vector<Fact> facts(const Position& pos);

  static Picture picture(const Position& pos);

  static std::string to_text(const Position& pos) { return tetress::to_text(pos); }
  static std::string to_text(const Position&, const Move& move) { return tetress::to_text(move); }
  static Expected<Position> parse_position(std::string_view text) { return tetress::parse_position(text); }
  static Expected<Move> parse_move(const Position& pos, std::string_view text) {
    return tetress::parse_move(pos, text);
  }
  // "PLACE(3-2, 3-3, 4-3, 4-4)": rows and columns of the cells.
  static Expected<Move> parse_course_move(const Position& pos, std::string_view text);
  static std::uint16_t packed(const Move& move) {
    return static_cast<std::uint16_t>(tetress::number_of(move));
  }
};

static_assert(Game<Tetress>);

}  // namespace arena
