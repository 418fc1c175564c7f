#pragma once
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "games/picture.hpp"
#include "games/side.hpp"
#include "util/expected.hpp"
#include "util/inline_vector.hpp"
#include "util/option.hpp"

namespace arena {

struct Outcome {
  enum class Kind : std::uint8_t { ongoing, first_wins, second_wins, draw };
  Kind kind = Kind::ongoing;
  std::array<int, 2> score{};  // of each side: its cells, power or tokens
  [[nodiscard]] constexpr bool over() const noexcept { return kind != Kind::ongoing; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

[[nodiscard]] constexpr Outcome::Kind win_for(Side side) noexcept {
  return side == Side::first ? Outcome::Kind::first_wins : Outcome::Kind::second_wins;
}

// Named numbers that describe a position: one value per cell (row by row), one per side, or a single one. The
// page draws reach and counts from these without knowing the rules.
struct Fact {
  std::string_view name;
  std::vector<int> values;
};

// A game is a type without state of its own; positions and moves are values. The two sides always alternate:
// negamax, records and the page rely on it. A side without other moves must have a pass as its one legal
// move. There are no random events and no hidden information, and a position contains everything about the
// past that the rules need. `MoveList` is an InlineVector with room for every move that a position can have,
// so a search allocates no lists. `Setup` describes the start of a new game; `setup_options` lists its keys
// for the command line and the page.
template <class G>
concept Game = std::regular<typename G::Setup> && std::regular<typename G::Position> &&
    std::regular<typename G::Move> && std::is_trivially_copyable_v<typename G::Position> &&
    std::is_trivially_copyable_v<typename G::Move> &&
    std::same_as<typename G::MoveList::value_type, typename G::Move> &&
    requires(const typename G::Setup& setup, const typename G::Position& pos, typename G::Position& next,
             const typename G::Move& move, typename G::MoveList& out, std::string_view text) {
  {
    G::id
    } -> std::convertible_to<std::string_view>;  // lower case: used by the command line, in addresses and in
                                                 // file names
  { G::setup_options } -> std::convertible_to<OptionSpecs>;

  // Setups come from users: a size or a seed that the rules do not allow is an Error.
  { G::parse_setup(text) } -> std::same_as<Expected<typename G::Setup>>;
  { G::to_text(setup) } -> std::same_as<std::string>;
  { G::start(setup) } -> std::same_as<Expected<typename G::Position>>;

  // Rules. legal_moves replaces the contents of `out`, always in the same order, and leaves it empty only
  // when the game is over; count_moves is its size without the list. apply expects a legal move (asserted).
  { G::side_to_move(pos) } -> std::same_as<Side>;
  { G::legal_moves(pos, out) } -> std::same_as<void>;
  { G::count_moves(pos) } -> std::same_as<int>;
  { G::is_legal(pos, move) } -> std::same_as<bool>;
  { G::apply(next, move) } -> std::same_as<void>;
  { G::outcome(pos) } -> std::same_as<Outcome>;
  { G::hash(pos) } -> std::same_as<std::uint64_t>;

  // Returns the first broken invariant as an Error, or nothing: for tests and imported positions.
  { G::find_fault(pos) } -> std::same_as<std::optional<Error>>;

  // Facts about a position beyond its text, for drawings and explanations.
  { G::facts(pos) } -> std::same_as<std::vector<Fact>>;

  // The contents of the board, for drawings.
  { G::picture(pos) } -> std::same_as<Picture>;

  // Text is the only form in which positions and moves leave the core, and it round-trips. parse_move returns
  // legal moves only.
  { G::to_text(pos) } -> std::same_as<std::string>;
  { G::to_text(pos, move) } -> std::same_as<std::string>;
  { G::parse_position(text) } -> std::same_as<Expected<typename G::Position>>;
  { G::parse_move(pos, text) } -> std::same_as<Expected<typename G::Move>>;
  // The same from what the game's course prints or asks for, with rows and columns counted from 0.
  { G::parse_course_move(pos, text) } -> std::same_as<Expected<typename G::Move>>;

  // A number below 4096, of which the addresses of the page consist. Frozen, because links use it.
  { G::packed(move) } -> std::same_as<std::uint16_t>;
};

}  // namespace arena
